import { openControl, startSimulator } from '@review-reply/platform-simulator';
import { openHttpClient, simulatedHosts } from '../../src/index.ts';
import { trustpilot } from '../../src/trustpilot/platform.ts';
import type { LocationUnderTest, PlatformUnderTest } from '../contract/platform-under-test.ts';
import { simulateReviews } from '../simulated-reviews.ts';

/** Far above what a busy machine needs for one call, so that only calls made slow on purpose reach it. */
const timeoutMs = 2_000;

interface Application {
  readonly key: string;
  readonly secret: string;
  readonly business_units: ReadonlyArray<{ readonly id: string }>;
}

/** Trustpilot's side of the contract, on the simulator. */
export async function openTrustpilot(): Promise<PlatformUnderTest> {
  const http = openHttpClient({ timeoutMs });
  const simulator = await startSimulator();
  const control = openControl(simulator.url);
  const base = { http, urls: simulatedHosts(simulator.url) };
  const login = trustpilot.login({ ...base, client: {} });
  const signal = new AbortController().signal;

  const openLocation = async (): Promise<LocationUnderTest> => {
    const units = { business_units: [{ name: 'demo-lounge.example' }] };
    const { key, secret, business_units } = await control<Application>('POST', '/trustpilot/applications', units);
    const credentials = `${key}:${secret}`;
    const location = business_units[0]?.id ?? '';
    const { access } = await login.obtainAccess({ credentials, signal });
    return {
      credentials,
      access: { location, access, signal },
      ...simulateReviews(control, 'trustpilot', location),
      revokeGrant: async () => void (await control('POST', `/trustpilot/applications/${key}/revoke`)),
    };
  };
  const close = async () => {
    await simulator.close();
    await http.close();
  };
  return {
    login,
    connector: trustpilot.reviews(base),
    tells: { totals: false, anonymity: false, creation: true, changes: true, wordless: true, quota: false },
    simulatorUrl: simulator.url,
    timeoutMs,
    openLocation,
    close,
  };
}
