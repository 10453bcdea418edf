import { openDatabase } from '@review-reply/postgres';
import { createTestDatabase } from '@review-reply/testing';
import { expect, inject, it } from 'vitest';
import { listRecords } from '../src/records.ts';

it('a page of records is waited for longer than other queries may take', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'), new URL('../migrations', import.meta.url));
  const database = openDatabase({ url, applicationName: 'test', onError: () => {} });
  database.pool.options.query_timeout = 200;
  const query = `select 1::bigint as id, 2::bigint as account_id, 3::bigint as version, '{}'::jsonb as state
    from pg_sleep(0.5)`;
  try {
    const records = await listRecords(database, { slow: { query } }, { kind: 'slow', after: '' });
    expect(records).toEqual([{ id: '1', accountId: 2n, version: 3n, state: '{}' }]);
  } finally {
    await database.close();
    await drop();
  }
});
