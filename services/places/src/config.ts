import { type ConfigOf, setting, settings } from '@review-reply/config';
import { googleUrls } from '@review-reply/platforms';
import { serviceSettings } from '@review-reply/service';
import { z } from 'zod';

const googleUrl = (url: string, description: string) => ({ schema: setting.httpUrl().default(url), description });

export const placesSettings = settings({
  ...serviceSettings,
  GOOGLE_CLIENT_ID: { schema: z.string().min(1), description: 'Our OAuth client at Google.' },
  GOOGLE_CLIENT_SECRET: { schema: setting.secret(1), description: 'Secret of our OAuth client at Google.' },
  GOOGLE_OAUTH_URL: googleUrl(googleUrls.oauth, "Google's token host."),
  GOOGLE_AUTHORIZE_URL: googleUrl(googleUrls.authorize, 'The host of Google’s sign-in page, as browsers reach it.'),
  GOOGLE_ACCOUNTS_URL: googleUrl(googleUrls.accounts, "Google's Account Management API."),
  GOOGLE_INFORMATION_URL: googleUrl(googleUrls.information, "Google's Business Information API."),
  BILLING_ADDRESS: { schema: setting.address(), description: 'gRPC address of the billing service, host:port.' },
});

export type PlacesConfig = ConfigOf<typeof placesSettings>;
