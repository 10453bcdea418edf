import { readApiRefusal } from '../google/read-refusal.ts';
import { readBaseUrl } from '../http/build-url.ts';
import { type ApiCall, callApi } from '../http/call-api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { nullWhenNotFound } from '../null-when-not-found.ts';
import type { LocationAccess, ReviewConnector } from '../reviews.ts';
import { playPage, playReply, playReview } from './review-shape.ts';

const pageSizeMax = 100;
const replyCharactersMax = 350;
const source = 'googleplay';

/**
 * Reviews of an app in production (https://developers.google.com/android-publisher/api-ref/rest/v3/reviews). A
 * location's name is the app's package. Listed are reviews with words, written or changed in the last week; a reply is
 * public once taken, and another one overwrites it.
 */
export function googlePlayReviewConnector({ http, playUrl }: { http: HttpClient; playUrl: string }): ReviewConnector {
  const baseUrl = readBaseUrl(playUrl);
  const ask = <T>(
    { location, access, signal }: LocationAccess,
    path: readonly string[],
    call: Pick<ApiCall<T>, 'operation' | 'verb' | 'query' | 'json' | 'schema'>,
  ) =>
    callApi(http, {
      ...call,
      source,
      baseUrl,
      path: ['androidpublisher', 'v3', 'applications', location, 'reviews', ...path],
      access,
      signal,
      readRefusal: readApiRefusal,
    });

  return {
    source,
    order: 'changed',
    sees: 'recent',
    replyLimit: { max: replyCharactersMax, unit: 'characters' },
    // HTML is left out (https://developers.google.com/android-publisher/reply-to-reviews).
    replyAsShown: (text) => text.replace(/<[^>]*>/g, ''),
    publishing: 'direct',
    // Of an app's 200 GET requests an hour, whichever login makes them, which two windows that follow each other may
    // share; the others are left for reviews that are looked at before they are answered.
    readQuota: { of: 'location', calls: 75, perMs: 3_600_000 },

    listReviews: ({ pageToken, pageSize = pageSizeMax, ...call }) =>
      ask(call, [], {
        operation: 'reviews.list',
        query: { maxResults: Math.min(pageSize, pageSizeMax), token: pageToken },
        schema: playPage(call.location),
      }),

    getReview: ({ platformReviewId, ...call }) =>
      nullWhenNotFound(
        ask(call, [platformReviewId], {
          operation: 'reviews.get',
          schema: playReview(call.location),
        }),
      ),

    publishReply: ({ platformReviewId, text, ...call }) =>
      ask(call, [platformReviewId], {
        operation: 'reviews.reply',
        verb: 'reply',
        json: { replyText: text },
        schema: playReply,
      }),
  };
}
