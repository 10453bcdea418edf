import express, { type Request, type Router } from 'express';
import type { Answer } from '../http/answer.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, unverifiedLocation } from './errors.ts';
import { ownLocation, placeOf } from './locations.ts';
import type { GoogleLocation, JsonObject } from './model.ts';
import type { GoogleState } from './state.ts';

const bodyLimit = '1mb';

interface ListingCall {
  readonly method: 'get' | 'patch';
  readonly path: string;
  readonly target: string;
  readonly handle: (location: GoogleLocation, request: Request, body: JsonObject) => Answer;
}

/**
 * Adds a call that concerns one location of the caller's. Locations that Google has not verified can be read, not
 * edited.
 */
export function listingRoute(routes: Router, simulation: Simulation, state: GoogleState, call: ListingCall): void {
  const { method, path, target, handle } = call;
  const tokens = { clock: simulation.clock, state };
  routes[method](
    path,
    express.json({ limit: bodyLimit }),
    endpoint(simulation, {
      target,
      placesOf: (request) => placeOf(state, request),
      failureBody: errorBody,
      handle: (request) => {
        const location = ownLocation(tokens, request);
        if (method === 'patch' && !location.verified) throw unverifiedLocation();
        return handle(location, request, (request.body ?? {}) as JsonObject);
      },
    }),
  );
}
