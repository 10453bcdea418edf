import { Router } from 'express';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { plainReviewSource } from '../state/plain-reviews.ts';
import { tripadvisorControl } from './control-routes.ts';
import { errorBody } from './errors.ts';
import { locationRoutes } from './locations.ts';
import { newReviewId, TripadvisorState } from './state.ts';

/** Tripadvisor's Content API: search and details of locations. Its reviews show in the figures alone. */
export function tripadvisorPlatform(simulation: Simulation): Platform {
  const state = new TripadvisorState(simulation.store);
  const routes = Router();
  routes.use('/api.content.tripadvisor.com', locationRoutes(simulation, state));
  routes.use('/api.content.tripadvisor.com', (_request, response) => {
    response.status(404).json(errorBody(404));
  });
  return {
    targets: { 'tripadvisor.locations.search': [], 'tripadvisor.locations.details': [] },
    routes,
    control: tripadvisorControl(state),
    // A place's id is its location's number.
    reviews: plainReviewSource({
      source: 'tripadvisor',
      clock: simulation.clock,
      reviews: state.reviews,
      hasPlace: (placeId) => state.locations.get(placeId) !== undefined,
      newId: newReviewId,
    }),
  };
}
