import { z } from 'zod';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PlatformError } from '../platform-error.ts';
import type { ReviewConnector } from '../reviews.ts';
import { readApiRefusal } from './read-refusal.ts';

const source = 'tripadvisor';

/** A number, or its digits, as the API has both; null for anything else. */
const figure = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}(?:\.\d{1,9})?$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null);

/** Of all that there is of a location nothing else is read. */
const locationFigures = z
  .object({ location_id: z.union([z.string(), z.number()]), rating: figure, num_reviews: figure })
  .transform(({ rating, num_reviews: count }) => ({
    averageRating: rating != null && rating >= 1 && rating <= 5 ? rating : null,
    totalReviewCount: count != null && Number.isSafeInteger(count) && count >= 0 ? count : null,
  }));

/**
 * How many reviews a location has and how they are rated
 * (https://tripadvisor-content-api.readme.io/reference/getlocationdetails). A location's name is its number. The API
 * shows five reviews at most and lets nobody keep them, so that none is asked for; it takes no replies.
 */
export function tripadvisorReviewConnector({ http, apiUrl }: { http: HttpClient; apiUrl: string }): ReviewConnector {
  const baseUrl = readBaseUrl(apiUrl);
  const notSupported = (operation: string) => async () => {
    throw new PlatformError({ source, operation, failure: 'permanent', reason: 'not_supported' });
  };
  return {
    source,
    order: 'created',
    sees: 'counts',
    replyLimit: null,
    publishing: 'none',
    // Of 50 in any second, which two windows that follow each other may share, and logins; the owner's daily budget is
    // answered 429.
    readQuota: { of: 'login', calls: 24, perMs: 1_000 },

    listReviews: async ({ location, access, signal }) => ({
      reviews: [],
      nextPageToken: null,
      ...(await http.call({
        source,
        operation: 'locations.details',
        method: 'GET',
        url: buildUrl(baseUrl, ['api', 'v1', 'location', location, 'details'], { key: access, language: 'en' }),
        signal,
        schema: locationFigures,
        readRefusal: readApiRefusal,
      })),
    }),
    getReview: notSupported('reviews.get'),
    publishReply: notSupported('reviews.reply'),
  };
}
