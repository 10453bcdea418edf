import { afterAll, beforeAll, describe } from 'vitest';
import { describeCounting } from './counting.ts';
import { describeDocumentation } from './documentation.ts';
import { describeFailing } from './failing.ts';
import { describeLoggingIn } from './logging-in.ts';
import type { PlatformUnderTest, ReviewWords } from './platform-under-test.ts';
import { describeQuota } from './quotas.ts';
import { describeReading } from './reading.ts';
import { describeReplying } from './replying.ts';

/** What every platform in the registry promises, and what its words promise beside. */
export function describePlatform(name: string, words: ReviewWords, open: () => Promise<PlatformUnderTest>): void {
  describe(name, () => {
    let platform: PlatformUnderTest;
    beforeAll(async () => {
      platform = await open();
    });
    afterAll(() => platform?.close());

    describeLoggingIn(() => platform);
    describeDocumentation(() => platform);
    if (words.sees === 'counts') describeCounting(() => platform);
    else {
      describeReading(words, () => platform);
      describeReplying(words, () => platform);
    }
    describeFailing(words, () => platform);
    describeQuota(words, () => platform);
  });
}
