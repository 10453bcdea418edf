import { definePlatform } from '../platform.ts';
import { appStoreLogin } from './login.ts';
import { appStoreReviewConnector } from './review-connector.ts';

/** The App Store: customer reviews of an app, with an API key of its owner's. */
export const appstore = definePlatform({
  source: 'appstore',
  title: 'App Store',
  hosts: {
    APP_STORE_URL: { url: 'https://api.appstoreconnect.apple.com', description: "App Store Connect's API." },
  },
  // The key is the owner's, so that it is part of a login.
  client: {},
  login: ({ http, urls }) => appStoreLogin({ http, apiUrl: urls.APP_STORE_URL }),
  reviews: ({ http, urls }) => appStoreReviewConnector({ http, apiUrl: urls.APP_STORE_URL }),
});
