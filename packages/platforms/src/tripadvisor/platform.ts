import { definePlatform } from '../platform.ts';
import { tripadvisorLogin } from './login.ts';
import { tripadvisorReviewConnector } from './review-connector.ts';

/** Tripadvisor: the figures of a location by the owner's key; its reviews come by the owner's export. */
export const tripadvisor = definePlatform({
  source: 'tripadvisor',
  title: 'Tripadvisor',
  hosts: { TRIPADVISOR_URL: { url: 'https://api.content.tripadvisor.com', description: "Tripadvisor's Content API." } },
  // The key is the owner's, so that it is part of a login.
  client: {},
  login: ({ http, urls }) => tripadvisorLogin({ http, apiUrl: urls.TRIPADVISOR_URL }),
  reviews: ({ http, urls }) => tripadvisorReviewConnector({ http, apiUrl: urls.TRIPADVISOR_URL }),
});
