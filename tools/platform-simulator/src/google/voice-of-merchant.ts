import { Router } from 'express';
import type { Simulation } from '../simulation.ts';
import { listingOf } from './listing.ts';
import { listingRoute } from './listing-routes.ts';
import type { GoogleState } from './state.ts';

/**
 * mybusinessverifications v1: whether what the owner says goes live, and what is to be done where it does not
 * (https://developers.google.com/my-business/reference/verifications/rest/v1/locations/getVoiceOfMerchantState).
 */
export function voiceOfMerchantRoutes(simulation: Simulation, state: GoogleState): Router {
  const routes = Router();
  listingRoute(routes, simulation, state, {
    method: 'get',
    path: '/v1/locations/:location/VoiceOfMerchantState',
    target: 'google.voice_of_merchant.get',
    handle: (location) => {
      const { suspended } = listingOf(location);
      if (suspended)
        return {
          status: 200,
          body: {
            hasBusinessAuthority: true,
            complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_SUSPENDED' },
          },
        };
      if (!location.verified) return { status: 200, body: { verify: {} } };
      return { status: 200, body: { hasVoiceOfMerchant: true, hasBusinessAuthority: true } };
    },
  });
  return routes;
}
