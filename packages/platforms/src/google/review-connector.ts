import type { ReviewConnector } from '../connector.ts';
import { readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PlatformError } from '../platform-error.ts';
import { callApi } from './api-call.ts';
import { googlePage, googleReply, googleReview } from './review-shape.ts';
import type { GoogleUrls } from './urls.ts';

/** Google answers a larger page size with an error. */
const pageSizeMax = 50;
const replyBytesMax = 4_096;
const locationPattern = /^accounts\/([^/]+)\/locations\/([^/]+)$/;

export interface GoogleReviewConnectorOptions {
  readonly http: HttpClient;
  readonly urls: Pick<GoogleUrls, 'reviews'>;
}

/**
 * Google Business Profile reviews (v4). A location's name is `accounts/{account}/locations/{location}`; reviews of a
 * location that Google has not verified can be neither read nor answered (`permanent`).
 */
export function googleReviewConnector({ http, urls }: GoogleReviewConnectorOptions): ReviewConnector {
  const baseUrl = readBaseUrl(urls.reviews);
  return {
    source: 'google',
    replyLimit: { max: replyBytesMax, unit: 'bytes' },
    publishing: 'moderated',

    listReviews: ({ location, accessToken, signal, pageToken, pageSize = pageSizeMax }) =>
      callApi(http, {
        operation: 'reviews.list',
        baseUrl,
        path: reviewsPath(location),
        query: { pageSize: Math.min(pageSize, pageSizeMax), pageToken, orderBy: 'updateTime desc' },
        accessToken,
        signal,
        schema: googlePage,
      }),

    getReview: async ({ location, platformReviewId, accessToken, signal }) => {
      const path = reviewsPath(location, platformReviewId);
      try {
        return await callApi(http, {
          operation: 'reviews.get',
          baseUrl,
          path,
          accessToken,
          signal,
          schema: googleReview,
        });
      } catch (error) {
        if (error instanceof PlatformError && error.failure === 'not_found') return null;
        throw error;
      }
    },

    publishReply: ({ location, platformReviewId, text, accessToken, signal }) =>
      callApi(http, {
        operation: 'reviews.reply',
        method: 'PUT',
        baseUrl,
        path: reviewsPath(location, platformReviewId, 'reply'),
        json: { comment: text },
        accessToken,
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
