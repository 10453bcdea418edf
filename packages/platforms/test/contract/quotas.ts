import { expect, test } from 'vitest';
import { failureOf } from '../failure-of.ts';
import type { PlatformUnderTest, ReviewWords } from './platform-under-test.ts';

/** Above what any such platform allows. */
const callsMax = 300;

export function describeQuota({ readQuota }: ReviewWords, platformOf: () => PlatformUnderTest): void {
  test('refuses calls beyond its quota as retryable, which two windows of the connector’s do not reach', async () => {
    const { connector, openLocation, tells } = platformOf();
    if (!tells.quota) return;
    const { access } = await openLocation();
    let calls = 0;
    const reading = (async () => {
      for (; calls < callsMax; calls += 1) await connector.listReviews({ ...access, pageSize: 1 });
    })();
    expect(await failureOf(reading)).toMatchObject({ failure: 'retryable', status: 429 });
    // Windows begin when a reader comes, so that one of the platform's may meet the end of one and another's start.
    expect(calls).toBeGreaterThanOrEqual(2 * (readQuota?.calls ?? 0));
  });
}
