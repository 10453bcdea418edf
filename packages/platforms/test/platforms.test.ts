import { platforms } from '../src/registry.ts';
import { describePlatform } from './contract/describe-platform.ts';
import type { PlatformUnderTest } from './contract/platform-under-test.ts';
import { openGoogle } from './google/under-test.ts';

type Registered = (typeof platforms)[number]['source'];

/** Every platform of the registry on its simulator; one that is missing here does not compile. */
const opening: Readonly<Record<Registered, () => Promise<PlatformUnderTest>>> = { google: openGoogle };

for (const { source } of platforms) describePlatform(source, opening[source]);
