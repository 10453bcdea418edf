import { tripadvisor } from '../../src/tripadvisor/platform.ts';
import { openSimulated } from '../simulated-platform.ts';

/** Far above what a test calls that is about something else. */
const dailyLimit = 60;

interface Key {
  readonly key: string;
  readonly locations: ReadonlyArray<{ readonly id: string }>;
}

/** Tripadvisor's side of the contract. */
export const openTripadvisor = () =>
  openSimulated({
    platform: tripadvisor,
    tells: { totals: true, anonymity: false, creation: false, changes: false, wordless: true, quota: true },
    calls: { login: 'tripadvisor.locations.search', list: 'tripadvisor.locations.details' },
    grant: async (control) => {
      const { key, locations } = await control<Key>('POST', '/tripadvisor/keys', { daily_limit: dailyLimit });
      return { credentials: key, location: locations[0]?.id ?? '', revoke: `/tripadvisor/keys/${key}/revoke` };
    },
  });
