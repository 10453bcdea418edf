import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMigrated, migrate, openDatabase, whenUp } from '../src/index.ts';
import { type EmptyDatabase, openEmptyDatabase } from './open-database.ts';

let empty: EmptyDatabase;
let directory: string;

beforeEach(async () => {
  empty = await openEmptyDatabase();
  directory = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await empty.close();
});

const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
const run = () => migrate({ url: empty.url, directory });
const names = async () => {
  const { rows } = await empty.database.pool.query('select name from schema_migration order by run');
  return rows.map((row: { name: string }) => row.name);
};

it('applies what is lacking, in order, and nothing twice', async () => {
  write('0001-demo.sql', 'create table demo (id int);');
  write('0002-fill.sql', 'insert into demo values (1);');
  expect(await run()).toEqual(['0001-demo.sql', '0002-fill.sql']);
  write('0003-more.sql', 'insert into demo values (3);');
  expect(await run()).toEqual(['0003-more.sql']);
  expect(await run()).toEqual([]);
  const { rows } = await empty.database.pool.query('select id from demo order by id');
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
});

it('is safe when several processes migrate at once: each step is done once', async () => {
  write('0001-demo.sql', 'create table demo (id int); select pg_sleep(0.2);');
  write('0002-fill.sql', 'insert into demo values (1);');
  const done = await Promise.all([run(), run(), run()]);
  expect(done.flat().sort()).toEqual(['0001-demo.sql', '0002-fill.sql']);
  const { rows } = await empty.database.pool.query('select count(*) as count from demo');
  expect(rows).toEqual([{ count: 1n }]);
});

it('refuses a file that changed after it was applied, line ends aside', async () => {
  write('0001-demo.sql', 'create table demo (id int);\n-- end\n');
  await run();
  write('0001-demo.sql', 'create table demo (id int);\r\n-- end\r\n');
  expect(await run()).toEqual([]);
  write('0001-demo.sql', 'create table demo (id bigint);\n-- end\n');
  await expect(run()).rejects.toThrow('0001-demo.sql was changed after it was applied');
});

it('leaves nothing of a migration that fails, keeps those before it and runs none after it', async () => {
  write('0001-demo.sql', 'create table demo (id int);');
  write('0002-broken.sql', 'create table half (id int); insert into missing values (1);');
  write('0003-never.sql', 'create table never (id int);');
  await expect(run()).rejects.toThrow('0002-broken.sql failed: relation "missing" does not exist');
  expect(await names()).toEqual(['0001-demo.sql']);
  const { rows } = await empty.database.pool.query(
    `select to_regclass('half') is null as half, to_regclass('never') is null as never`,
  );
  expect(rows).toEqual([{ half: true, never: true }]);
  write('0002-broken.sql', 'create table half (id int);');
  expect(await run()).toEqual(['0002-broken.sql', '0003-never.sql']);
});

it.each(['0003-gap.sql', '2-short.sql', 'demo.sql', '0002-Capital.sql'])(
  'refuses the misnumbered file %s',
  async (name) => {
    write('0001-demo.sql', 'create table demo (id int);');
    write(name, 'create table other (id int);');
    await expect(run()).rejects.toThrow(name);
  },
);

it('keeps a service from starting on an empty or older schema, not on a newer one', async () => {
  const { pool } = empty.database;
  write('0001-demo.sql', 'create table demo (id int);');
  await expect(checkMigrated(pool, directory)).rejects.toThrow('The database is empty');
  await run();
  await checkMigrated(pool, directory);
  write('0002-more.sql', 'create table more (id int);');
  await expect(checkMigrated(pool, directory)).rejects.toThrow('is at migration 1 of service, this version needs 2');
  await run();
  rmSync(join(directory, '0002-more.sql'));
  await checkMigrated(pool, directory);
});

it('lets the role of processes read and write rows, and change nothing else, new tables included', async () => {
  write('0001-demo.sql', 'create table demo (id int generated always as identity, name text); create sequence number;');
  const processRole = `process_${randomBytes(6).toString('hex')}`;
  await empty.database.pool.query(`create role ${processRole} login password 'demo'`);
  const url = new URL(empty.url);
  Object.assign(url, { username: processRole, password: 'demo' });
  const database = openDatabase({ url: url.href, applicationName: 'test', onError: () => {} });
  try {
    const migrated = () => migrate({ url: empty.url, processRole, directory });
    const { rows } = await empty.database.pool.query<{ name: string }>('select current_database() as name');
    await empty.database.pool.query(`revoke connect on database ${rows[0]?.name} from public`);
    // Until then it may not even connect.
    const waitedFor: unknown[] = [];
    const whenMigrated = () =>
      whenUp(() => checkMigrated(database.pool, directory), {
        onWait: (error) => waitedFor.push(error) && void migrated(),
      });
    await whenMigrated();
    write('0002-more.sql', 'create table more (id int);');
    await whenMigrated();
    expect(waitedFor).toMatchObject([
      { message: expect.stringContaining('permission denied for database') },
      { message: expect.stringContaining('run the migrations first') },
    ]);
    for (const statement of [
      "insert into demo (name) values ('first')",
      "update demo set name = 'second' where name = 'first'",
      "select nextval('number')",
      'delete from demo',
      'insert into more values (1)',
    ])
      await database.pool.query(statement);
    for (const statement of [
      'create table other (id int)',
      'create temporary table other (id int)',
      'create schema other',
      'create function other() returns int language sql as $$ select 1 $$',
      'alter table demo add column more text',
      'alter table demo disable trigger all',
      'create index on demo (name)',
      'drop table demo',
      'drop sequence number',
      'truncate demo',
      'delete from schema_migration',
      'create role other',
    ])
      await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  } finally {
    await database.close();
    await empty.database.pool.query(`drop owned by ${processRole}`);
    await empty.database.pool.query(`drop role ${processRole}`);
  }
});

it('waits for a server that is not up yet, for as long as it is told, and for nothing else', async () => {
  const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  let tries = 0;
  const told: unknown[] = [];
  const work = async () => {
    tries += 1;
    if (tries < 3) throw refused();
    return 'up';
  };
  expect(await whenUp(work, { onWait: (error) => told.push(error) })).toBe('up');
  expect([tries, told.length]).toEqual([3, 1]);
  await expect(whenUp(() => Promise.reject(refused()), { waitMaxMs: 600 })).rejects.toThrow('refused');
  await expect(whenUp(() => Promise.reject(new Error('no migrations')))).rejects.toThrow('no migrations');
});
