import { reviewBody, reviewsPageBody } from '@review-reply/api-schemas';
import { optional } from '@review-reply/rpc';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** The reviews service renders reviews as JSON once; the gateway writes the bytes out as they are, but for failures. */
export function listReviews({ reviews }: Clients): Handler {
  return async (context) => {
    const { query } = inputOf('listReviews', context);
    const page = await reviews.listReviews(
      {
        limit: query.limit,
        ...optional('placeId', query.place_id),
        ...optional('since', query.since),
        ...optional('until', query.until),
        ...optional('rating', query.rating),
        ...optional('unanswered', query.unanswered),
        ...optional('source', query.source),
        ...optional('cursor', query.cursor),
      },
      callOf(context),
    );
    return { status: 200, body: reviewsPageBody(page.reviewsJson, page.nextCursor ?? null, context.locale) };
  };
}

export function getReview({ reviews }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('getReview', context);
    const answer = await reviews.getReview({ reviewId: path.review_id }, callOf(context));
    return { status: 200, body: reviewBody(answer.reviewJson, context.locale) };
  };
}
