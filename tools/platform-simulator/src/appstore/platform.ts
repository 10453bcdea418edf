import { Router } from 'express';
import { pageBehaviours, replyBehaviours } from '../http/misbehaviours.ts';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { plainReviewSource } from '../state/plain-reviews.ts';
import { appStoreControl } from './control-routes.ts';
import { errorBody } from './errors.ts';
import { reviewRoutes } from './reviews.ts';
import { stateOf } from './show-review.ts';
import { AppStoreState, newReviewId } from './state.ts';

/** App Store Connect: reviews of apps and responses to them, by keys whose tokens callers sign themselves. */
export function appStorePlatform(simulation: Simulation): Platform {
  const state = new AppStoreState(simulation.store);
  const { clock } = simulation;
  const routes = Router();
  routes.use('/api.appstoreconnect.apple.com', reviewRoutes(simulation, state));
  routes.use('/api.appstoreconnect.apple.com', (_request, response) => {
    response.status(404).json(errorBody(404));
  });
  return {
    targets: {
      'appstore.apps.list': [],
      'appstore.reviews.list': pageBehaviours,
      'appstore.reviews.get': [],
      'appstore.reviews.reply': replyBehaviours,
    },
    routes,
    control: appStoreControl(state),
    // A place's id is its app's number.
    reviews: plainReviewSource({
      source: 'appstore',
      clock,
      reviews: state.reviews,
      hasPlace: (placeId) => state.hasApp(placeId),
      newId: newReviewId,
      stateOf: (reply) => stateOf(clock, reply),
    }),
  };
}
