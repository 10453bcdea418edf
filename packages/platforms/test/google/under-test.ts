import { randomUUID } from 'node:crypto';
import { openControl, platformSettings, startSimulator } from '@review-reply/platform-simulator';
import { googleListing } from '../../src/google/listing/connector.ts';
import { googleLocations } from '../../src/google/locations.ts';
import { google } from '../../src/google/platform.ts';
import { type HttpClient, openHttpClient, simulatedHosts } from '../../src/index.ts';
import type { LocationUnderTest, PlatformUnderTest } from '../contract/platform-under-test.ts';
import { shortTimeoutMs, timeoutMs } from '../simulated-platform.ts';
import { simulateReviews } from '../simulated-reviews.ts';

export type SimulatedGoogle = Awaited<ReturnType<typeof startSimulatedGoogle>>;

export async function startSimulatedGoogle(http: HttpClient) {
  const { url, close } = await startSimulator();
  const urls = simulatedHosts(url);
  return {
    url,
    urls,
    login: google.login({ http, urls, client: { ...platformSettings(url), GOOGLE_PUBSUB_TOPIC: '' } }),
    connector: google.reviews({ http, urls }),
    locations: googleLocations({
      http,
      accountsUrl: urls.GOOGLE_ACCOUNTS_URL,
      informationUrl: urls.GOOGLE_INFORMATION_URL,
    }),
    listing: googleListing({
      http,
      informationUrl: urls.GOOGLE_INFORMATION_URL,
      lodgingUrl: urls.GOOGLE_LODGING_URL,
      menusUrl: urls.GOOGLE_REVIEWS_URL,
      verificationsUrl: urls.GOOGLE_VERIFICATIONS_URL,
    }),
    control: openControl(url),
    close,
  };
}

const states = {
  approved: { outcome: 'APPROVED', state: 'APPROVED' },
  rejected: { outcome: 'REJECTED', state: 'REJECTED' },
  pending: { outcome: 'PENDING', state: 'PENDING' },
  unknown: { outcome: 'UNDOCUMENTED', state: 'UNDOCUMENTED' },
  omitted: { outcome: 'OMITTED', state: null },
} as const;

interface Login {
  readonly sub: string;
  readonly refresh_token: string;
  readonly account: string;
  readonly locations: ReadonlyArray<{ name: string }>;
}

/** Google's side of the contract, on the simulator. */
export async function openGoogle(): Promise<PlatformUnderTest> {
  const http = openHttpClient({ timeoutMs });
  const hurried = openHttpClient({ timeoutMs: shortTimeoutMs });
  const { login, connector, control, ...simulated } = await startSimulatedGoogle(http);
  const signal = new AbortController().signal;

  const openLocation = async (): Promise<LocationUnderTest> => {
    const placeId = `place-${randomUUID()}`;
    const user = await control<Login>('POST', '/google/accounts', {
      locations: [{ title: 'Demo Lounge Paris', place_id: placeId }],
    });
    const { access } = await login.obtainAccess({ credentials: user.refresh_token, signal });
    return {
      credentials: user.refresh_token,
      access: { location: `${user.account}/${user.locations[0]?.name}`, access, signal },
      ...simulateReviews(control, 'google', placeId),
      judgeReplies: async ({ outcome: word }) => {
        const { outcome, state } = states[word];
        const policyViolation = word === 'rejected' ? 'OFF_TOPIC' : null;
        const violation = policyViolation === null ? {} : { policy_violation: policyViolation };
        await control('POST', '/moderation', { source: 'google', place_id: placeId, outcome, ...violation });
        return { state, policyViolation };
      },
      revokeGrant: async () => void (await control('POST', `/google/accounts/${user.sub}/revoke`)),
    };
  };
  const close = async () => {
    await simulated.close();
    await Promise.all([http.close(), hurried.close()]);
  };
  return {
    login,
    connector,
    hurried: google.reviews({ http: hurried, urls: simulated.urls }),
    tells: { totals: true, anonymity: true, creation: true, changes: true, wordless: true, quota: false },
    simulatorUrl: simulated.url,
    openLocation,
    close,
  };
}
