import { describe, it } from 'vitest';
import { usePlatform } from '../../src/index.ts';
import { useFixture } from './fixture.ts';
import { shortWaits } from './short-waits.ts';
import { surviveAtRandom } from './survive-at-random.ts';

/** What is done besides: beginning, repeating what was given up, and waiting until all has settled. */
const besidesMs = 300_000;

/** The test of random deaths, on a platform of its file's own, for as long as its file has time. */
export function testRandomDeaths(title: string, forMs: number): void {
  const e2e = usePlatform(() => shortWaits({ SYNC_INTERVAL_MS: '1000', PUBLICATION_LEASE_MS: '10000' }));
  const fixture = useFixture(e2e);

  describe(title, () => {
    it(
      'lose nothing and do nothing twice',
      () => surviveAtRandom({ e2e: e2e(), receiver: fixture.receiver(), databases: fixture.databases() }, { forMs }),
      forMs + besidesMs,
    );
  });
}
