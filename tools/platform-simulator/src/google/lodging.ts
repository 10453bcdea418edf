import { Router } from 'express';
import { Refusal } from '../http/answer.ts';
import type { Simulation } from '../simulation.ts';
import { setPath } from './edit-location.ts';
import { errorBody, errorInfo, invalidArgument, maskError } from './errors.ts';
import { withMask } from './field-mask.ts';
import { listingOf } from './listing.ts';
import { listingRoute } from './listing-routes.ts';
import type { GoogleLocation, JsonObject } from './model.ts';
import { readQuery } from './query.ts';
import type { GoogleState } from './state.ts';

/** https://developers.google.com/my-business/reference/lodging/rest/v1/Lodging */
const groups = [
  ...['accessibility', 'activities', 'business', 'commonLivingArea', 'connectivity', 'families', 'foodAndDrink'],
  ...['guestUnits', 'healthAndSafety', 'housekeeping', 'parking', 'pets', 'policies', 'pools', 'property'],
  ...['services', 'sustainability', 'transportation', 'wellness', 'metadata', 'name'],
];
/** Of the groups whose members are told here; the others take any. */
const members: Readonly<Record<string, Readonly<Record<string, 'boolean' | 'number' | 'object' | 'string'>>>> = {
  pets: {
    petsAllowed: 'boolean',
    petsAllowedException: 'string',
    petsAllowedFree: 'boolean',
    petsAllowedFreeException: 'string',
    dogsAllowed: 'boolean',
    dogsAllowedException: 'string',
    catsAllowed: 'boolean',
    catsAllowedException: 'string',
  },
  policies: {
    checkinTime: 'object',
    checkinTimeException: 'string',
    checkoutTime: 'object',
    checkoutTimeException: 'string',
    smokeFreeProperty: 'boolean',
    smokeFreePropertyException: 'string',
    paymentOptions: 'object',
  },
  property: {
    builtYear: 'number',
    builtYearException: 'string',
    floorsCount: 'number',
    floorsCountException: 'string',
    roomsCount: 'number',
    roomsCountException: 'string',
  },
};

/** mybusinesslodging v1: what a hotel offers. Elsewhere it is FAILED_PRECONDITION, as canOperateLodgingData tells. */
export function lodgingRoutes(simulation: Simulation, state: GoogleState): Router {
  const routes = Router();
  const path = '/v1/locations/:location/lodging';
  listingRoute(routes, simulation, state, {
    method: 'get',
    path,
    target: 'google.lodging.get',
    handle: (location, request) => {
      const { readMask } = readQuery(request, ['readMask']);
      if (readMask === undefined) throw maskError('read_mask', 'read_mask is required.');
      const paths = readMask.split(',').map((one) => one.trim().split('.'));
      const shown = show(location);
      return { status: 200, body: readMask === '*' ? shown : withMask(shown, paths) };
    },
  });
  listingRoute(routes, simulation, state, {
    method: 'patch',
    path,
    target: 'google.lodging.patch',
    handle: (location, request, body) => {
      const { updateMask } = readQuery(request, ['updateMask']);
      const edited = editLodging(location, updateMask, body);
      state.putLocation(edited);
      return { status: 200, body: show(edited) };
    },
  });
  return routes;
}

function show(location: GoogleLocation): JsonObject {
  return { name: `locations/${location.id}/lodging`, ...lodgingOf(location) };
}

function lodgingOf(location: GoogleLocation): JsonObject {
  const { lodging } = listingOf(location);
  if (lodging !== null) return lodging;
  const details = [errorInfo('LODGING_NOT_SUPPORTED')];
  throw new Refusal({ status: 400, body: errorBody(400, { status: 'FAILED_PRECONDITION', details }) });
}

function editLodging(location: GoogleLocation, updateMask: string | undefined, body: JsonObject): GoogleLocation {
  const lodging = lodgingOf(location);
  if (updateMask === undefined) throw maskError('update_mask', 'update_mask is required.');
  const paths = (updateMask === '*' ? Object.keys(body) : updateMask.split(',')).map((one) => one.trim().split('.'));
  for (const path of paths) checkPath(path, body);
  const { updateTime } = (body.metadata ?? {}) as { updateTime?: unknown };
  if (typeof updateTime !== 'string' || Number.isNaN(Date.parse(updateTime)))
    throw invalidArgument('metadata.update_time is required.', [
      errorInfo('REQUIRED_FIELD_MISSING_VALUE', { field: 'metadata.updateTime' }),
    ]);
  const start: JsonObject = updateMask === '*' ? {} : lodging;
  const edited = paths.reduce((sum, path) => setPath(sum, path, body), { ...start });
  return { ...location, listing: { ...listingOf(location), lodging: edited } };
}

function checkPath(path: readonly string[], body: JsonObject): void {
  const [group = '', member] = path;
  if (!groups.includes(group)) throw maskError('update_mask', `Invalid field mask provided: ${path.join('.')}`);
  const known = members[group];
  if (known === undefined || member === undefined) return;
  const type = known[member];
  const value = ((body[group] ?? {}) as JsonObject)[member];
  if (type === undefined || (value !== undefined && typeof value !== type))
    throw invalidArgument(`Invalid value at 'lodging.${path.join('.')}'.`, [
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field: path.join('.'), description: 'Invalid value.' }],
      },
    ]);
}
