import { afterAll, beforeAll, describe, it } from 'vitest';
import { usePlatform } from '../../src/index.ts';
import { type Databases, openDatabases } from './databases.ts';
import { impatient } from './impatient.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { surviveAtRandom } from './survive-at-random.ts';

/** What is done besides: beginning, repeating what was given up, and waiting until all has settled. */
const besidesMs = 300_000;

/** The test of random deaths, on a platform of its file's own, for as long as its file has time. */
export function testRandomDeaths(title: string, forMs: number): void {
  const e2e = usePlatform(() => impatient({ SYNC_INTERVAL_MS: '1000', PUBLICATION_LEASE_MS: '10000' }));
  let receiver: Receiver;
  let databases: Databases;

  beforeAll(async () => {
    receiver = await openReceiver();
    databases = openDatabases(e2e());
  });
  afterAll(async () => {
    await databases?.close();
    await receiver?.close();
  });

  describe(title, () => {
    it(
      'lose nothing and do nothing twice',
      () => surviveAtRandom({ e2e: e2e(), receiver, databases }, { forMs }),
      forMs + besidesMs,
    );
  });
}
