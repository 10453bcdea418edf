import { trustpilot } from '../../src/trustpilot/platform.ts';
import { openSimulated } from '../simulated-platform.ts';

interface Application {
  readonly key: string;
  readonly secret: string;
  readonly business_units: ReadonlyArray<{ readonly id: string }>;
}

/** Trustpilot's side of the contract. */
export const openTrustpilot = () =>
  openSimulated({
    platform: trustpilot,
    tells: { totals: false, anonymity: false, creation: true, changes: true, wordless: true, quota: false },
    grant: async (control) => {
      const units = { business_units: [{ name: 'demo-lounge.example' }] };
      const { key, secret, business_units } = await control<Application>('POST', '/trustpilot/applications', units);
      const revoke = `/trustpilot/applications/${key}/revoke`;
      return { credentials: `${key}:${secret}`, location: business_units[0]?.id ?? '', revoke };
    },
  });
