export type {
  GetReviewOptions,
  ListReviewsOptions,
  LocationAccess,
  PlatformAuthor,
  PlatformReply,
  PlatformReview,
  PublishReplyOptions,
  ReplyLimit,
  ReplyOutcome,
  ReviewConnector,
  ReviewPage,
  ReviewSource,
} from './connector.ts';
export {
  type GoogleAuthorizationUrlOptions,
  googleAuthorizationUrl,
  googleBusinessScope,
} from './google/authorization-url.ts';
export {
  type GoogleAccess,
  type GoogleAccount,
  type GoogleLocation,
  type GoogleLocations,
  googleLocations,
} from './google/locations.ts';
export {
  type GoogleAccessToken,
  type GoogleGrantedLogin,
  type GoogleOAuth,
  type GoogleOAuthOptions,
  googleOAuth,
} from './google/oauth.ts';
export { type GoogleReviewConnectorOptions, googleReviewConnector } from './google/review-connector.ts';
export { type GoogleUrls, googleUrls } from './google/urls.ts';
export { type HttpClient, type HttpClientOptions, openHttpClient } from './http/http-client.ts';
export { PlatformError, type PlatformErrorOptions, type PlatformFailure } from './platform-error.ts';
export { type ReadReviewPagesOptions, readReviewPages } from './read-review-pages.ts';
export { replyLength } from './reply-length.ts';
