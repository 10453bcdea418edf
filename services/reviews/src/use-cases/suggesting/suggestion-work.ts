import type { RunningClaim } from '@review-reply/idempotency';
import type { Review } from '../../domain/review.ts';
import type { Generation } from '../../domain/suggestion.ts';

/** What a request for a suggestion works on: its claim on the key and the generation under way. */
export interface SuggestionWork {
  readonly claim: RunningClaim;
  readonly generation: Generation;
  readonly review: Review;
}
