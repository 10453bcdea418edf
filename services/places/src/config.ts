import { type ConfigOf, setting, settings } from '@review-reply/config';
import { clientSettings, hostSettings } from '@review-reply/platforms';
import { serviceSettings } from '@review-reply/service';

export const placesSettings = settings({
  ...serviceSettings,
  ...hostSettings,
  ...clientSettings,
  IDENTITY_ADDRESS: {
    schema: setting.address(),
    description: 'The identity service, host:port; asked before an account is erased.',
  },
  BILLING_ADDRESS: { schema: setting.address(), description: 'gRPC address of the billing service, host:port.' },
});

export type PlacesConfig = ConfigOf<typeof placesSettings>;
