import { openControl, startSimulator } from '@review-reply/platform-simulator';
import { openHttpClient, simulatedHosts } from '../../src/index.ts';
import { tripadvisor } from '../../src/tripadvisor/platform.ts';
import type { LocationUnderTest, PlatformUnderTest } from '../contract/platform-under-test.ts';
import { simulateReviews } from '../simulated-reviews.ts';

/** Far above what a busy machine needs for one call, so that only calls made slow on purpose reach it. */
const timeoutMs = 2_000;
/** Far above what a test calls that is about something else. */
const dailyLimit = 60;

interface Key {
  readonly key: string;
  readonly locations: ReadonlyArray<{ readonly id: string }>;
}

/** Tripadvisor's side of the contract, on the simulator. */
export async function openTripadvisor(): Promise<PlatformUnderTest> {
  const http = openHttpClient({ timeoutMs });
  const simulator = await startSimulator();
  const control = openControl(simulator.url);
  const base = { http, urls: simulatedHosts(simulator.url) };
  const login = tripadvisor.login({ ...base, client: {} });
  const signal = new AbortController().signal;

  const openLocation = async (): Promise<LocationUnderTest> => {
    const { key, locations } = await control<Key>('POST', '/tripadvisor/keys', { daily_limit: dailyLimit });
    const location = locations[0]?.id ?? '';
    const { access } = await login.obtainAccess({ credentials: key, signal });
    return {
      credentials: key,
      access: { location, access, signal },
      ...simulateReviews(control, 'tripadvisor', location, {
        login: 'tripadvisor.locations.search',
        list: 'tripadvisor.locations.details',
      }),
      revokeGrant: async () => void (await control('POST', `/tripadvisor/keys/${key}/revoke`)),
    };
  };
  const close = async () => {
    await simulator.close();
    await http.close();
  };
  return {
    login,
    connector: tripadvisor.reviews(base),
    tells: { totals: true, anonymity: false, creation: false, changes: false, wordless: true, quota: true },
    simulatorUrl: simulator.url,
    timeoutMs,
    openLocation,
    close,
  };
}
