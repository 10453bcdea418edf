import { parseConfig } from '@review-reply/config';
import { developmentCredentials } from '@review-reply/platform-simulator';
import type { Stack } from '@review-reply/testing';
import { buildBilling } from '../../billing/src/app.ts';
import { billingSettings } from '../../billing/src/config.ts';
import { buildPlaces } from '../../places/src/app.ts';
import { placesSettings } from '../../places/src/config.ts';

/** The simulator's control interface. */
export type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;

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
      GOOGLE_CLIENT_ID: developmentCredentials.googleClientId,
      GOOGLE_CLIENT_SECRET: developmentCredentials.googleClientSecret,
      GOOGLE_OAUTH_URL: `${simulatorUrl}/oauth2.googleapis.com`,
      GOOGLE_ACCOUNTS_URL: `${simulatorUrl}/mybusinessaccountmanagement.googleapis.com`,
      GOOGLE_INFORMATION_URL: `${simulatorUrl}/mybusinessbusinessinformation.googleapis.com`,
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
    },
  });
  return (await buildPlaces(parseConfig(placesSettings, env), stack.lifecycle('places'))).port;
}

export function openControl(url: string): Control {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/__control${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as T;
  };
}
