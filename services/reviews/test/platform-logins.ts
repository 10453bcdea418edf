import type { Control } from '@review-reply/platform-simulator';
import type { Source } from '@review-reply/platforms';
import type { SourceToConnect } from './neighbours.ts';

/** Logins that owners made at platforms, by the simulator: each reaches one location, which has no reviews yet. */
export const logins = {
  appstore: async (control) => {
    const { apps, ...key } = await control<{ key_id: string; apps: Array<{ id: string }> }>(
      'POST',
      '/appstore/keys',
      {},
    );
    const credentials = JSON.stringify(key);
    return { source: 'appstore', location: apps[0]?.id ?? '', platformUser: key.key_id, credentials };
  },
  googleplay: async (control) => {
    const account = await control<{ email: string; packages: string[]; key_file: unknown }>(
      'POST',
      '/googleplay/service-accounts',
      {},
    );
    const credentials = JSON.stringify(account.key_file);
    return { source: 'googleplay', location: account.packages[0] ?? '', platformUser: account.email, credentials };
  },
  trustpilot: async (control) => {
    const { key, secret, business_units } = await control<{
      key: string;
      secret: string;
      business_units: Array<{ id: string }>;
    }>('POST', '/trustpilot/applications', { business_units: [{ name: 'demo-lounge.example' }] });
    const location = business_units[0]?.id ?? '';
    return { source: 'trustpilot', location, platformUser: key, credentials: `${key}:${secret}` };
  },
} as const satisfies Partial<Record<Source, (control: Control) => Promise<SourceToConnect>>>;
