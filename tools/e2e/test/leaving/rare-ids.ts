import { serviceNames } from '@review-reply/rpc';
import pg from 'pg';
import type { E2ePlatform } from '../../src/index.ts';

/** Numbers from here on are ids of this platform's: nothing else counts that far, and JSON numbers still hold them. */
export const rareFrom = 734_000_000_000_000n;
const apart = 1_000_000_000n;

/** Has every id that is drawn from now on stand out from all other numbers, and from the ids of other tables. */
export async function drawRareIds({ platform }: E2ePlatform): Promise<void> {
  let sequences = 0n;
  for (const owner of serviceNames) {
    const client = new pg.Client({ connectionString: platform.site.databaseUrl(owner) });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where increment_by > 0`,
      );
      for (const { name } of rows) {
        sequences += 1n;
        await client.query('select setval($1::regclass, $2)', [name, String(rareFrom + sequences * apart)]);
      }
    } finally {
      await client.end();
    }
  }
}
