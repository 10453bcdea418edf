import type { Clock } from '@review-reply/clock';
import { type Control, openControl, startSimulator } from '@review-reply/platform-simulator';
import { openHttpClient, simulatedHosts } from '../src/index.ts';
import type { Platform } from '../src/platform.ts';
import type { PlatformUnderTest } from './contract/platform-under-test.ts';
import { type SimulatedCalls, simulateReviews } from './simulated-reviews.ts';

/** Far above what a busy machine needs for one call, so that only calls made slow on purpose reach it. */
export const timeoutMs = 2_000;
/** What a test of the deadline waits for. */
export const shortTimeoutMs = 100;

interface SimulatedPlatform {
  readonly platform: Platform;
  readonly tells: PlatformUnderTest['tells'];
  /** Has the simulator know a login with one location; `revoke` is the control that ends it. */
  readonly grant: (control: Control) => Promise<{ credentials: string; location: string; revoke: string }>;
  readonly calls?: SimulatedCalls;
  /** The simulator's; the system's unless given. */
  readonly clock?: Clock;
}

/** The side of the contract, on the simulator, of a platform whose owners hand credentials over. */
export async function openSimulated(options: SimulatedPlatform): Promise<PlatformUnderTest> {
  const { platform, tells, grant, calls, clock } = options;
  const http = openHttpClient({ timeoutMs });
  const hurried = openHttpClient({ timeoutMs: shortTimeoutMs });
  const simulator = await startSimulator(clock && { clock });
  const control = openControl(simulator.url);
  const base = { http, urls: simulatedHosts(simulator.url) };
  const login = platform.login({ ...base, client: {} });
  const signal = new AbortController().signal;
  return {
    login,
    connector: platform.reviews(base),
    hurried: platform.reviews({ ...base, http: hurried }),
    tells,
    simulatorUrl: simulator.url,
    openLocation: async () => {
      const { credentials, location, revoke } = await grant(control);
      const { access } = await login.obtainAccess({ credentials, signal });
      return {
        credentials,
        access: { location, access, signal },
        ...simulateReviews(control, platform.source, location, calls),
        revokeGrant: async () => void (await control('POST', revoke)),
      };
    },
    close: async () => {
      await simulator.close();
      await Promise.all([http.close(), hurried.close()]);
    },
  };
}
