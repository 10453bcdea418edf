import type { KeepableReview } from '../../domain/keepable-review.ts';
import type { Review } from '../../domain/review.ts';
import type { ReviewToKeep } from '../../storage/reviews.ts';

/**
 * A review stays where it is in lists: where a platform tells of the last change alone, the first that was seen counts.
 */
export function toKeep(seen: KeepableReview, kept: Pick<Review, 'createdAt'> = seen): ReviewToKeep {
  const { platformReviewId, rating, title, text, language, author, url, updatedAt } = seen;
  const createdAt = new Date(Math.min(kept.createdAt.getTime(), seen.createdAt.getTime()));
  return {
    platformReviewId,
    rating,
    title,
    text,
    language,
    authorName: author.name,
    authorAvatarUrl: author.avatarUrl,
    authorAnonymous: author.anonymous,
    url,
    createdAt,
    updatedAt,
  };
}
