import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, forUsers, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { getReport } from '../use-cases/get-report.ts';
import { getReview } from '../use-cases/get-review.ts';
import { listReviews } from '../use-cases/list-reviews.ts';
import { importReviews } from '../use-cases/syncing/import-reviews.ts';
import { readImport } from './import-request.ts';
import { readLimit, readPeriod, readRating, readSince, readSource, readUntil } from './requests.ts';

type Methods = ServiceMethods<typeof ReviewsService>;

/** Reviews as they are read, as reports tell of them, and as operators import them. */
export function reviewMethods(
  context: Context,
): Pick<Methods, 'listReviews' | 'getReview' | 'getReport' | 'importReviews'> {
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

    getReport: forSystem(async ({ since, until, ...place }) => {
      const { averageRating, reviews, ...counted } = await getReport(context, {
        ...place,
        ...readPeriod(since, until),
      });
      return {
        ...counted,
        ...optional('averageRating', averageRating),
        reviews: reviews.map(({ authorName, createdAt, ...review }) => ({
          ...review,
          ...optional('authorName', authorName),
          createdAt: toTimestamp(createdAt),
        })),
      };
    }),

    importReviews: forSystem((request) => importReviews(context, readImport(request))),
  };
}
