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
  ACCESS_LEASE_MS: {
    schema: setting.integer(100, 60_000).default(12_000),
    description:
      'How long a replica that is silent keeps the others from asking for a login’s access, in milliseconds; above a call to a platform with its deadline of 10 s.',
  },
  BILLING_ADDRESS: { schema: setting.address(), description: 'gRPC address of the billing service, host:port.' },
});

export type PlacesConfig = ConfigOf<typeof placesSettings>;
