import { parseKeyring } from '@review-reply/crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pruneKeys } from '../src/use-cases/sweep.ts';
import { openRows, type Rows } from './support/rows.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows?.stack.close());

it('all expired idempotency keys go at one time, and no others', async () => {
  const { stack, database, query } = rows;
  await query(`
    insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, expires_at)
    select 1, 'create_endpoint', number, '', gen_random_uuid(), 1, now(),
      now() + case when number <= 2500 then interval '-1 day' else interval '1 day' end
    from generate_series(1, 2502) number`);
  await pruneKeys({ database, clock: stack.clock, dataKeys: parseKeyring(stack.secrets.DATA_KEYS, 'test') });
  expect(await query('select count(*)::int as keys from idempotency_claim')).toEqual([{ keys: 2 }]);
});
