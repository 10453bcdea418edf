import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseConfig } from '@review-reply/config';
import { open as openSealed, parseKeyring, seal } from '@review-reply/crypto';
import { on } from '@review-reply/events';
import { freePort } from '@review-reply/infra';
import { inTransaction, migrate, openDatabase } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { OperationsService } from '@review-reply/proto/operations/v1/operations';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { forUsers, serve, systemCaller } from '@review-reply/rpc';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { eventually, openStack, type Stack, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Foundation, openFoundation, serviceSettings } from '../src/index.ts';
import { countKeyUses, startResealing } from '../src/sealed-values.ts';

let stack: Stack;
let migrations: URL;
const operator = { caller: systemCaller('admin') };

beforeAll(async () => {
  // A space in the path, as checkouts may have.
  const directory = mkdtempSync(join(tmpdir(), 'service demo-'));
  const tables = fileURLToPath(new URL('../../events/migrations', import.meta.url));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify([tables]));
  writeFileSync(
    join(directory, '0001-demo.sql'),
    `create table seen (name text not null);
    create table demo (demo_id bigint primary key, secret_sealed bytea);`,
  );
  migrations = pathToFileURL(directory);
  stack = await openStack({ publishers: ['first', 'second'] });
});
afterAll(() => stack?.close());

async function open(service: string, more: Record<string, string> = {}) {
  const env = await stack.env({ migrations, more });
  const life = stack.lifecycle(service);
  const foundation = await openFoundation({ service, migrations }, parseConfig(serviceSettings, env), life);
  return { life, foundation };
}

const publish = ({ database, outbox }: Foundation, name: string) =>
  inTransaction(database, (tx) =>
    outbox.publish(tx, { schema: AccountChangedSchema, message: { name }, key: 'a', subject: 'account/a' }),
  );
const seen = async ({ database }: Foundation) => (await database.sql.execute(sql`select name from seen`)).rows;

it('carries what one service publishes to what another does about it, and serves the operator', async () => {
  const first = await open('first');
  const second = await open('second');
  second.foundation.consume({
    from: ['first'],
    handlers: [
      on(
        AccountChangedSchema,
        async (tx, { name }) => {
          if (name === 'bad') throw new Error('on purpose');
          await tx.execute(sql`insert into seen values (${name})`);
        },
        { publishers: ['first'] },
      ),
    ],
  });
  const server = await second.foundation.serve([]);
  await publish(first.foundation, 'good');
  await publish(first.foundation, 'bad');
  await eventually(async () => expect(await seen(second.foundation)).toEqual([{ name: 'good' }]));
  const operations = stack.client(OperationsService, server.port, 'second');
  await eventually(async () => {
    const { events } = await operations.listParkedEvents({}, operator);
    expect(events).toMatchObject([{ error: 'Error: on purpose' }]);
  });
  expect((await second.life.health()).details.database).toMatchObject({ ok: true });
});

/** Every method of a real contract, those that are added to it later too. */
function othersOfTheContract() {
  const methods = WebhooksService.methods.map(({ localName }) => [localName, forUsers(async () => ({}))]);
  return Object.fromEntries(methods) as unknown as Parameters<typeof serve<typeof WebhooksService>>[1];
}

it('answers a call that was accepted before the stop, with all that it needs still there', async () => {
  const { life, foundation } = await open('second');
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const server = await foundation.serve([
    serve(WebhooksService, {
      ...othersOfTheContract(),
      deleteEndpoint: forUsers(async () => {
        begun.resolve();
        await goOn.promise;
        await foundation.database.ping();
        await publish(foundation, 'published at the end');
        return { url: 'answered' };
      }),
    }),
  ]);
  const running = stack.client(WebhooksService, server.port, 'second').deleteEndpoint({}, { caller: testCaller(1n) });
  await begun.promise;
  const stopping = life.stop();
  expect((await life.health()).ready).toBe(false);
  goOn.resolve();
  expect((await running).url).toBe('answered');
  await stopping;
});

it('starts no sooner than its database has its migrations', async () => {
  const newer = mkdtempSync(join(tmpdir(), 'service-newer-'));
  const write = (name: string) => writeFileSync(join(newer, name), 'select 1;');
  write('0001-demo.sql');
  const env = await stack.env({ migrations: pathToFileURL(newer) });
  write('0002-more.sql');
  const options = { service: 'first', migrations: pathToFileURL(newer) };
  let isOpen = false;
  const opened = openFoundation(options, parseConfig(serviceSettings, env), stack.lifecycle('first')).then(() => {
    isOpen = true;
  });
  const database = stack.openDatabase(env);
  await eventually(async () => {
    const asked = `select from pg_stat_activity
      where datname = current_database() and application_name = 'first' and query like '%schema_migration%'`;
    expect((await database.pool.query(asked)).rowCount).toBe(1);
  });
  expect(isOpen).toBe(false);
  await migrate({ url: env.POSTGRES_URL ?? '', directory: newer });
  await opened;
});

const keyOf = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;

