import { createTestDatabase } from '@review-reply/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Database, openDatabase, runStatement } from '../src/index.ts';

let database: Database;
let drop: () => Promise<void>;
let url: string;

beforeAll(async () => {
  const created = await createTestDatabase(inject('postgresUrl'), new URL('fixtures/run-statement', import.meta.url));
  ({ drop, url } = created);
  database = openDatabase({ url, applicationName: 'test', onError: () => {} });
});
beforeEach(() => database.pool.query(`select setval('tries', 1, false)`));
afterAll(async () => {
  await database?.close();
  await drop?.();
});

const failing = (times: number, code: string) =>
  runStatement<{ calls: bigint }>(database, {
    name: 'fail_at_first',
    text: 'select fail_at_first($1, $2) as calls',
    values: [times, code],
  });

// The sequence counts the tries: it is not rolled back.
it('repeats a statement that a deadlock or a lock timeout ended, and leaves nothing of the failed tries', async () => {
  expect(await failing(2, '40P01')).toEqual([{ calls: 3n }]);
  expect(await failing(1, '55P03')).toEqual([{ calls: 2n }]);
  const { rows } = await database.pool.query('select count(*) as count from effect');
  expect(rows).toEqual([{ count: 2n }]);
});

it('gives up after five tries', async () => {
  await expect(failing(5, '40001')).rejects.toMatchObject({ code: '40001' });
});

it('does not repeat what fails for another reason', async () => {
  await expect(failing(1, '23514')).rejects.toMatchObject({ code: '23514' });
  const { rows } = await database.pool.query('select last_value from tries');
  expect(rows).toEqual([{ last_value: 1n }]);
});

it('runs with the settings that the database was opened with', async () => {
  const settings = { enable_seqscan: 'off', work_mem: '8MB' };
  const opened = openDatabase({ url, applicationName: 'test', settings, onError: () => {} });
  const { rows } = await opened.pool.query(
    "select current_setting('enable_seqscan') as seqscan, current_setting('work_mem') as memory",
  );
  await opened.close();
  expect(rows).toEqual([{ seqscan: 'off', memory: '8MB' }]);
});
