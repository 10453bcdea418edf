const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** After each try that failed, the last for all that follow. */
const retriesMs = [5 * minuteMs, 30 * minuteMs, 2 * 60 * minuteMs, 6 * 60 * minuteMs];
/** How much later than it was due a report still tells of all of its period. */
const lateMaxMs = 3 * dayMs;

/** What happened at a place since the last report, and how it stands now. */
export interface Report {
  readonly placeName: string;
  readonly since: Date;
  readonly until: Date;
  /** Of all reviews; null without any. */
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly unansweredCount: number;
  readonly newReviews: number;
  /** Of the new ones. */
  readonly averageRating: number | null;
  readonly replies: number;
  /** The newest of the new ones. */
  readonly reviews: readonly ReportedReview[];
}

export interface ReportedReview {
  /** What people call the platform that it stands on. */
  readonly platform: string;
  readonly rating: number;
  readonly text: string;
  readonly authorName: string | null;
  readonly createdAt: Date;
  readonly answered: boolean;
}

/** Business time until the next try, after this many that failed. */
export const reportRetryMs = (failures: number): number => retriesMs[failures] ?? retriesMs.at(-1) ?? 0;

/** What a report tells of: since the last one, but for what was before reports were switched on or could be sent. */
export function periodOf(since: Date, until: Date, frequencyDays: number): { since: Date; until: Date } {
  const earliest = until.getTime() - frequencyDays * dayMs - lateMaxMs;
  return { since: new Date(Math.max(since.getTime(), earliest)), until };
}

/** A mail that tells of nothing would only teach to delete them. */
export const hasNews = ({ newReviews, replies, unansweredCount }: Report): boolean =>
  newReviews > 0 || replies > 0 || unansweredCount > 0;

/** What became of a mail: one `refused` was certainly not taken, for now; nobody knows of one in `doubt`. */
export type Sent = 'taken' | 'refused' | 'refused_for_good' | 'doubt';

/** Ties the sealed token of a place's links to its row: copied to another it does not open. */
export const reportLinkSealContext = (placeRef: bigint) => `places.report_link:${placeRef}`;
