import { readBaseUrl } from '../http/build-url.ts';
import { type ApiCall, callApi } from '../http/call-api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { nullWhenNotFound } from '../null-when-not-found.ts';
import { PlatformError } from '../platform-error.ts';
import type { LocationAccess, ReviewConnector } from '../reviews.ts';
import { readApiRefusal } from './read-refusal.ts';
import { trustpilotPage, trustpilotReview } from './review-shape.ts';

/** Trustpilot answers a larger page size with an error. */
const pageSizeMax = 100;
const source = 'trustpilot';

/**
 * Service reviews (https://developers.trustpilot.com/service-reviews-api). A location's name is the business unit's id.
 * Pages are numbered, so a review that is written or removed while they are read shifts those behind it: one may come
 * twice or be missed, as `readReviewPages` says. Replies that the business made are read; none is sent.
 */
export function trustpilotReviewConnector({ http, apiUrl }: { http: HttpClient; apiUrl: string }): ReviewConnector {
  const baseUrl = readBaseUrl(apiUrl);
  const get = <T>(
    { access, signal }: LocationAccess,
    { path, ...call }: Pick<ApiCall<T>, 'operation' | 'query' | 'schema'> & { path: readonly string[] },
  ) =>
    callApi(http, {
      ...call,
      source,
      baseUrl,
      path: ['v1', 'private', ...path],
      access,
      signal,
      readRefusal: readApiRefusal,
    });

  return {
    source,
    order: 'created',
    sees: 'everything',
    replyLimit: null,
    publishing: 'none',
    // Recommended: fewer than 833 calls in five minutes.
    readQuota: { of: 'login', calls: 832, perMs: 300_000 },

    listReviews: async ({ pageToken = '1', pageSize = pageSizeMax, ...call }) => {
      const perPage = Math.min(pageSize, pageSizeMax);
      const reviews = await get(call, {
        operation: 'reviews.list',
        path: ['business-units', call.location, 'reviews'],
        query: { page: pageToken, perPage, orderBy: 'createdat.desc' },
        schema: trustpilotPage,
      });
      // Nothing says which page is the last: beyond it they are empty. One that is not full may have lost some.
      const nextPageToken = reviews.length === 0 ? null : String(Number(pageToken) + 1);
      return { reviews, nextPageToken, averageRating: null, totalReviewCount: null };
    },

    getReview: async ({ platformReviewId, ...call }) => {
      const path = ['reviews', platformReviewId];
      const found = await nullWhenNotFound(get(call, { operation: 'reviews.get', path, schema: trustpilotReview }));
      // Reviews are addressed without their business unit, and a login may have several.
      return found?.businessUnitId === call.location ? found.review : null;
    },

    publishReply: async () => {
      throw new PlatformError({ source, operation: 'reviews.reply', failure: 'permanent', reason: 'not_supported' });
    },
  };
}
