import type { Review } from '../../domain/review.ts';
import type { Generation } from '../../domain/suggestion.ts';
import type { Wishes } from './write-suggestion.ts';

/** What it takes to write and charge a suggestion, whoever asked for it: the generation that was begun for it. */
export interface SuggestionWork {
  readonly generation: Generation;
  readonly review: Review;
  readonly wishes: Wishes;
}
