import { openConnectors, openHttpClient, simulatedHosts } from '../src/index.ts';
import { platforms } from '../src/registry.ts';
import { openAppStore } from './appstore/under-test.ts';
import { describePlatform } from './contract/describe-platform.ts';
import type { PlatformUnderTest } from './contract/platform-under-test.ts';
import { openGoogle } from './google/under-test.ts';
import { openGooglePlay } from './googleplay/under-test.ts';
import { openTripadvisor } from './tripadvisor/under-test.ts';
import { openTrustpilot } from './trustpilot/under-test.ts';

type Registered = (typeof platforms)[number]['source'];

/** Every platform of the registry on its simulator; one that is missing here does not compile. */
const opening: Readonly<Record<Registered, () => Promise<PlatformUnderTest>>> = {
  google: openGoogle,
  tripadvisor: openTripadvisor,
  trustpilot: openTrustpilot,
  appstore: openAppStore,
  googleplay: openGooglePlay,
};

/** Asked for their words alone; nothing is called. */
const connectors = openConnectors(openHttpClient(), simulatedHosts('http://127.0.0.1:1'));

for (const { source } of platforms) {
  const words = connectors.get(source);
  if (words === undefined) throw new Error(`${source} has no connector.`);
  describePlatform(source, words, opening[source]);
}
