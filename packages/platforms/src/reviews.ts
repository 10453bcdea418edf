import type { Access } from './access.ts';
import type { Source } from './sources.ts';

/**
 * What a platform decided about a reply. `pending` is also everything a connector does not know: a missing state or a
 * word that the platform added since is never taken for an approval or a rejection.
 */
export type ReplyOutcome = 'pending' | 'approved' | 'rejected';

/** A reply as the platform answers who sends it. */
export interface TakenReply {
  /** As the owner wrote it. */
  readonly text: string;
  /** The platform's own word, verbatim, or null where it gave none. */
  readonly state: string | null;
  readonly outcome: ReplyOutcome;
  /** The platform's own code for why it rejected the reply. */
  readonly policyViolation: string | null;
}

/** A reply as the platform shows it with its review. */
export interface PlatformReply extends TakenReply {
  readonly updatedAt: Date;
}

export interface PlatformAuthor {
  /** Null when the author is anonymous or the platform does not tell. */
  readonly name: string | null;
  readonly avatarUrl: string | null;
  readonly anonymous: boolean;
}

export interface PlatformReview {
  /** Opaque, stable, and unique within its location. */
  readonly platformReviewId: string;
  /** A whole number from 1 to 5, or null where the platform gave none that is known. */
  readonly rating: number | null;
  /** As the customer wrote it; empty for a rating without words. */
  readonly text: string;
  readonly title: string | null;
  readonly author: PlatformAuthor;
  /** BCP 47 tag that the platform gave. A hint: some platforms tell the device's language, not the text's. */
  readonly language: string | null;
  readonly url: string | null;
  readonly createdAt: Date;
  /** When the customer last changed it, by the platform's clock. */
  readonly updatedAt: Date;
  readonly reply: PlatformReply | null;
}

export interface ReplyLimit {
  readonly max: number;
  readonly unit: 'bytes' | 'characters';
}

/** What every call needs. */
export interface LocationAccess {
  /** The platform's own name of the place, in the form its connector documents. */
  readonly location: string;
  readonly access: Access;
  /** Gives the call up: it then throws the signal's reason. A reply may have been published all the same. */
  readonly signal: AbortSignal;
}

export interface ListReviewsOptions extends LocationAccess {
  /** Absent: the first page. A token is good for the same location and page size only. */
  readonly pageToken?: string | undefined;
  /** More than the platform allows is cut to that; absent means as many as it allows. */
  readonly pageSize?: number | undefined;
}

export interface ReviewPage {
  /** Newest first, by the connector's `order`. */
  readonly reviews: readonly PlatformReview[];
  /** Null on the last page. */
  readonly nextPageToken: string | null;
  /** Over all of the location's reviews; null where there are none or the platform does not tell. */
  readonly averageRating: number | null;
  readonly totalReviewCount: number | null;
}

export interface GetReviewOptions extends LocationAccess {
  readonly platformReviewId: string;
}

export interface PublishReplyOptions extends GetReviewOptions {
  readonly text: string;
}

/** How many reads a platform allows in any one window of this length. */
export interface ReadQuota {
  /** What they are counted by: the `login` that makes them, or the `location` they are about, whichever login does. */
  readonly of: 'login' | 'location';
  readonly calls: number;
  readonly perMs: number;
}

/**
 * One platform's reviews, the same for all platforms. Every function makes one call with a deadline, keeps nothing,
 * never retries (callers know when a retry is due) and throws PlatformError.
 */
export interface ReviewConnector {
  readonly source: Source;
  /**
   * By which time pages come, newest first. `changed`: whoever has seen everything up to a moment can stop reading
   * there. `created`: what changed in older reviews shows only to whoever reads on.
   */
  readonly order: 'changed' | 'created';
  /**
   * What a read to the last page has seen. `everything`: a review that was not there is missing. `recent`: the platform
   * lists its newest reviews alone, so that one which was not there says nothing. `counts`: it tells how many reviews
   * there are and how they are rated, and shows none: the only page is empty, and `getReview` always throws.
   */
  readonly sees: 'everything' | 'recent' | 'counts';
  /** The longest reply the platform takes, in its own unit; null where it takes none or names no limit. */
  readonly replyLimit: ReplyLimit | null;
  /** What the platform shows of a reply's text; absent where that is all of it. */
  replyAsShown?(text: string): string;
  /**
   * `moderated`: an accepted reply waits for the platform's verdict, which later reads show. `direct`: it is public
   * once accepted. `none`: the platform takes no replies and `publishReply` always throws.
   */
  readonly publishing: 'moderated' | 'direct' | 'none';
  /**
   * Whether `getReview` and `publishReply` reach a review of any location of the login: the platform takes its id alone
   * and does not say whose it is. That it is this location's is then known from the location's list.
   */
  readonly reachesAllLocations?: true;
  /** Absent where the platform names none. Whoever reads keeps it, over all reads that are counted together. */
  readonly readQuota?: ReadQuota;
  listReviews(options: ListReviewsOptions): Promise<ReviewPage>;
  /** Null when the platform does not have the review (any more). */
  getReview(options: GetReviewOptions): Promise<PlatformReview | null>;
  /** Creates the review's only reply or overwrites it, so that sending the same text twice changes nothing. */
  publishReply(options: PublishReplyOptions): Promise<TakenReply>;
}
