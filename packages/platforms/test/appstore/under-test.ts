import { openControl, startSimulator } from '@review-reply/platform-simulator';
import { appstore } from '../../src/appstore/platform.ts';
import { openHttpClient, simulatedHosts } from '../../src/index.ts';
import type { LocationUnderTest, PlatformUnderTest } from '../contract/platform-under-test.ts';
import { simulateReviews } from '../simulated-reviews.ts';

/** Far above what a busy machine needs for one call, so that only calls made slow on purpose reach it. */
const timeoutMs = 2_000;

interface Key {
  readonly issuer_id: string;
  readonly key_id: string;
  readonly private_key: string;
  readonly apps: ReadonlyArray<{ readonly id: string }>;
}

/** The App Store's side of the contract, on the simulator. */
export async function openAppStore(): Promise<PlatformUnderTest> {
  const http = openHttpClient({ timeoutMs });
  const simulator = await startSimulator();
  const control = openControl(simulator.url);
  const base = { http, urls: simulatedHosts(simulator.url) };
  const login = appstore.login({ ...base, client: {} });
  const signal = new AbortController().signal;

  const openLocation = async (): Promise<LocationUnderTest> => {
    const { apps, ...key } = await control<Key>('POST', '/appstore/keys', {});
    const credentials = JSON.stringify(key);
    const location = apps[0]?.id ?? '';
    const { access } = await login.obtainAccess({ credentials, signal });
    return {
      credentials,
      access: { location, access, signal },
      ...simulateReviews(control, 'appstore', location, { login: 'appstore.apps.list' }),
      revokeGrant: async () => void (await control('POST', `/appstore/keys/${key.key_id}/revoke`)),
    };
  };
  const close = async () => {
    await simulator.close();
    await http.close();
  };
  return {
    login,
    connector: appstore.reviews(base),
    tells: { totals: false, anonymity: false, creation: true, changes: false, wordless: true, quota: false },
    simulatorUrl: simulator.url,
    timeoutMs,
    openLocation,
    close,
  };
}
