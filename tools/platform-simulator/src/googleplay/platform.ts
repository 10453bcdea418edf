import { Router } from 'express';
import { pageBehaviours, replyBehaviours } from '../http/misbehaviours.ts';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { plainReviewSource } from '../state/plain-reviews.ts';
import { googlePlayControl } from './control-routes.ts';
import { reviewRoutes } from './reviews.ts';
import { GooglePlayState, newReviewId } from './state.ts';
import { tokenRoutes } from './tokens.ts';

/** Google Play: tokens of service accounts, at the host of Google's tokens, and the reviews of apps. */
export function googlePlayPlatform(simulation: Simulation): Platform {
  const state = new GooglePlayState(simulation.store);
  const { clock } = simulation;
  const routes = Router();
  routes.use('/oauth2.googleapis.com', tokenRoutes(simulation, state));
  routes.use('/androidpublisher.googleapis.com', reviewRoutes(simulation, state));
  return {
    targets: {
      'googleplay.token': [],
      'googleplay.reviews.list': pageBehaviours,
      'googleplay.reviews.get': [],
      'googleplay.reviews.reply': replyBehaviours,
    },
    routes,
    control: googlePlayControl(state),
    // A place's id is its app's package.
    reviews: plainReviewSource({
      source: 'googleplay',
      clock,
      reviews: state.reviews,
      hasPlace: (placeId) => state.hasPackage(placeId),
      newId: newReviewId,
    }),
  };
}
