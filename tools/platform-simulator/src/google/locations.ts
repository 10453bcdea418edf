import { type Request, Router } from 'express';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, invalidArgument, notFound, permissionDenied } from './errors.ts';
import { readMask, withMask } from './field-mask.ts';
import { showLocation } from './listing.ts';
import type { GoogleAccount, GoogleLocation } from './model.ts';
import { pageOf, readPageSize, readQuery } from './query.ts';
import type { GoogleState } from './state.ts';
import { bearerOf, requireSub, type Tokens } from './tokens.ts';

/** https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations/list */
const pageSizes = { byDefault: 10, max: 100 };

/**
 * mybusinessbusinessinformation v1: list and read locations, of which only the masked fields are answered
 * (https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations/get).
 */
export function locationRoutes(simulation: Simulation, state: GoogleState): Router {
  const tokens = { clock: simulation.clock, state };
  const routes = Router();
  routes.get(
    '/v1/accounts/:account/locations',
    endpoint(simulation, {
      target: 'google.locations.list',
      placesOf: (request) => state.placeIdsOf(bearerOf(tokens, request)?.sub),
      failureBody: errorBody,
      handle: (request) => {
        const sub = requireSub(tokens, request);
        const query = readQuery(request, ['readMask', 'pageSize', 'pageToken', 'orderBy']);
        const mask = readMask(query.readMask);
        const accounts = accountsIn(state, sub, String(request.params.account));
        const locations = ordered(state.locationsOf(accounts), query.orderBy);
        const { page, next } = pageOf(locations, {
          request: `locations ${sub} ${request.params.account} ${query.orderBy ?? ''} ${query.readMask ?? ''}`,
          size: readPageSize(query.pageSize, pageSizes),
          token: query.pageToken,
        });
        const shown = page.map((location) => withMask(showLocation(location), mask));
        return { status: 200, body: { ...(shown.length === 0 ? {} : { locations: shown }), ...next } };
      },
    }),
  );

  routes.get(
    '/v1/locations/:location',
    endpoint(simulation, {
      target: 'google.locations.get',
      placesOf: (request) => placeOf(state, request),
      failureBody: errorBody,
      handle: (request) => {
        const location = ownLocation(tokens, request);
        const mask = readMask(readQuery(request, ['readMask']).readMask);
        return { status: 200, body: withMask(showLocation(location), mask) };
      },
    }),
  );
  return routes;
}

/** The place that the path's location stands for, if there is one. */
export function placeOf(state: GoogleState, request: Request): string[] {
  const location = state.locations.get(String(request.params.location));
  return location === undefined ? [] : [location.placeId];
}

/**
 * The location that the path names.
 * @throws Refusal 401 or 403 as requireSub, 404 for none, 403 for one that the caller does not manage
 */
export function ownLocation(tokens: Tokens, request: Request): GoogleLocation {
  const { state } = tokens;
  const sub = requireSub(tokens, request);
  const location = state.locations.get(String(request.params.location));
  if (location === undefined) throw notFound();
  if (!state.accountsOf(sub).some((account) => account.locationIds.includes(location.id))) throw permissionDenied();
  return location;
}

/**
 * The accounts that a path names: one, or with `-` all that the caller has.
 * @throws Refusal 403 for somebody else's account, 404 for none
 */
function accountsIn(state: GoogleState, sub: string, id: string): GoogleAccount[] {
  const own = state.accountsOf(sub);
  if (id === '-') return own;
  const account = own.find((one) => one.id === id);
  if (account !== undefined) return [account];
  throw state.accounts.get(id) === undefined ? notFound() : permissionDenied();
}

function ordered(locations: GoogleLocation[], orderBy: string | undefined): GoogleLocation[] {
  if (orderBy === undefined) return locations;
  const [, field, descending] = /^(title|storeCode)( desc)?$/.exec(orderBy) ?? [];
  if (field === undefined) throw invalidArgument(`Invalid order by: ${orderBy}`);
  const direction = descending === undefined ? 1 : -1;
  const key = (location: GoogleLocation) => String(location.fields[field] ?? '');
  return locations.toSorted((a, b) => direction * key(a).localeCompare(key(b)));
}
