import { parseConfig } from '@review-reply/config';
import { platformSettings } from '@review-reply/platform-simulator';
import type { Stack } from '@review-reply/testing';
import { buildBilling } from '../../billing/src/app.ts';
import { billingSettings } from '../../billing/src/config.ts';
import { buildPlaces } from '../../places/src/app.ts';
import { placesSettings } from '../../places/src/config.ts';

export async function startBilling(stack: Stack, reviewsPort: number): Promise<number> {
  const migrations = new URL('../../billing/migrations', import.meta.url);
  const more = { REVIEWS_ADDRESS: `127.0.0.1:${reviewsPort}`, HOLD_TTL_MS: '3600000' };
  const env = await stack.env({ migrations, more });
  return (await buildBilling(parseConfig(billingSettings, env), stack.lifecycle('billing'))).port;
}

export async function startPlaces(stack: Stack, simulatorUrl: string, billingPort: number): Promise<number> {
  const env = await stack.env({
    migrations: new URL('../../places/migrations', import.meta.url),
    more: {
      ...platformSettings(simulatorUrl),
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
    },
  });
  return (await buildPlaces(parseConfig(placesSettings, env), stack.lifecycle('places'))).port;
}
