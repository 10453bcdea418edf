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
export { PlatformError, type PlatformErrorOptions, type PlatformFailure } from './platform-error.ts';
