import { type Request, Router } from 'express';
import { CallQuota } from '../http/call-quota.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { reviewsOf } from '../state/plain-reviews.ts';
import { errorBody, refuse, refuseKey } from './errors.ts';
import { showLocation } from './show-location.ts';
import type { Key, TripadvisorState } from './state.ts';

const searchedMax = 10;
const dayMs = 24 * 3_600_000;

/**
 * Search and details of locations. The key is a parameter
 * (https://tripadvisor-content-api.readme.io/reference/authentication), may make 50 calls a second, 10,000 searches in
 * 24 hours and as many calls for details as its owner's budget allows; what is more is answered 429
 * (https://tripadvisor-content-api.readme.io/reference/rate-limits).
 */
export function locationRoutes(simulation: Simulation, state: TripadvisorState): Router {
  const { clock } = simulation;
  const routes = Router();
  const failureBody = (status: number) => errorBody(status);
  const perSecond = new CallQuota({ max: 50, perMs: 1_000 });
  const searches = new CallQuota({ max: 10_000, perMs: dayMs });
  const details = new Map<string, CallQuota>();

  const keyOf = (request: Request) => state.keys.get(String(request.query.key));
  const requireKey = (request: Request): Key => {
    const key = keyOf(request);
    if (key === undefined || key.revoked) throw refuseKey();
    return key;
  };
  const take = (key: Key, quota: CallQuota | null) => {
    const nowMs = clock.now().getTime();
    for (const one of [perSecond, quota]) if (one !== null && !one.take(key.key, nowMs).allowed) throw refuse(429);
  };
  /** Of the owner's daily budget. */
  const budgetOf = ({ key, dailyLimit }: Key) => {
    if (dailyLimit === null) return null;
    const budget = details.get(key) ?? new CallQuota({ max: dailyLimit, perMs: dayMs });
    details.set(key, budget);
    return budget;
  };

  routes.get(
    '/api/v1/location/search',
    endpoint(simulation, {
      target: 'tripadvisor.locations.search',
      placesOf: (request) => keyOf(request)?.locationIds ?? [],
      failureBody,
      handle: (request) => {
        take(requireKey(request), searches);
        const { searchQuery } = request.query;
        if (typeof searchQuery !== 'string' || searchQuery === '') throw refuse(400, 'searchQuery is required.');
        const found = [...state.locations.values()].filter(({ name }) => name.includes(searchQuery));
        const data = found.slice(0, searchedMax).map(({ id, name }) => ({ location_id: id, name, address_obj: {} }));
        return { status: 200, body: { data } };
      },
    }),
  );

  routes.get(
    '/api/v1/location/:location/details',
    endpoint(simulation, {
      target: 'tripadvisor.locations.details',
      placesOf: (request) => [String(request.params.location)],
      failureBody,
      handle: (request) => {
        const key = requireKey(request);
        take(key, budgetOf(key));
        const location = state.locations.get(String(request.params.location));
        if (location === undefined) throw refuse(404);
        const reviews = reviewsOf(state.reviews, location.id).filter((review) => !review.removed);
        return { status: 200, body: showLocation(location, reviews) };
      },
    }),
  );
  return routes;
}
