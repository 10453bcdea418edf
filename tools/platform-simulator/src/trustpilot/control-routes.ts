import { Router } from 'express';
import { z } from 'zod';
import { conflict, notThere } from '../control/errors.ts';
import { parse, placeId } from '../control/parse.ts';
import { newId, newKey, type TrustpilotState } from './state.ts';

const unitsMax = 1_000;
const name = z.string().min(1).max(200);
const applicationInput = z.strictObject({
  key: z
    .string()
    .regex(/^[^:]+$/)
    .max(200)
    .optional(),
  secret: z.string().min(1).max(200).optional(),
  business_units: z
    .array(z.strictObject({ id: placeId.optional(), name }))
    .min(1)
    .max(unitsMax),
});

/** Control calls for applications, which businesses make in Trustpilot's own pages. */
export function trustpilotControl(state: TrustpilotState): Router {
  const routes = Router();
  routes.post('/trustpilot/applications', (request, response) => {
    const input = parse(applicationInput, request.body);
    const { key = newKey(), secret = newKey() } = input;
    if (state.applications.get(key) !== undefined) throw conflict('There is an application with this key.');
    const units = input.business_units.map(({ id = newId(), name }) => ({ id, name }));
    // Several applications may have one business unit, as a business may have several.
    for (const unit of units)
      if (state.businessUnits.get(unit.id) === undefined) state.businessUnits.put(unit.id, unit);
    state.applications.put(key, { key, secret, businessUnitIds: units.map(({ id }) => id), revoked: false });
    response.status(201).json({ key, secret, business_units: units });
  });
  routes.post('/trustpilot/applications/:key/revoke', (request, response) => {
    const application = state.applications.get(request.params.key);
    if (application === undefined) throw notThere('There is no Trustpilot application with this key.');
    state.applications.put(application.key, { ...application, revoked: true });
    response.status(204).end();
  });
  return routes;
}
