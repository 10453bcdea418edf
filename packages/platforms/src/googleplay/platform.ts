import { google } from '../google/platform.ts';
import { definePlatform } from '../platform.ts';
import { googlePlayLogin } from './login.ts';
import { googlePlayReviewConnector } from './review-connector.ts';

/** Google Play: reviews of an app, with the owner's own service account. */
export const googleplay = definePlatform({
  source: 'googleplay',
  title: 'Google Play',
  hosts: {
    GOOGLE_OAUTH_URL: google.hosts.GOOGLE_OAUTH_URL,
    GOOGLE_PLAY_URL: { url: 'https://androidpublisher.googleapis.com', description: "Google Play's Developer API." },
  },
  // The service account is the owner's, so that it is part of a login.
  client: {},
  login: ({ http, urls }) => googlePlayLogin({ http, oauthUrl: urls.GOOGLE_OAUTH_URL }),
  reviews: ({ http, urls }) => googlePlayReviewConnector({ http, playUrl: urls.GOOGLE_PLAY_URL }),
});
