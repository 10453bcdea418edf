import express, { type Request, Router } from 'express';
import { Refusal } from '../http/answer.ts';
import { CallQuota } from '../http/call-quota.ts';
import { type EndpointOptions, endpoint as plainEndpoint } from '../http/endpoint.ts';
import { malformedBody } from '../http/malformed-body.ts';
import { isForgotten, misshape } from '../http/misbehaviours.ts';
import type { Simulation } from '../simulation.ts';
import { type PlainReview, replyNow, reviewsOf } from '../state/plain-reviews.ts';
import { errorBody, refuse } from './errors.ts';
import { keyOf, requireKey } from './require-key.ts';
import { showResponses, showReview } from './show-review.ts';
import type { AppStoreState } from './state.ts';

const limitMax = 200;
const limitDefault = 50;
const responseCharactersMax = 5_970;
const bodyLimit = '256kb';
/** Of the links in answers. */
const baseUrl = 'https://api.appstoreconnect.apple.com/v1';
/** Of all calls of a key (https://developer.apple.com/documentation/appstoreconnectapi/identifying-rate-limits). */
const hourly = { max: 3_500, perMs: 3_600_000 };

/** App Store Connect: a key's apps, their reviews and the responses to these. */
export function reviewRoutes(simulation: Simulation, state: AppStoreState): Router {
  const { clock } = simulation;
  const routes = Router();
  const failureBody = (status: number) => errorBody(status);
  const quota = new CallQuota(hourly);
  /** A call that its key's quota counts; each answer says how much of it is left. */
  const endpoint = (options: EndpointOptions) =>
    plainEndpoint(simulation, {
      ...options,
      handle: (request, behaviour) => {
        const { allowed, left } = quota.take(keyOf(state, request)?.keyId ?? '', clock.now().getTime());
        const headers = { 'X-Rate-Limit': `user-hour-lim:${hourly.max};user-hour-rem:${left};` };
        if (!allowed) throw new Refusal({ status: 429, body: errorBody(429), headers });
        return { ...options.handle(request, behaviour), headers };
      },
    });
  const reviewIn = (request: Request, id: string): PlainReview => {
    const { apps } = requireKey(simulation, state, request);
    const review = state.reviews.get(id);
    if (review === undefined || review.removed || !apps.some((app) => app.id === review.placeId)) throw refuse(404);
    return review;
  };
  const placeOf = (id: string) => [state.reviews.get(id)?.placeId ?? ''];

  routes.get(
    '/v1/apps',
    endpoint({
      target: 'appstore.apps.list',
      placesOf: (request) => keyOf(state, request)?.apps.map(({ id }) => id) ?? [],
      failureBody,
      handle: (request) => {
        const { apps } = requireKey(simulation, state, request);
        const data = apps
          .slice(0, readLimit(request))
          .map(({ id, name }) => ({ type: 'apps', id, attributes: { name } }));
        return { status: 200, body: { data } };
      },
    }),
  );

  routes.get(
    '/v1/apps/:app/customerReviews',
    endpoint({
      target: 'appstore.reviews.list',
      placesOf: (request) => [String(request.params.app)],
      failureBody,
      handle: (request, behaviour) => {
        const { apps } = requireKey(simulation, state, request);
        const app = String(request.params.app);
        if (!apps.some(({ id }) => id === app)) throw refuse(404);
        return { status: 200, body: listReviews(simulation, state, request, { app, behaviour }) };
      },
    }),
  );

  routes.get(
    '/v1/customerReviews/:review',
    endpoint({
      target: 'appstore.reviews.get',
      placesOf: (request) => placeOf(String(request.params.review)),
      failureBody,
      handle: (request) => {
        const review = reviewIn(request, String(request.params.review));
        const responses = request.query.include === 'response' ? { included: showResponses(clock, review) } : {};
        const links = { self: `${baseUrl}/customerReviews/${review.id}` };
        return { status: 200, body: { data: showReview(review), ...responses, links } };
      },
    }),
  );

  routes.post(
    '/v1/customerReviewResponses',
    express.json({ limit: bodyLimit }),
    malformedBody(failureBody),
    endpoint({
      target: 'appstore.reviews.reply',
      placesOf: (request) => placeOf(readResponse(request.body).reviewId),
      failureBody,
      handle: (request, behaviour) => {
        const { reviewId, text } = readResponse(request.body);
        const review = reviewIn(request, reviewId);
        if (text.trim() === '') throw refuse(409, 'ENTITY_ERROR.ATTRIBUTE.REQUIRED');
        if ([...text].length > responseCharactersMax) throw refuse(409, 'ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG');
        const answered = { ...review, reply: replyNow(review, text, clock.now().getTime()) };
        if (!isForgotten(behaviour)) state.reviews.put(review.id, answered);
        const [data] = showResponses(clock, answered);
        return { status: 201, body: { data, links: { self: `${baseUrl}/customerReviewResponses/${data?.id}` } } };
      },
    }),
  );
  return routes;
}

/** A page that continues after the last review shown, which the cursor names. */
function listReviews(
  { clock }: Simulation,
  state: AppStoreState,
  request: Request,
  { app, behaviour }: { app: string; behaviour: string | undefined },
) {
  const { sort = '-createdDate', include, cursor } = request.query;
  if (sort !== '-createdDate' && sort !== 'createdDate') throw refuse(400, 'PARAMETER_ERROR.ILLEGAL');
  const limit = readLimit(request);
  const reviews = reviewsOf(state.reviews, app).filter((review) => !review.removed);
  if (sort === 'createdDate') reviews.reverse();
  const start = cursor === undefined ? 0 : reviews.findIndex(({ id }) => id === readCursor(String(cursor))) + 1;
  if (cursor !== undefined && start === 0) throw refuse(400, 'PARAMETER_ERROR.INVALID');
  const page = reviews.slice(start, start + limit);
  const last = start + page.length < reviews.length ? page.at(-1) : undefined;
  const nextCursor = last === undefined ? {} : { nextCursor: writeCursor(last.id) };
  const self = `${baseUrl}/apps/${app}/customerReviews`;
  return {
    data: misshape(page, behaviour).map(showReview),
    ...(include === 'response' ? { included: page.flatMap((review) => showResponses(clock, review)) } : {}),
    links: { self, ...(last === undefined ? {} : { next: `${self}?cursor=${writeCursor(last.id)}&limit=${limit}` }) },
    meta: { paging: { total: reviews.length, limit, ...nextCursor } },
  };
}

const writeCursor = (id: string) => Buffer.from(id).toString('base64url');
const readCursor = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** @throws Refusal 400 when it is no number from 1 to 200 */
function readLimit(request: Request): number {
  const { limit = String(limitDefault) } = request.query;
  const read = /^\d{1,4}$/.test(String(limit)) ? Number(limit) : 0;
  if (read < 1 || read > limitMax) throw refuse(400, 'PARAMETER_ERROR.INVALID');
  return read;
}

interface ResponseDocument {
  readonly data?: {
    readonly attributes?: { readonly responseBody?: unknown };
    readonly relationships?: { readonly review?: { readonly data?: { readonly id?: unknown } } };
  };
}

function readResponse(body: unknown): { reviewId: string; text: string } {
  const data = (body as ResponseDocument | undefined)?.data;
  const text = data?.attributes?.responseBody;
  return { reviewId: String(data?.relationships?.review?.data?.id), text: typeof text === 'string' ? text : '' };
}
