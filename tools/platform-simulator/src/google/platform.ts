import { Router } from 'express';
import { send } from '../http/endpoint.ts';
import { pageBehaviours, replyBehaviours } from '../http/misbehaviours.ts';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { accountRoutes } from './accounts.ts';
import { authorizeRoutes } from './authorize.ts';
import { googleControl } from './control-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { errorBody } from './errors.ts';
import { foodMenuRoutes } from './food-menus.ts';
import { locationRoutes } from './locations.ts';
import { lodgingRoutes } from './lodging.ts';
import { certificateRoutes, notificationRoutes } from './notifications.ts';
import { type OAuthClient, oauthRoutes } from './oauth.ts';
import { ProjectQuotas } from './project-quotas.ts';
import { pushControl } from './push-control.ts';
import { Pushes } from './pushes.ts';
import { googleReviewSource } from './review-source.ts';
import { reviewRoutes } from './reviews.ts';
import { GoogleState } from './state.ts';
import { voiceOfMerchantRoutes } from './voice-of-merchant.ts';

/**
 * Google: sign-in's page and token host, Business Profile accounts, locations and listings (v1), reviews and menus
 * (v4).
 */
export function googlePlatform(simulation: Simulation, client: OAuthClient): Platform {
  const state = new GoogleState(simulation.store);
  const pushes = new Pushes(simulation, state);
  const { clock } = simulation;
  const routes = Router();
  const quotas = new ProjectQuotas(clock);
  routes.use('/:host', (request, response, next) => {
    const refusal = quotas.take(request.params.host);
    if (refusal === null) next();
    else send(response, refusal);
  });
  routes.use('/oauth2.googleapis.com', oauthRoutes(simulation, state, client));
  routes.use('/accounts.google.com', authorizeRoutes(simulation, state, client));
  routes.use('/mybusinessaccountmanagement.googleapis.com', accountRoutes(simulation, state));
  routes.use('/mybusinessbusinessinformation.googleapis.com', editRoutes(simulation, state));
  routes.use('/mybusinessbusinessinformation.googleapis.com', locationRoutes(simulation, state));
  routes.use('/mybusiness.googleapis.com', reviewRoutes(simulation, state));
  routes.use('/mybusiness.googleapis.com', foodMenuRoutes(simulation, state));
  routes.use('/mybusinesslodging.googleapis.com', lodgingRoutes(simulation, state));
  routes.use('/mybusinessnotifications.googleapis.com', notificationRoutes(simulation, state));
  routes.use('/www.googleapis.com', certificateRoutes(simulation));
  routes.use('/mybusinessverifications.googleapis.com', voiceOfMerchantRoutes(simulation, state));
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
      'google.locations.get_google_updated': [],
      'google.locations.patch': [],
      'google.attributes.get': [],
      'google.attributes.list': [],
      'google.attributes.patch': [],
      'google.categories.batch_get': [],
      'google.lodging.get': [],
      'google.lodging.patch': [],
      'google.food_menus.get': [],
      'google.food_menus.patch': [],
      'google.voice_of_merchant.get': [],
      'google.notification_setting.get': [],
      'google.notification_setting.patch': [],
      'google.certs': [],
      'google.reviews.list': pageBehaviours,
      'google.reviews.get': [],
      'google.reviews.reply': replyBehaviours,
      'google.reviews.delete_reply': [],
    },
    routes,
    control: Router().use(pushControl(pushes)).use(googleControl({ clock, state, quotas, pushes }, client)),
    reviews: googleReviewSource({ clock, state, pushes }),
  };
}
