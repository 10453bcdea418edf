import { Router } from 'express';
import { pageBehaviours } from '../http/misbehaviours.ts';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { plainReviewSource } from '../state/plain-reviews.ts';
import { trustpilotControl } from './control-routes.ts';
import { errorBody } from './errors.ts';
import { reviewRoutes } from './reviews.ts';
import { newId, TrustpilotState } from './state.ts';
import { tokenRoutes } from './tokens.ts';

/** Trustpilot: tokens by client credentials, and the service reviews of business units. */
export function trustpilotPlatform(simulation: Simulation): Platform {
  const state = new TrustpilotState(simulation.store);
  const { clock } = simulation;
  const routes = Router();
  routes.use('/api.trustpilot.com', tokenRoutes(simulation, state), reviewRoutes(simulation, state));
  routes.use('/api.trustpilot.com', (_request, response) => {
    response.status(404).json(errorBody(404));
  });
  return {
    targets: {
      'trustpilot.token': [],
      'trustpilot.reviews.list': pageBehaviours,
      'trustpilot.reviews.get': [],
      'trustpilot.business_units.find': [],
    },
    routes,
    control: trustpilotControl(state),
    // A place's id is that of its business unit.
    reviews: plainReviewSource({
      source: 'trustpilot',
      clock,
      reviews: state.reviews,
      hasPlace: (placeId) => state.businessUnits.get(placeId) !== undefined,
      newId,
    }),
  };
}
