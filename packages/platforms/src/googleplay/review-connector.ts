import type { z } from 'zod';
import { readApiRefusal } from '../google/read-refusal.ts';
import { buildUrl, type Query, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import { nullWhenNotFound } from '../null-when-not-found.ts';
import type { LocationAccess, ReviewConnector } from '../reviews.ts';
import { playPage, playReply, playReview } from './review-shape.ts';

const pageSizeMax = 100;
const replyCharactersMax = 350;
const source = 'googleplay';

interface Call<T> {
  readonly operation: string;
  readonly path: readonly string[];
  /** What is done with the resource, by a verb behind it (https://google.aip.dev/136). */
  readonly verb?: string;
  readonly query?: Query;
  readonly json?: unknown;
  readonly schema: z.ZodType<T>;
}

/**
 * Reviews of an app in production (https://developers.google.com/android-publisher/api-ref/rest/v3/reviews). A
 * location's name is the app's package. Listed are reviews with words, written or changed in the last week; a reply is
 * public once taken, and another one overwrites it.
 */
export function googlePlayReviewConnector({ http, playUrl }: { http: HttpClient; playUrl: string }): ReviewConnector {
  const baseUrl = readBaseUrl(playUrl);
  const callApi = <T>(
    { location, access, signal }: LocationAccess,
    { operation, path, verb, query = {}, json, schema }: Call<T>,
  ) => {
    const url = buildUrl(baseUrl, ['androidpublisher', 'v3', 'applications', location, 'reviews', ...path], query);
    // Not a part of the segment: its colon is not to be encoded as those of ids are.
    if (url !== undefined && verb !== undefined) url.pathname += `:${verb}`;
    return http.call({
      source,
      operation,
      method: json === undefined ? 'GET' : 'POST',
      url,
      headers: {
        authorization: `Bearer ${access}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal,
      schema,
      readRefusal: readApiRefusal,
    });
  };

  return {
    source,
    order: 'changed',
    sees: 'recent',
    replyLimit: { max: replyCharactersMax, unit: 'characters' },
    publishing: 'direct',
    // 200 GET requests an hour.
    readQuota: { calls: 200, perMs: 3_600_000 },

    listReviews: ({ pageToken, pageSize = pageSizeMax, ...call }) =>
      callApi(call, {
        operation: 'reviews.list',
        path: [],
        query: { maxResults: Math.min(pageSize, pageSizeMax), token: pageToken },
        schema: playPage(call.location),
      }),

    getReview: ({ platformReviewId, ...call }) =>
      nullWhenNotFound(
        callApi(call, {
          operation: 'reviews.get',
          path: [platformReviewId],
          schema: playReview(call.location),
        }),
      ),

    publishReply: ({ platformReviewId, text, ...call }) =>
      callApi(call, {
        operation: 'reviews.reply',
        path: [platformReviewId],
        verb: 'reply',
        json: { replyText: text },
        schema: playReply,
      }),
  };
}
