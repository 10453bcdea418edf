import { createOutbox, openKafka, startRelay } from '@review-reply/events';
import { inTransaction, openDatabase } from '@review-reply/postgres';
import { AccountErasedSchema } from '@review-reply/proto/identity/events/v1/events';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { fromTimestamp, type RpcClient, systemCaller } from '@review-reply/rpc';
import { type CollectedMetrics, collectMetrics, eventually, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasingServices } from '../src/domain/leaving.ts';
import { gateway, type IdentityStack, openIdentity, operator } from './identity-stack.ts';

const dayMs = 24 * 3_600_000;
const goneWithinMs = 30_000;

let metrics: CollectedMetrics;
let open: IdentityStack;
let leaving: RpcClient<typeof LeavingService>;
let answer: (service: string, accountId: bigint, named?: string) => Promise<void>;

beforeAll(async () => {
  metrics = collectMetrics();
  open = await openIdentity();
  leaving = open.stack.client(LeavingService, open.port);
  answer = await openAnswers();
});
afterAll(() => open?.stack.close());

/** Stands for the services that answer: their outboxes in a database of its own, with a real relay. */
async function openAnswers(): Promise<typeof answer> {
  const { stack } = open;
  const env = await stack.env({ migrations: new URL('../migrations', import.meta.url) });
  const life = stack.lifecycle('answers');
  const database = openDatabase({ url: env.POSTGRES_URL ?? '', applicationName: 'answers', onError: () => {} });
  life.onStop('database', () => database.close());
  const { clock, kafkaPrefix, kafkaBrokers } = stack;
  const outboxOf = (service: string) => createOutbox({ service, kafkaPrefix, clock });
  const bus = openKafka({ brokers: kafkaBrokers, clientId: 'answers', logger: life.logger });
  startRelay({ database, bus, service: 'answers', life });
  return (service, accountId, named = service) =>
    inTransaction(database, (tx) =>
      outboxOf(service).publish(tx, {
        schema: AccountErasedSchema,
        message: { accountId, service: named },
        key: accountId,
        subject: `account/${accountId}`,
      }),
    );
}

async function attachedClient() {
  const partnerAccountId = await open.account(AccountKind.PARTNER);
  const accountId = await open.account(AccountKind.CLIENT);
  const attach = () =>
    open.identity.attachAccount({ accountId, partnerAccountId, service: 'pro', externalRef: 'demo-ref' }, operator);
  await attach();
  const detach = (by = partnerAccountId) => leaving.detachAccount({ accountId }, { caller: testCaller(by) });
  const access = () => open.identity.getAccountAccess({ accountId }, gateway);
  return { partnerAccountId, accountId, attach, detach, access };
}

const exists = async (accountId: bigint) =>
  (await open.identity.getAccountAccess({ accountId }, gateway)).kind !== AccountKind.UNSPECIFIED;
const erasureOf = async (accountId: bigint) =>
  (await leaving.listErasures({}, operator)).erasures.find((erasure) => erasure.accountId === accountId);

/** Waits until identity itself has nothing of an account. */
const gone = (accountId: bigint) =>
  eventually(async () => expect(await exists(accountId)).toBe(false), { timeoutMs: goneWithinMs });