it('seals anew what lies under a rotated key, or under one that all services shared, and tells what lies where', async () => {
  const DATA_KEYS = [keyOf('k2', 8), keyOf('k1', 7)].join(',');
  const { foundation } = await open('third', { DATA_KEYS });
  const context = (id: bigint) => `demo:${id}`;
  // As the version before keys named their service sealed it, with k1.
  const shared = Buffer.from('AQJrMVB+Va/q5T+T1wf0kOAiANzwUqBtZ8bsBG3ph4L0IUiL2izxoDoZ', 'base64');
  const old = parseKeyring(keyOf('k1', 7), 'third');
  const lost = parseKeyring(keyOf('k0', 6), 'third');
  const kept = [shared, ...Array.from({ length: 249 }, (_, at) => seal(old, context(BigInt(at + 2)), 'plain text'))];
  const rows = [
    ...kept,
    seal(lost, context(251n), 'lost'),
    seal(foundation.dataKeys, context(252n), 'plain text'),
    null,
    // What was deleted of a row that stays.
    Buffer.alloc(0),
  ];
  for (const [at, sealed] of rows.entries())
    await foundation.database.sql.execute(sql`insert into demo values (${at + 1}, ${sealed})`);
  const ring = foundation.dataKeys;
  foundation.keep([{ table: 'demo', column: 'secret_sealed', ring, as: 'sealed', anew: { id: 'demo_id', context } }]);
  foundation.consume({ from: ['first'], handlers: [] });
  const { port } = await foundation.serve([]);
  const operations = stack.client(OperationsService, port, 'third');
  const uses = async () => (await operations.listKeyUses({}, operator)).uses;
  const use = { place: 'demo.secret_sealed', isCurrent: false };
  await eventually(async () =>
    expect(await uses()).toMatchObject([
      { ...use, keyId: 'k0', values: 1n, isLost: true },
      { ...use, keyId: 'k2', values: 251n, isCurrent: true, isLost: false },
    ]),
  );
  const { rows: stored } = await foundation.database.sql.execute<{ demo_id: bigint; secret_sealed: Buffer }>(
    sql`select * from demo where demo_id not in (251, 253, 254)`,
  );
  const alone = parseKeyring(keyOf('k2', 8), 'third');
  const opened = stored.map((row) => openSealed(alone, context(row.demo_id), row.secret_sealed).toString());
  expect(new Set(opened)).toEqual(new Set(['plain text']));
});

it('reads no row again and again to seal anew what comes after it', async () => {
  const count = 2_000;
  const old = parseKeyring(keyOf('k1', 7), 'third');
  const ring = parseKeyring([keyOf('k2', 8), keyOf('k1', 7)].join(','), 'third');
  const context = (id: bigint) => `demo:${id}`;
  const env = await stack.env({ migrations });
  const options = { url: env.POSTGRES_URL ?? '', applicationName: 'test', connectionsMax: 1, onError: () => {} };
  const database = openDatabase(options);
  stack.onClose(() => database.close());
  const sealed = Array.from({ length: count }, (_, at) => seal(old, context(BigInt(at + 1)), 'plain text'));
  await database.pool.query(
    'insert into demo select id, sealed from unnest($1::bytea[]) with ordinality as row (sealed, id)',
    [sealed],
  );
  await database.pool.query('vacuum analyze demo');
  const kept = [
    { table: 'demo', column: 'secret_sealed', ring, as: 'sealed', anew: { id: 'demo_id', context } },
  ] as const;
  startResealing(database, kept, stack.lifecycle('third'));
  await eventually(async () =>
    expect(await countKeyUses(database, kept)).toMatchObject([{ keyId: 'k2', values: BigInt(count) }]),
  );
  // The statistics of the only connection.
  await database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await database.pool.query<{ read: number }>(
    "select idx_tup_fetch::int as read from pg_stat_user_tables where relname = 'demo'",
  );
  // Each is found, and then changed.
  expect(rows[0]?.read).toBeLessThan(3 * count);
});

it('waits, alive and not ready, for a database that comes later', async () => {
  const env = await stack.env({ migrations });
  const real = new URL(env.POSTGRES_URL ?? '');
  const port = await freePort();
  const life = createLifecycle({
    name: 'first',
    logger: createLogger({ service: 'test', level: 'silent' }),
    starting: true,
  });
  stack.onClose(() => life.stop());
  const config = parseConfig(serviceSettings, { ...env, POSTGRES_URL: Object.assign(new URL(real), { port }).href });
  const opening = openFoundation({ service: 'first', migrations }, config, life);
  expect(await life.health()).toMatchObject({ live: true, ready: false });
  const proxy = createServer((socket) => {
    const server = connect(Number(real.port), real.hostname);
    for (const end of [socket, server]) end.on('error', () => end.destroy());
    socket.pipe(server).pipe(socket);
  });
  await eventually(async () => expect((await life.health()).details.database).toMatchObject({ ok: false }));
  proxy.listen(port, '127.0.0.1');
  stack.onClose(() => proxy.close());
  await opening;
  life.started();
  await eventually(async () => expect(await life.health()).toMatchObject({ live: true, ready: true }));
});
