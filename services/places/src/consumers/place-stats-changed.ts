import { on } from '@review-reply/events';
import { PlaceStatsChangedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { recordPlaceStats } from '../use-cases/record-place-stats.ts';

/** The reviews service counted again. */
export const placeStatsChanged = on(PlaceStatsChangedSchema, (tx, message) => {
  const { placeRef, rating, reviewsCount, unansweredCount, version } = message;
  return recordPlaceStats(tx, { placeRef, rating: rating ?? null, reviewsCount, unansweredCount, version });
});
