import { fixedClock } from '@review-reply/clock';
import { openControl, startSimulator } from '@review-reply/platform-simulator';
import { googleplay } from '../../src/googleplay/platform.ts';
import { openHttpClient, simulatedHosts } from '../../src/index.ts';
import { dayNumber, type LocationUnderTest, type PlatformUnderTest } from '../contract/platform-under-test.ts';
import { simulateReviews } from '../simulated-reviews.ts';

/** Far above what a busy machine needs for one call, so that only calls made slow on purpose reach it. */
const timeoutMs = 2_000;

interface Account {
  readonly email: string;
  readonly packages: readonly string[];
  readonly key_file: unknown;
}

/** Google Play's side of the contract, on the simulator, in the week in which the suite's reviews are written. */
export async function openGooglePlay(): Promise<PlatformUnderTest> {
  const http = openHttpClient({ timeoutMs });
  const simulator = await startSimulator({ clock: fixedClock(dayNumber(5)) });
  const control = openControl(simulator.url);
  const base = { http, urls: simulatedHosts(simulator.url) };
  const login = googleplay.login({ ...base, client: {} });
  const signal = new AbortController().signal;

  const openLocation = async (): Promise<LocationUnderTest> => {
    const { email, packages, key_file } = await control<Account>('POST', '/googleplay/service-accounts', {});
    const credentials = JSON.stringify(key_file);
    const location = packages[0] ?? '';
    const { access } = await login.obtainAccess({ credentials, signal });
    return {
      credentials,
      access: { location, access, signal },
      ...simulateReviews(control, 'googleplay', location),
      revokeGrant: async () => void (await control('POST', `/googleplay/service-accounts/${email}/revoke`)),
    };
  };
  const close = async () => {
    await simulator.close();
    await http.close();
  };
  return {
    login,
    connector: googleplay.reviews(base),
    tells: { totals: false, anonymity: false, creation: false, changes: true, wordless: false, quota: true },
    simulatorUrl: simulator.url,
    timeoutMs,
    openLocation,
    close,
  };
}
