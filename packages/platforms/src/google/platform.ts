import { setting } from '@review-reply/config';
import { z } from 'zod';
import { definePlatform } from '../platform.ts';
import { googleListing } from './listing/connector.ts';
import { googleLocations } from './locations.ts';
import { googleLogin } from './login.ts';
import { googlePushes } from './pushes.ts';
import { googleReviewConnector } from './review-connector.ts';

/** Google Business Profile. */
export const google = definePlatform({
  source: 'google',
  title: 'Google',
  hosts: {
    GOOGLE_OAUTH_URL: { url: 'https://oauth2.googleapis.com', description: "Google's token host." },
    GOOGLE_AUTHORIZE_URL: {
      url: 'https://accounts.google.com',
      description: "The host of Google's sign-in page, as browsers reach it.",
      forBrowsers: true,
    },
    GOOGLE_ACCOUNTS_URL: {
      url: 'https://mybusinessaccountmanagement.googleapis.com',
      description: "Google's Account Management API.",
    },
    GOOGLE_INFORMATION_URL: {
      url: 'https://mybusinessbusinessinformation.googleapis.com',
      description: "Google's Business Information API.",
    },
    GOOGLE_LODGING_URL: { url: 'https://mybusinesslodging.googleapis.com', description: "Google's Lodging API." },
    GOOGLE_VERIFICATIONS_URL: {
      url: 'https://mybusinessverifications.googleapis.com',
      description: "Google's Verifications API, which tells whether the owner speaks for a place.",
    },
    GOOGLE_NOTIFICATIONS_URL: {
      url: 'https://mybusinessnotifications.googleapis.com',
      description: "Google's Notifications API, by which it is made to push.",
    },
    GOOGLE_REVIEWS_URL: {
      url: 'https://mybusiness.googleapis.com',
      description: "Google's API of reviews and food menus.",
    },
  },
  client: {
    GOOGLE_CLIENT_ID: { schema: z.string().min(1), description: 'Our OAuth client at Google.' },
    GOOGLE_CLIENT_SECRET: { schema: setting.secret(1), description: 'Secret of our OAuth client at Google.' },
    GOOGLE_PUBSUB_TOPIC: {
      schema: z
        .string()
        .regex(/^(?:projects\/[^/]+\/topics\/[^/]+)?$/, 'must be projects/{project}/topics/{topic}')
        .default(''),
      description:
        'Pub/Sub topic that Google is made to publish what happens on; nothing is arranged unless given. The gateway takes what is pushed from it.',
    },
  },
  login: ({ http, urls, client }) =>
    googleLogin({
      http,
      oauthUrl: urls.GOOGLE_OAUTH_URL,
      authorizeUrl: urls.GOOGLE_AUTHORIZE_URL,
      clientId: client.GOOGLE_CLIENT_ID,
      clientSecret: client.GOOGLE_CLIENT_SECRET,
    }),
  locations: ({ http, urls }) =>
    googleLocations({ http, accountsUrl: urls.GOOGLE_ACCOUNTS_URL, informationUrl: urls.GOOGLE_INFORMATION_URL }),
  reviews: ({ http, urls }) => googleReviewConnector({ http, reviewsUrl: urls.GOOGLE_REVIEWS_URL }),
  listing: ({ http, urls }) =>
    googleListing({
      http,
      informationUrl: urls.GOOGLE_INFORMATION_URL,
      lodgingUrl: urls.GOOGLE_LODGING_URL,
      menusUrl: urls.GOOGLE_REVIEWS_URL,
      verificationsUrl: urls.GOOGLE_VERIFICATIONS_URL,
    }),
  pushes: ({ http, urls, client: { GOOGLE_PUBSUB_TOPIC: topic } }) =>
    topic === '' ? null : googlePushes({ http, notificationsUrl: urls.GOOGLE_NOTIFICATIONS_URL, topic }),
});
