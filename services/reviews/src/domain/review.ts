import type { Source } from '@review-reply/platforms/sources';

/** What the customer wrote, as the platform shows it. */
export interface ReviewContent {
  readonly rating: number;
  readonly title: string | null;
  /** Empty for a rating without words. */
  readonly text: string;
  readonly language: string | null;
  readonly authorName: string | null;
  readonly authorAvatarUrl: string | null;
  readonly authorAnonymous: boolean;
  readonly url: string | null;
  /** Both by the platform's clock. */
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Review extends ReviewContent {
  readonly reviewId: bigint;
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly source: Source;
  readonly platformReviewId: string;
  readonly firstSeenAt: Date;
  readonly missingSince: Date | null;
  readonly missingReads: number;
  readonly removedAt: Date | null;
  /** Whether a reply is on the platform or on its way there. */
  readonly answered: boolean;
  /** When autopilot publishes its draft. */
  readonly autoPublishAt: Date | null;
}

/** Whether the platform shows something else than what is kept. */
export function hasChanged(kept: ReviewContent, seen: ReviewContent): boolean {
  return (
    kept.rating !== seen.rating ||
    kept.text !== seen.text ||
    kept.title !== seen.title ||
    kept.language !== seen.language ||
    kept.authorName !== seen.authorName ||
    kept.authorAvatarUrl !== seen.authorAvatarUrl ||
    kept.authorAnonymous !== seen.authorAnonymous ||
    kept.url !== seen.url ||
    kept.createdAt.getTime() !== seen.createdAt.getTime() ||
    kept.updatedAt.getTime() !== seen.updatedAt.getTime()
  );
}

/** Platforms lose reviews for days and show them again: only what stays missing is told as removed. */
export const missingForMs = 48 * 3_600_000;
export const missingReadsMin = 3;
