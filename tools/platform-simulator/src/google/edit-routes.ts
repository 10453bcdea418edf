import { type Request, Router } from 'express';
import type { Answer } from '../http/answer.ts';
import { CallQuota } from '../http/call-quota.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { attributeCatalogue, editAttributes } from './attributes.ts';
import { getCategories } from './categories.ts';
import { editLocation } from './edit-location.ts';
import { errorBody, invalidArgument, notFound, quotaExceeded } from './errors.ts';
import { readMask, withMask } from './field-mask.ts';
import { listingOf, showLocation } from './listing.ts';
import { listingRoute } from './listing-routes.ts';
import { pageOf, readPageSize, readQuery } from './query.ts';
import type { GoogleState } from './state.ts';
import { requireSub } from './tokens.ts';

/** https://developers.google.com/my-business/reference/businessinformation/rest/v1/attributes/list */
const pageSizes = { byDefault: 200, max: 200 };
/** Of one profile, never raised (https://developers.google.com/my-business/content/limits). */
const editQuota = { max: 10, perMs: 60_000 };

/** mybusinessbusinessinformation v1: edits of a location, what Google shows of it, and its attributes. */
export function editRoutes(simulation: Simulation, state: GoogleState): Router {
  const routes = Router();
  const quota = new CallQuota(editQuota);
  /** @throws Refusal 429 beyond the quota */
  const countEdit = (locationId: string) => {
    if (!quota.take(locationId, nowMs()).allowed) throw quotaExceeded();
  };
  const nowMs = () => simulation.clock.now().getTime();
  const route = (call: Parameters<typeof listingRoute>[3]) => listingRoute(routes, simulation, state, call);

  // https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations/getGoogleUpdated
  route({
    method: 'get',
    path: '/v1/locations/:location\\:getGoogleUpdated',
    target: 'google.locations.get_google_updated',
    handle: (location, request) => {
      const mask = readMask(readQuery(request, ['readMask']).readMask);
      const { googleUpdates, pendingMask } = listingOf(location);
      const seen = { ...showLocation(location), ...googleUpdates };
      const masks = {
        ...masked('diffMask', Object.keys(googleUpdates)),
        ...masked('pendingMask', pendingMask),
      };
      return { status: 200, body: { location: withMask(seen, mask), ...masks } };
    },
  });

  route({
    method: 'patch',
    path: '/v1/locations/:location',
    target: 'google.locations.patch',
    handle: (location, request, body) => {
      const query = readQuery(request, ['updateMask', 'validateOnly']);
      const edited = editLocation(location, query.updateMask, body);
      if (query.validateOnly === 'true') return { status: 200, body: {} };
      countEdit(location.id);
      state.putLocation(edited);
      return { status: 200, body: showLocation(edited) };
    },
  });

  const attributesPath = '/v1/locations/:location/attributes';
  route({
    method: 'get',
    path: attributesPath,
    target: 'google.attributes.get',
    handle: (location) => {
      const { attributes } = listingOf(location);
      return { status: 200, body: { name: `locations/${location.id}/attributes`, attributes } };
    },
  });
  route({
    method: 'patch',
    path: attributesPath,
    target: 'google.attributes.patch',
    handle: (location, request, body) => {
      const edited = editAttributes(location, readQuery(request, ['attributeMask']).attributeMask, body);
      countEdit(location.id);
      state.putLocation(edited);
      const { attributes } = listingOf(edited);
      return { status: 200, body: { name: `locations/${location.id}/attributes`, attributes } };
    },
  });

  routes.get(
    '/v1/attributes',
    endpoint(simulation, {
      target: 'google.attributes.list',
      placesOf: () => [],
      failureBody: errorBody,
      handle: (request) => {
        requireSub({ clock: simulation.clock, state }, request);
        return listCatalogue(state, request);
      },
    }),
  );
  routes.get(
    '/v1/categories\\:batchGet',
    endpoint(simulation, {
      target: 'google.categories.batch_get',
      placesOf: () => [],
      failureBody: errorBody,
      handle: (request) => {
        requireSub({ clock: simulation.clock, state }, request);
        return getCategories(request);
      },
    }),
  );
  return routes;
}

const masked = (name: string, fields: readonly string[]) => (fields.length === 0 ? {} : { [name]: fields.join(',') });

function listCatalogue(state: GoogleState, request: Request): Answer {
  const query = readQuery(request, ['parent', 'categoryName', 'regionCode', 'languageCode', 'pageSize', 'pageToken']);
  const { parent, categoryName, regionCode } = query;
  if (parent !== undefined && state.locations.get(parent.replace(/^locations\//, '')) === undefined) throw notFound();
  if (parent === undefined && (categoryName === undefined || regionCode === undefined))
    throw invalidArgument('Either parent or category_name and region_code are required.');
  const { page, next } = pageOf(attributeCatalogue, {
    request: `attributes ${parent ?? ''} ${categoryName ?? ''}`,
    size: readPageSize(query.pageSize, pageSizes),
    token: query.pageToken,
  });
  return { status: 200, body: { attributeMetadata: page, ...next } };
}
