import { afterAll, beforeAll, describe } from 'vitest';
import { describeFailing } from './failing.ts';
import { describeLoggingIn } from './logging-in.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { describeReading } from './reading.ts';
import { describeReplying } from './replying.ts';

/** What every platform in the registry promises. */
export function describePlatform(name: string, open: () => Promise<PlatformUnderTest>): void {
  describe(name, () => {
    let platform: PlatformUnderTest;
    beforeAll(async () => {
      platform = await open();
    });
    afterAll(() => platform?.close());

    describeLoggingIn(() => platform);
    describeReading(() => platform);
    describeReplying(() => platform);
    describeFailing(() => platform);
  });
}
