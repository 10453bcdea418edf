import { sha256 } from '@review-reply/crypto';
import type { ReviewContent } from '../../domain/review.ts';

/** What a customer says, by which it is known again: it is another as soon as `isRewritten` says so. */
export function digestReview({ rating, title, text }: Pick<ReviewContent, 'rating' | 'title' | 'text'>): string {
  return sha256(JSON.stringify([rating, title, text])).toString('hex');
}
