import express, { type Request, Router } from 'express';
import { errorBody, invalidArgument, notFound, quotaExceeded } from '../google/errors.ts';
import { readPageSize, readPageToken, readQuery, writePageToken } from '../google/query.ts';
import { CallQuota } from '../http/call-quota.ts';
import { endpoint } from '../http/endpoint.ts';
import { malformedBody } from '../http/malformed-body.ts';
import { isForgotten, misshape } from '../http/misbehaviours.ts';
import type { Simulation } from '../simulation.ts';
import { type PlainReview, replyNow, reviewsOf } from '../state/plain-reviews.ts';
import { showReply, showReview } from './show-review.ts';
import type { GooglePlayState } from './state.ts';
import { requirePackage } from './tokens.ts';

/** https://developers.google.com/android-publisher/api-ref/rest/v3/reviews/list */
const pageSizes = { byDefault: 10, max: 100 };
/** https://developers.google.com/android-publisher/api-ref/rest/v3/reviews/reply */
const replyCharactersMax = 350;
const bodyLimit = '256kb';
/** Of reads, for one app (https://developers.google.com/android-publisher/reply-to-reviews#quotas). */
const readQuota = { max: 200, perMs: 3_600_000 };
/**
 * Lists show what was written or changed this recently, in milliseconds of business time
 * (https://developers.google.com/android-publisher/reply-to-reviews#retrieving_a_set_of_reviews).
 */
const shownForMs = 7 * 24 * 3_600_000;

const changedAtMs = (review: PlainReview) => review.updatedAtMs ?? review.createdAtMs;

/**
 * Reviews of apps that a token's account was let into. Ratings without words are shown nowhere
 * (https://developers.google.com/android-publisher/reply-to-reviews).
 */
export function reviewRoutes(simulation: Simulation, state: GooglePlayState): Router {
  const { clock } = simulation;
  const nowMs = () => clock.now().getTime();
  const routes = Router();
  const reads = new CallQuota(readQuota);
  /** @throws Refusal 429 beyond the quota */
  const countRead = (request: Request) => {
    if (!reads.take(String(request.params.package), nowMs()).allowed) throw quotaExceeded();
  };
  const base = '/androidpublisher/v3/applications/:package/reviews';
  const shared = { placesOf: (request: Request) => [String(request.params.package)], failureBody: errorBody };
  const reviewIn = (request: Request): PlainReview => {
    const placeId = requirePackage(simulation, state, request);
    const review = state.reviews.get(String(request.params.review));
    if (review === undefined || review.removed || review.text === null || review.placeId !== placeId) throw notFound();
    return review;
  };

  routes.get(
    base,
    endpoint(simulation, {
      ...shared,
      target: 'googleplay.reviews.list',
      handle: (request, behaviour) => {
        const name = requirePackage(simulation, state, request);
        countRead(request);
        const query = readQuery(request, ['maxResults', 'token', 'translationLanguage']);
        const recent = reviewsOf(state.reviews, name)
          .filter((one) => !one.removed && one.text !== null && changedAtMs(one) > nowMs() - shownForMs)
          .sort((a, b) => changedAtMs(b) - changedAtMs(a));
        const after = query.token === undefined ? undefined : readPageToken(name, query.token);
        const start = recent.findIndex(({ id }) => id === after) + 1;
        const page = recent.slice(start, start + readPageSize(query.maxResults, pageSizes));
        const more = start + page.length < recent.length;
        const next = more ? { tokenPagination: { nextPageToken: writePageToken(name, page.at(-1)?.id) } } : {};
        const reviews = misshape(page, behaviour).map((review) => showReview(review, query.translationLanguage));
        return { status: 200, body: { ...(reviews.length === 0 ? {} : { reviews }), ...next } };
      },
    }),
  );

  routes.get(
    `${base}/:review`,
    endpoint(simulation, {
      ...shared,
      target: 'googleplay.reviews.get',
      handle: (request) => {
        const { translationLanguage } = readQuery(request, ['translationLanguage']);
        const review = reviewIn(request);
        countRead(request);
        return { status: 200, body: showReview(review, translationLanguage) };
      },
    }),
  );

  routes.post(
    `${base}/:review\\:reply`,
    express.json({ limit: bodyLimit }),
    malformedBody(errorBody),
    endpoint(simulation, {
      ...shared,
      target: 'googleplay.reviews.reply',
      handle: (request, behaviour) => {
        const review = reviewIn(request);
        const reply = replyNow(review, readReplyText(request.body), nowMs());
        if (!isForgotten(behaviour)) state.reviews.put(review.id, { ...review, reply });
        return { status: 200, body: { result: showReply(reply) } };
      },
    }),
  );
  return routes;
}

/** HTML is left out, as Google does; what is left has to fit. */
function readReplyText(body: unknown): string {
  const given = (body as { replyText?: unknown } | undefined)?.replyText;
  const text = typeof given === 'string' ? given.replace(/<[^>]*>/g, '').trim() : '';
  if (text === '') throw invalidArgument('Reply text is required.');
  if ([...text].length > replyCharactersMax) throw invalidArgument('Reply text is too long.');
  return text;
}
