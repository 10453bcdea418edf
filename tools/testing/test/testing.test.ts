import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { createTestDatabase, eventually, openStack, type TestDatabase } from '../src/index.ts';

const created: TestDatabase[] = [];
afterEach(async () => {
  for (const database of created.splice(0)) await database.drop();
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('gives each test a migrated database of its own, also when many ask for the first at once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'testing-'));
  writeFileSync(join(directory, '0001-demo.sql'), 'create table demo (id int);');
  const migrations = pathToFileURL(directory);
  const adminUrl = inject('postgresUrl');
  created.push(...(await Promise.all([1, 2, 3].map(() => createTestDatabase(adminUrl, migrations)))));
  const [first, second] = created;
  await query(first?.url ?? '', 'insert into demo values (1)');
  expect(await query(second?.url ?? '', 'select id from demo')).toEqual([]);
  // Other migrations, another template.
  writeFileSync(join(directory, '0002-more.sql'), 'create table more (id int);');
  const newer = await createTestDatabase(adminUrl, migrations);
  created.push(newer);
  expect(await query(newer.url, 'select id from more')).toEqual([]);
});

it('keeps two stacks apart in names, secrets and time', async () => {
  const [a, b] = await Promise.all([openStack({ publishers: ['demo'] }), openStack({ publishers: ['demo'] })]);
  try {
    await a.clock.advance(3_600_000);
    expect([a.clock.offsetMs, b.clock.offsetMs]).toEqual([3_600_000, 0]);
    expect(a.kafkaPrefix).not.toBe(b.kafkaPrefix);
    expect(a.secrets.DATA_KEYS).not.toBe(b.secrets.DATA_KEYS);
  } finally {
    await Promise.all([a.close(), b.close()]);
  }
});

it('closes everything, the last opened first, though one of them fails, and then says so', async () => {
  const stack = await openStack();
  const closed: number[] = [];
  stack.onClose(() => closed.push(1));
  stack.onClose(() => {
    throw new Error('on purpose');
  });
  stack.onClose(() => closed.push(2));
  await expect(stack.close()).rejects.toMatchObject({ errors: [{ message: 'on purpose' }] });
  expect(closed).toEqual([2, 1]);
});

it('waits until an attempt succeeds, and else fails with its last reason', async () => {
  let attempts = 0;
  const third = () => {
    attempts += 1;
    if (attempts < 3) throw new Error(`attempt ${attempts}`);
    return attempts;
  };
  expect(await eventually(third)).toBe(3);
  const never = eventually(
    () => {
      throw new Error('never');
    },
    { timeoutMs: 50 },
  );
  await expect(never).rejects.toThrow('never');
});
