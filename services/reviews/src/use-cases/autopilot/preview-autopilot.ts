import type { Source } from '@review-reply/platforms/sources';
import { earliestAt, findHoldReasons, findObstacle, hourMs } from '../../domain/autopilot.ts';
import type { KeptPlace } from '../../domain/place.ts';
import { listReviewsInView, type ReviewInView } from '../../storage/autopilot-tasks.ts';
import { listPlacesByPublicId } from '../../storage/places.ts';
import type { Context } from '../context.ts';
import { answerable } from './take-in-hand.ts';

const dayMs = 24 * hourMs;
const placesMax = 20;
const reviewsMax = 200;

export interface ForeseenReview {
  readonly reviewId: bigint;
  readonly source: Source;
  readonly rating: number;
  /** `wait`: it has a draft that is published later than within a day. */
  readonly action: 'publish' | 'write' | 'hold' | 'wait' | 'leave';
  /** When it happens, where a time is known. */
  readonly at: Date | null;
  /** Why it is held or left, as codes. */
  readonly reasons: readonly string[];
}

export interface AutopilotPreview {
  readonly place: KeptPlace;
  readonly reviews: readonly ForeseenReview[];
  readonly more: boolean;
}

/**
 * What autopilot would do within a day at a place as it is now, or would if it were switched on now; it writes and pays
 * nothing.
 */
export async function previewAutopilot(context: Context, placeId: string): Promise<AutopilotPreview[]> {
  const { database, clock, connectors } = context;
  const now = clock.now();
  const previews: AutopilotPreview[] = [];
  for (const place of await listPlacesByPublicId(database.sql, placeId, placesMax)) {
    const { accountId, placeRef } = place;
    const seenAfter = new Date(now.getTime() - dayMs);
    const inView = await listReviewsInView(database.sql, { accountId, placeRef, seenAfter, limit: reviewsMax + 1 });
    const reviews = inView.slice(0, reviewsMax).map((one) => foresee(one, place, answerable(connectors), now));
    previews.push({ place, reviews, more: inView.length > reviewsMax });
  }
  return previews;
}

function foresee(review: ReviewInView, place: KeptPlace, sources: readonly Source[], now: Date): ForeseenReview {
  const { reviewId, source, rating, updatedAt, firstSeenAt, holdReasons, autoPublishAt } = review;
  const foreseen = (action: ForeseenReview['action'], at: Date | null = null, reasons: readonly string[] = []) => {
    return { reviewId, source, rating, action, at, reasons };
  };
  // Where it is off, it would be on from now on.
  const autopilotSince = place.autopilotSince ?? now;
  const asIfOn = { ...place, autopilotSince, autopilot: { ...place.autopilot, enabled: true } };
  const obstacle = findObstacle({ rating, updatedAt, firstSeenAt, removedAt: null, answered: false }, asIfOn);
  if (obstacle !== null) return foreseen('leave', null, [obstacle]);
  if (!sources.includes(source)) return foreseen('leave', null, ['platform_takes_no_replies']);
  const reasons = holdReasons ?? findHoldReasons(review, { needsHuman: false, reasons: [] });
  if (reasons.length > 0) return foreseen('hold', null, reasons);
  if (autoPublishAt !== null)
    return foreseen(autoPublishAt.getTime() <= now.getTime() + dayMs ? 'publish' : 'wait', autoPublishAt);
  return foreseen('write', earliestAt(firstSeenAt, place.autopilot.delayHours, now));
}
