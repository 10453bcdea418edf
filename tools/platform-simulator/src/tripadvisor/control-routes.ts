import { Router } from 'express';
import { z } from 'zod';
import { conflict, notThere } from '../control/errors.ts';
import { parse } from '../control/parse.ts';
import { newKey, newLocationId, type TripadvisorState } from './state.ts';

const locationsMax = 1_000;
const location = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  name: z.string().min(1).max(200),
});
const keyInput = z.strictObject({
  key: z.string().regex(/^\S+$/).max(200).optional(),
  daily_limit: z.int().min(0).optional(),
  locations: z
    .array(location)
    .min(1)
    .max(locationsMax)
    .default([{ name: 'Demo Lounge' }]),
});

/** Control calls for keys, which owners make in Tripadvisor's own pages. */
export function tripadvisorControl(state: TripadvisorState): Router {
  const routes = Router();
  routes.post('/tripadvisor/keys', (request, response) => {
    const { key = newKey(), daily_limit: dailyLimit = null, locations: given } = parse(keyInput, request.body);
    if (state.keys.get(key) !== undefined) throw conflict('There is such a key.');
    const locations = given.map(({ id = newLocationId(), name }) => ({ id, name }));
    for (const one of locations) if (state.locations.get(one.id) === undefined) state.locations.put(one.id, one);
    state.keys.put(key, { key, dailyLimit, locationIds: locations.map(({ id }) => id), revoked: false });
    response.status(201).json({ key, locations });
  });
  routes.post('/tripadvisor/keys/:key/revoke', (request, response) => {
    const key = state.keys.get(request.params.key);
    if (key === undefined) throw notThere('There is no such Tripadvisor key.');
    state.keys.put(key.key, { ...key, revoked: true });
    response.status(204).end();
  });
  return routes;
}
