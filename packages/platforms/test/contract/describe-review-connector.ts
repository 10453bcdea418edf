import { afterAll, beforeAll, describe } from 'vitest';
import { describeFailing } from './failing.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { describeReading } from './reading.ts';
import { describeReplying } from './replying.ts';

/** The promises of ReviewConnector, for any platform. */
export function describeReviewConnector(name: string, open: () => Promise<PlatformUnderTest>): void {
  describe(`the review connector of ${name}`, () => {
    let platform: PlatformUnderTest;
    beforeAll(async () => {
      platform = await open();
    });
    afterAll(() => platform?.close());

    describeReading(() => platform);
    describeReplying(() => platform);
    describeFailing(() => platform);
  });
}
