import { readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import { nullWhenNotFound } from '../null-when-not-found.ts';
import type { ReviewConnector } from '../reviews.ts';
import { callApi } from './api-call.ts';
import { googlePage, googleReply, googleReview } from './review-shape.ts';

/** Google answers a larger page size with an error. */
const pageSizeMax = 50;
const replyBytesMax = 4_096;
const locationPattern = /^accounts\/([^/]+)\/locations\/([^/]+)$/;

/**
 * Google Business Profile reviews (v4). A location's name is `accounts/{account}/locations/{location}`; reviews of a
 * location that Google has not verified can be neither read nor answered (`permanent`).
 */
export function googleReviewConnector({ http, reviewsUrl }: { http: HttpClient; reviewsUrl: string }): ReviewConnector {
  const baseUrl = readBaseUrl(reviewsUrl);
  return {
    source: 'google',
    order: 'changed',
    sees: 'everything',
    replyLimit: { max: replyBytesMax, unit: 'bytes' },
    publishing: 'moderated',
    // Of Google's Business Profile APIs; that of the reviews' own is not published.
    readQuota: { of: 'login', calls: 300, perMs: 60_000 },

    listReviews: ({ location, access, signal, pageToken, pageSize = pageSizeMax }) =>
      callApi(http, {
        operation: 'reviews.list',
        baseUrl,
        path: reviewsPath(location),
        query: { pageSize: Math.min(pageSize, pageSizeMax), pageToken, orderBy: 'updateTime desc' },
        access,
        signal,
        schema: googlePage,
      }),

    getReview: ({ location, platformReviewId, access, signal }) =>
      nullWhenNotFound(
        callApi(http, {
          operation: 'reviews.get',
          baseUrl,
          path: reviewsPath(location, platformReviewId),
          access,
          signal,
          schema: googleReview,
        }),
      ),

    publishReply: ({ location, platformReviewId, text, access, signal }) =>
      callApi(http, {
        operation: 'reviews.reply',
        method: 'PUT',
        baseUrl,
        path: reviewsPath(location, platformReviewId, 'reply'),
        json: { comment: text },
        access,
        signal,
        schema: googleReply,
      }),
  };
}

function reviewsPath(location: string, ...rest: string[]): string[] | undefined {
  const [, account, id] = locationPattern.exec(location) ?? [];
  if (account === undefined || id === undefined) return undefined;
  return ['v4', 'accounts', account, 'locations', id, 'reviews', ...rest];
}
