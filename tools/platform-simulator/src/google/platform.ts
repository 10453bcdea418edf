import { Router } from 'express';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { accountRoutes } from './accounts.ts';
import { authorizeRoutes } from './authorize.ts';
import { googleControl } from './control-routes.ts';
import { errorBody } from './errors.ts';
import { locationRoutes } from './locations.ts';
import { type OAuthClient, oauthRoutes } from './oauth.ts';
import { googleReviewSource } from './review-source.ts';
import { reviewRoutes } from './reviews.ts';
import { GoogleState } from './state.ts';

/** Google: sign-in's page and token host, Business Profile accounts and locations (v1) and reviews (v4). */
export function googlePlatform(simulation: Simulation, client: OAuthClient): Platform {
  const state = new GoogleState(simulation.store);
  const { clock } = simulation;
  const routes = Router();
  routes.use('/oauth2.googleapis.com', oauthRoutes(simulation, state, client));
  routes.use('/accounts.google.com', authorizeRoutes(simulation, state, client));
  routes.use('/mybusinessaccountmanagement.googleapis.com', accountRoutes(simulation, state));
  routes.use('/mybusinessbusinessinformation.googleapis.com', locationRoutes(simulation, state));
  routes.use('/mybusiness.googleapis.com', reviewRoutes(simulation, state));
  routes.use(/^\/[a-z0-9]+\.googleapis\.com(?=\/|$)/, (_request, response) => {
    response.status(404).json(errorBody(404, { message: 'Method not found.' }));
  });
  return {
    targets: {
      'google.authorize': [],
      'google.token': [],
      'google.revoke': [],
      'google.accounts.list': [],
      'google.locations.list': [],
      'google.locations.get': [],
      'google.reviews.list': [],
      'google.reviews.get': [],
      'google.reviews.reply': [],
      'google.reviews.delete_reply': [],
    },
    routes,
    control: googleControl({ clock, state }, client),
    reviews: googleReviewSource({ clock, state }),
  };
}
