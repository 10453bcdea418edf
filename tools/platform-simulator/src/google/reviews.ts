import express, { type Request, Router } from 'express';
import { endpoint } from '../http/endpoint.ts';
import { malformedBody } from '../http/malformed-body.ts';
import { isForgotten, misshape } from '../http/misbehaviours.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, invalidArgument, invalidField, notFound, permissionDenied, unverifiedLocation } from './errors.ts';
import { listReviews } from './list-reviews.ts';
import { placeOf } from './locations.ts';
import type { GoogleLocation, GoogleReply, GoogleReview } from './model.ts';
import { readPageSize, readQuery } from './query.ts';
import { showReply, showReview } from './show-review.ts';
import type { GoogleState } from './state.ts';
import { requireSub } from './tokens.ts';

/** https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews/list */
const pageSizes = { byDefault: 50, max: 50 };
/**
 * Of a reply, in UTF-8
 * (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews#ReviewReply).
 */
const replyBytesMax = 4_096;
const bodyLimit = '256kb';

/**
 * mybusiness v4: the reviews of a location that is verified, and the replies to them, which overwrite earlier ones
 * (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews/updateReply).
 */
export function reviewRoutes(simulation: Simulation, state: GoogleState): Router {
  const { clock, moderation } = simulation;
  const tokens = { clock, state };
  const nowMs = () => clock.now().getTime();
  const routes = Router();
  const base = '/v4/accounts/:account/locations/:location/reviews';
  const shared = { placesOf: (request: Request) => placeOf(state, request), failureBody: errorBody };

  const locationIn = (request: Request): GoogleLocation => {
    const sub = requireSub(tokens, request);
    return findLocation(state, sub, String(request.params.account), String(request.params.location));
  };
  const reviewIn = (request: Request): { location: GoogleLocation; review: GoogleReview } => {
    const location = locationIn(request);
    const review = state.review(String(request.params.review));
    if (review === undefined || review.removed || review.locationId !== location.id) throw notFound();
    return { location, review };
  };

  routes.get(
    base,
    endpoint(simulation, {
      ...shared,
      target: 'google.reviews.list',
      handle: (request, behaviour) => {
        const location = locationIn(request);
        const query = readQuery(request, ['pageSize', 'pageToken', 'orderBy']);
        const reviews = state.shownReviewsOf(location.id);
        const { page, ...next } = listReviews(reviews, {
          locationId: location.id,
          orderBy: query.orderBy,
          size: readPageSize(query.pageSize, pageSizes),
          token: query.pageToken,
        });
        // Like all of Google's JSON it leaves out empty lists and zeros: no review at all is answered with {}.
        if (reviews.length === 0) return { status: 200, body: {} };
        const at = nowMs();
        const shown = misshape(page, behaviour).map((review) =>
          showReview(review, location, String(request.params.account), at),
        );
        const sum = reviews.reduce((total, review) => total + review.rating, 0);
        const counts = { averageRating: sum / reviews.length, totalReviewCount: reviews.length };
        return { status: 200, body: { ...(shown.length === 0 ? {} : { reviews: shown }), ...counts, ...next } };
      },
    }),
  );

  routes.get(
    `${base}/:review`,
    endpoint(simulation, {
      ...shared,
      target: 'google.reviews.get',
      handle: (request) => {
        const { location, review } = reviewIn(request);
        return { status: 200, body: showReview(review, location, String(request.params.account), nowMs()) };
      },
    }),
  );

  routes.put(
    `${base}/:review/reply`,
    express.json({ limit: bodyLimit }),
    malformedBody((status) => errorBody(status, { message: 'Invalid JSON payload received.' })),
    endpoint(simulation, {
      ...shared,
      target: 'google.reviews.reply',
      handle: (request, behaviour) => {
        const { review } = reviewIn(request);
        const comment = readComment(request.body);
        const at = nowMs();
        const verdict = moderation.judge('google', review.placeId, comment, at);
        const reply: GoogleReply = { comment, updatedAtMs: at, verdict };
        if (!isForgotten(behaviour)) state.putReview({ ...review, reply });
        return { status: 200, body: showReply(reply, at) };
      },
    }),
  );

  routes.delete(
    `${base}/:review/reply`,
    endpoint(simulation, {
      ...shared,
      target: 'google.reviews.delete_reply',
      handle: (request) => {
        const { review } = reviewIn(request);
        if (review.reply === null) throw notFound();
        state.putReview({ ...review, reply: null });
        return { status: 200, body: {} };
      },
    }),
  );
  return routes;
}

/**
 * @throws Refusal 403 for somebody else's account, 404 for a location that is not in the account,
 *   400 FAILED_PRECONDITION for one that is not verified
 */
function findLocation(state: GoogleState, sub: string, accountId: string, locationId: string): GoogleLocation {
  const account = state.accountsOf(sub).find((one) => one.id === accountId);
  if (account === undefined) throw state.accounts.get(accountId) === undefined ? notFound() : permissionDenied();
  const location = account.locationIds.includes(locationId) ? state.locations.get(locationId) : undefined;
  if (location === undefined) throw notFound();
  if (!location.verified) throw unverifiedLocation();
  return location;
}

function readComment(body: unknown): string {
  if (typeof body !== 'object' || body === null) throw invalidArgument('Request body is missing.');
  const { comment } = body as { comment?: unknown };
  if (typeof comment !== 'string' || comment.trim() === '')
    throw invalidField('comment', 'A reply needs a comment.', '');
  const bytes = Buffer.byteLength(comment, 'utf8');
  if (bytes > replyBytesMax)
    throw invalidField('comment', `The comment is too long: ${bytes} of ${replyBytesMax} bytes.`, String(bytes));
  return comment;
}
