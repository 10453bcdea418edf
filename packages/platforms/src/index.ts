export { type Access, toAccess } from './access.ts';
export { type HttpClient, type HttpClientOptions, openHttpClient } from './http/http-client.ts';
export * from './listing.ts';
export {
  type ListingCall,
  type ListingConnector,
  type ListingPart,
  ListingUnreadable,
} from './listing-connector.ts';
export type { Locations, PlatformLocation } from './locations.ts';
export type { FreshAccess, Login, LoginCall, SignedIn, SignIn } from './login.ts';
export { type LoginPlatform, openConnectors, openLoginPlatforms } from './open.ts';
export type { Host } from './platform.ts';
export { PlatformError, type PlatformErrorOptions, type PlatformFailure } from './platform-error.ts';
export type { PushArrangement } from './pushes.ts';
export { type ReadReviewPagesOptions, readReviewPages, reviewPagesMax } from './read-review-pages.ts';
export { replyLength } from './reply-length.ts';
export type {
  GetReviewOptions,
  ListReviewsOptions,
  LocationAccess,
  PlatformAuthor,
  PlatformReply,
  PlatformReview,
  PublishReplyOptions,
  ReadQuota,
  ReplyLimit,
  ReplyOutcome,
  ReviewConnector,
  ReviewPage,
  TakenReply,
} from './reviews.ts';
export { type ClientName, clientSettings, type HostName, hostSettings, hosts, simulatedHosts } from './settings.ts';
export { isSource, type Source } from './sources.ts';
