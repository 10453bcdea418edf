import { definePlatform } from '../platform.ts';
import { trustpilotLocate } from './locate.ts';
import { trustpilotLogin } from './login.ts';
import { trustpilotReviewConnector } from './review-connector.ts';

/** Trustpilot: service reviews of a business unit, read with the business's own application. */
export const trustpilot = definePlatform({
  source: 'trustpilot',
  title: 'Trustpilot',
  hosts: { TRUSTPILOT_URL: { url: 'https://api.trustpilot.com', description: "Trustpilot's API and token host." } },
  // The application is the business's own, so that it is part of a login.
  client: {},
  login: ({ http, urls }) => trustpilotLogin({ http, apiUrl: urls.TRUSTPILOT_URL }),
  locate: ({ http, urls }) => trustpilotLocate({ http, apiUrl: urls.TRUSTPILOT_URL }),
  reviews: ({ http, urls }) => trustpilotReviewConnector({ http, apiUrl: urls.TRUSTPILOT_URL }),
});