describe('a client that its partner detaches', () => {
  it('leaves once, however often and at once it is asked for, with 30 days to come back', async () => {
    const { detach, access, accountId } = await attachedClient();
    const cursor = async () => (await open.identity.getEdgeState({ since: 0n }, gateway)).cursor;
    const before = await cursor();
    const answers = [...(await Promise.all(Array.from({ length: 8 }, () => detach()))), await detach()];
    const [first] = answers;
    for (const other of answers) expect(other).toEqual(first);
    expect(first).toMatchObject({ accountId, externalRef: 'demo-ref', service: 'pro' });
    const ms = (time: Parameters<typeof fromTimestamp>[0]) => fromTimestamp(time)?.getTime() ?? Number.NaN;
    expect(ms(first?.deleteAfter) - ms(first?.detachedAt)).toBe(30 * dayMs);
    // One change for the gateways, and so one event.
    expect((await cursor()) - before).toBe(1n);
    expect((await access()).attachment).toBeUndefined();
  });

  it('is nobody’s to detach but its partner’s', async () => {
    const { detach, access } = await attachedClient();
    const stranger = await open.account(AccountKind.PARTNER);
    await expect(detach(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      leaving.detachAccount({ accountId: 900_000_000_001n }, { caller: testCaller(stranger) }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect((await access()).attachment).toBeDefined();
  });

  it('is an operator’s to detach too, who names the partner', async () => {
    const { accountId, partnerAccountId, access } = await attachedClient();
    for (const named of [{}, { partnerAccountId: await open.account(AccountKind.PARTNER) }])
      await expect(leaving.detachAccount({ accountId, ...named }, operator)).rejects.toMatchObject({
        code: 'not_found',
      });
    expect((await access()).attachment).toBeDefined();
    await leaving.detachAccount({ accountId, partnerAccountId }, operator);
    expect((await access()).attachment).toBeUndefined();
    // A partner that names another one speaks of its own clients all the same.
    const mine = await attachedClient();
    const forged = { accountId: mine.accountId, partnerAccountId: mine.partnerAccountId };
    const stranger = testCaller(await open.account(AccountKind.PARTNER));
    await expect(leaving.detachAccount(forged, { caller: stranger })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is as before when it is attached again in time, and is not erased then', async () => {
    const { accountId, detach, attach, access } = await attachedClient();
    await detach();
    await open.stack.clock.advance(29 * dayMs);
    await attach();
    expect((await access()).attachment).toMatchObject({ externalRef: 'demo-ref' });
    // Another one, detached at the same time, shows that the time has come.
    const other = await attachedClient();
    await other.detach();
    await open.stack.clock.advance(31 * dayMs);
    await gone(other.accountId);
    expect(await exists(accountId)).toBe(true);
    expect(await erasureOf(accountId)).toBeUndefined();
  });
});

it('keeps the reference of a client that is attached again without one, and takes another', async () => {
  const { accountId, partnerAccountId } = await attachedClient();
  const attach = (more: object) =>
    open.identity.attachAccount({ accountId, partnerAccountId, service: 'essential', ...more }, operator);
  expect(await attach({})).toMatchObject({ externalRef: 'demo-ref', service: 'essential' });
  expect(await attach({ externalRef: 'another' })).toMatchObject({ externalRef: 'another' });
  const { rows } = await open.database.sql.execute(
    sql`select external_ref, service from attachment where account_id = ${accountId}`,
  );
  expect(rows).toEqual([{ external_ref: 'another', service: 'essential' }]);
});

describe('an erasure', () => {
  it('deletes all that identity has, and shows who is missing until the last has answered', async () => {
    const { accountId, attach, detach } = await attachedClient();
    await detach();
    await open.stack.clock.advance(30 * dayMs + 1_000);
    await gone(accountId);
    await expect(attach()).rejects.toMatchObject({ code: 'account_not_found' });
    await expect(detach()).rejects.toMatchObject({ code: 'not_found' });
    expect((await erasureOf(accountId))?.missing).toEqual([...erasingServices]);
    // The topic that an answer comes by says whose it is.
    await answer('reviews', accountId, 'places');
    for (const service of ['reviews', 'webhooks', 'reviews']) await answer(service, accountId);
    await eventually(async () => expect((await erasureOf(accountId))?.missing).toEqual(['places', 'billing']));
    for (const service of ['places', 'billing']) await answer(service, accountId);
    await eventually(async () => expect(await erasureOf(accountId)).toBeUndefined());
    expect(await tablesHolding(String(accountId))).toEqual([]);
  });

  it('is confirmed while it is due, to services, and only as it is', async () => {
    const { accountId, partnerAccountId, detach } = await attachedClient();
    const confirm = async (told: { partnerAccountId?: bigint; enrollmentIds?: bigint[] } = {}) =>
      (await leaving.confirmErasure({ accountId, partnerAccountId, ...told }, { caller: systemCaller('places') })).due;
    await detach();
    expect(await confirm()).toBe(false);
    await open.stack.clock.advance(30 * dayMs + 1_000);
    await gone(accountId);
    expect(await confirm()).toBe(true);
    expect(await confirm({ partnerAccountId: partnerAccountId + 1n })).toBe(false);
    expect(await confirm({ enrollmentIds: [1n] })).toBe(false);
    for (const service of erasingServices) await answer(service, accountId);
    await eventually(async () => expect(await confirm()).toBe(false));
  });

  it('is asked for once more when an operator wants it, and only while somebody is missing', async () => {
    const { accountId, detach } = await attachedClient();
    await detach();
    await open.stack.clock.advance(30 * dayMs + 1_000);
    await gone(accountId);
    expect(await leaving.repeatErasure({ accountId }, operator)).toMatchObject({ accountId });
    for (const service of erasingServices) await answer(service, accountId);
    await eventually(async () => expect(await erasureOf(accountId)).toBeUndefined());
    await expect(leaving.repeatErasure({ accountId }, operator)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is begun anew for an account that is gone, and for none that was never made or no partner’s', async () => {
    const { accountId, partnerAccountId, detach } = await attachedClient();
    await detach();
    await open.stack.clock.advance(30 * dayMs + 1_000);
    await gone(accountId);
    for (const service of erasingServices) await answer(service, accountId);
    await eventually(async () => expect(await erasureOf(accountId)).toBeUndefined());
    const standard = await open.account();
    const repeat = (id: bigint, partner: bigint) =>
      leaving.repeatErasure({ accountId: id, partnerAccountId: partner }, operator);
    const notFound = { code: 'not_found' };
    for (const nobody of [standard, accountId, standard + 1n])
      await expect(repeat(accountId, nobody)).rejects.toMatchObject(notFound);
    await expect(repeat(standard + 1n, partnerAccountId)).rejects.toMatchObject(notFound);
    expect(await erasureOf(standard + 1n)).toBeUndefined();
    expect(await repeat(accountId, partnerAccountId)).toMatchObject({ accountId, missing: [...erasingServices] });
  });
});

describe('the gauges', () => {
  it('show how many erasures each service owes, and for how long, until the last is answered', async () => {
    const { accountId, detach } = await attachedClient();
    await detach();
    await open.stack.clock.advance(30 * dayMs + 1_000);
    await gone(accountId);
    for (const other of (await leaving.listErasures({}, operator)).erasures)
      if (other.accountId !== accountId) for (const service of other.missing) await answer(service, other.accountId);
    const owedBy = (services: readonly string[]) =>
      Object.fromEntries(erasingServices.map((service) => [service, services.includes(service) ? 1 : 0]));
    const missing = () => metrics.by('identity.erasures.missing', 'service');
    await eventually(async () => expect(await missing()).toEqual(owedBy(erasingServices)));
    await answer('reviews', accountId);
    await open.stack.clock.advance(dayMs);
    const late = erasingServices.filter((service) => service !== 'reviews');
    await eventually(async () => expect(await missing()).toEqual(owedBy(late)));
    const ages = await metrics.by('identity.erasures.oldest_age', 'service');
    expect(ages.reviews).toBe(0);
    for (const service of late) {
      expect(ages[service]).toBeGreaterThanOrEqual(dayMs / 1_000);
      expect(ages[service]).toBeLessThan(dayMs / 1_000 + 600);
    }
    for (const service of late) await answer(service, accountId);
    await eventually(async () => expect(await missing()).toEqual(owedBy([])));
    expect(await metrics.by('identity.erasures.oldest_age', 'service')).toEqual(owedBy([]));
  });
});

/** Tables in which some row holds the id, once the outbox is empty. */
async function tablesHolding(id: string): Promise<string[]> {
  const db = open.database.sql;
  await eventually(async () => {
    const { rows } = await db.execute<{ count: bigint }>(sql`select count(*) from outbox`);
    expect(rows[0]?.count).toBe(0n);
  });
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    if (rows.some(({ row }) => new RegExp(`\\b${id}\\b`).test(row))) found.push(name);
  }
  return found;
}
