import { readBaseUrl } from '../http/build-url.ts';
import { type ApiCall, callApi } from '../http/call-api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { nullWhenNotFound } from '../null-when-not-found.ts';
import type { LocationAccess, ReviewConnector } from '../reviews.ts';
import { readApiRefusal } from './read-refusal.ts';
import { appStorePage, appStoreResponse, appStoreReview } from './review-shape.ts';

/** Apple answers a larger page size with an error. */
const pageSizeMax = 200;
/** Not in Apple's own description of the API; App Store Connect's page counts down from it. */
const replyCharactersMax = 5_970;
const source = 'appstore';

/**
 * Customer reviews (https://developer.apple.com/documentation/appstoreconnectapi/customer-reviews). A location's name
 * is the app's number. Pages come by creation and continue from a cursor; what an author changes in an older review
 * shows at the next whole read. A response is as good as public once Apple took it, though the store may show it hours
 * later (`PENDING_PUBLISH`); another one overwrites it.
 */
export function appStoreReviewConnector({ http, apiUrl }: { http: HttpClient; apiUrl: string }): ReviewConnector {
  const baseUrl = readBaseUrl(apiUrl);
  const ask = <T>(
    { access, signal }: Omit<LocationAccess, 'location'>,
    call: Pick<ApiCall<T>, 'operation' | 'path' | 'query' | 'json' | 'schema'>,
  ) => callApi(http, { ...call, source, baseUrl, access, signal, readRefusal: readApiRefusal });

  return {
    source,
    order: 'created',
    sees: 'everything',
    replyLimit: { max: replyCharactersMax, unit: 'characters' },
    publishing: 'direct',
    reachesAllLocations: true,
    // Of 3,500 in a rolling hour, which two windows that follow each other may share, and all calls of a key: those
    // beyond are left for logins and answers.
    readQuota: { of: 'login', calls: 1_500, perMs: 3_600_000 },

    listReviews: ({ location, pageToken, pageSize = pageSizeMax, ...call }) =>
      ask(call, {
        operation: 'reviews.list',
        path: ['v1', 'apps', location, 'customerReviews'],
        query: { sort: '-createdDate', include: 'response', limit: Math.min(pageSize, pageSizeMax), cursor: pageToken },
        schema: appStorePage,
      }),

    getReview: ({ location: _location, platformReviewId, ...call }) =>
      nullWhenNotFound(
        ask(call, {
          operation: 'reviews.get',
          path: ['v1', 'customerReviews', platformReviewId],
          query: { include: 'response' },
          schema: appStoreReview,
        }),
      ),

    publishReply: ({ location: _location, platformReviewId, text, ...call }) =>
      ask(call, {
        operation: 'reviews.reply',
        path: ['v1', 'customerReviewResponses'],
        json: {
          data: {
            type: 'customerReviewResponses',
            attributes: { responseBody: text },
            relationships: { review: { data: { type: 'customerReviews', id: platformReviewId } } },
          },
        },
        schema: appStoreResponse,
      }),
  };
}
