import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, forUsers, optional, type ServiceMethods } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { getReview } from '../use-cases/get-review.ts';
import { listReviews } from '../use-cases/list-reviews.ts';
import { importReviews } from '../use-cases/syncing/import-reviews.ts';
import { readImport } from './import-request.ts';
import { readLimit, readRating, readSince, readSource, readUntil } from './requests.ts';

type Methods = ServiceMethods<typeof ReviewsService>;

/** Reviews as they are read, all of the acting account, and as operators import them. */
export function reviewMethods(context: Context): Pick<Methods, 'listReviews' | 'getReview' | 'importReviews'> {
  return {
    listReviews: forUsers(async (request, { caller }) => {
      const { json, nextCursor } = await listReviews(context, {
        accountId: caller.actingAccountId,
        placeId: request.placeId ?? null,
        since: readSince(request.since),
        until: readUntil(request.until),
        rating: readRating(request.rating),
        unanswered: request.unanswered ?? null,
        source: readSource(request.source),
        limit: readLimit(request.limit),
        cursor: request.cursor ?? null,
      });
      return { reviewsJson: json, ...optional('nextCursor', nextCursor) };
    }),

    getReview: forUsers(async ({ reviewId }, { caller }) => ({
      reviewJson: await getReview(context, { accountId: caller.actingAccountId, reviewId }),
    })),

    importReviews: forSystem((request) => importReviews(context, readImport(request))),
  };
}
