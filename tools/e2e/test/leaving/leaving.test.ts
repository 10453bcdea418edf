import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type E2eAccount, usePlatform } from '../../src/index.ts';
import { type Databases, openDatabases } from '../../src/work/databases.ts';
import { newPartner } from '../../src/work/partner.ts';
import { rowsAsText } from '../hostile/tables.ts';
import { type ClientAccount, enrol, newPerson, type Used, useEverything } from './client-account.ts';
import { drawRareIds, rareFrom } from './rare-ids.ts';
import { redisTexts } from './redis-texts.ts';

const dayMs = 24 * 3_600_000;
const withinMs = 60_000;
/** A service is stopped and started on the way. */
const erasedWithinMs = 300_000;

const e2e = usePlatform();
let partner: E2eAccount;
let databases: Databases;

beforeAll(async () => {
  databases = openDatabases(e2e());
  await drawRareIds(e2e());
  partner = await newPartner(e2e());
  // One endpoint takes nothing, so that deliveries wait for it.
  const events = [
    'enrollment.completed',
    'review.created',
    'review.suggestion_ready',
    'reply.published',
    'reply.failed',
  ];
  await partner.api.post('/webhooks', { url: 'http://127.0.0.1:9/partner', events });
});
afterAll(() => databases?.close());

const codeOf = ({ status, body }: Answer) => ({ status, code: body.error?.code });
const leave = (client: ClientAccount, by = partner) => by.api.call('DELETE', `/accounts/${client.accountId}`);
const revocationsOf = ({ placeId }: ClientAccount) => e2e().simulator.calls('google.revoke', placeId);
const isActive = async ({ accountId, placeRef }: ClientAccount) => {
  const { places, operator } = e2e().services;
  const listed = await places.listPlaces({ accountId }, operator);
  return listed.places.find((place) => place.placeRef === placeRef)?.active;
};

/** Time passes, longer than a token lives. */
async function pass(ms: number): Promise<void> {
  await e2e().advance(ms);
  await partner.api.authenticate(partner.clientId, partner.clientSecret);
}

const newClient = async () => enrol(e2e(), partner, await newPerson(e2e()));

/** The client as the partner's list has it. */
async function listed({ accountId }: ClientAccount) {
  const { body } = await partner.api.call('GET', '/accounts');
  return body.data.find((account: { account_id: number }) => account.account_id === Number(accountId));
}

const adminProgram = fileURLToPath(new URL('../../../admin/src/main.ts', import.meta.url));

/** Runs an operator's command, in a process of its own, and reads its answer. */
async function admin(...args: string[]): Promise<unknown> {
  const wanted = Object.entries(e2e().platform.settings).filter(([name]) => /^RPC_DIR$|_ADDRESS$/.test(name));
  const env = { PATH: process.env.PATH, ...Object.fromEntries(wanted) };
  const command = ['--conditions=@review-reply/source', adminProgram, ...args];
  return JSON.parse((await promisify(execFile)(process.execPath, command, { env })).stdout);
}

/** Waits until nobody can act for the client any more: every gateway hears of it within two seconds. */
const expectDetached = (client: ClientAccount) =>
  eventually(
    async () => expect(codeOf(await client.act('GET', '/places'))).toEqual({ status: 404, code: 'account_not_found' }),
    { timeoutMs: withinMs },
  );

/** Waits until every service has said that nothing of the account is left. */
const expectErased = ({ accountId }: ClientAccount) =>
  eventually(
    async () => {
      const { identity, leaving, operator } = e2e().services;
      expect((await identity.getAccountAccess({ accountId }, operator)).kind).toBe(AccountKind.UNSPECIFIED);
      const { erasures } = await leaving.listErasures({}, operator);
      expect(erasures.filter((erasure) => erasure.accountId === accountId)).toEqual([]);
    },
    { timeoutMs: withinMs },
  );

/** Everything in all databases and in Redis, by where it stands. */
async function everythingKept(): Promise<Map<string, string[]>> {
  const { site } = e2e().platform;
  const redis = await redisTexts(site.servers.redis.url, site.names.redisPrefix);
  return new Map([...(await rowsAsText(e2e())), ...redis]);
}

const placesOf = (kept: ReadonlyMap<string, readonly string[]>, wanted: string): string[] =>
  [...kept].filter(([, rows]) => rows.some((row) => row.includes(wanted))).map(([where]) => where);

/** Where a number is of no account's: money records have numbers of their own, and a change is a place in a queue. */
const ownNumbers = ['billing.', 'identity.edge_change'];

/** Every number that is drawn for the account or for what belongs to it, as the tables tell it. */
async function idsOf({ accountId }: ClientAccount): Promise<Set<string>> {
  const ids = new Set<string>([String(accountId)]);
  for (const [where, rows] of await rowsAsText(e2e())) {
    if (ownNumbers.some((start) => where.startsWith(start))) continue;
    for (const row of rows) {
      const values = row.split('\n');
      if (!values.includes(String(accountId))) continue;
      for (const value of values)
        if (/^\d{15}$/.test(value) && BigInt(value) >= rareFrom && value !== String(partner.accountId)) ids.add(value);
    }
  }
  return ids;
}

describe('a client that its partner detaches', () => {
  let client: ClientAccount;
  let used: Used;
  let earlierReviewIds: number[];

  beforeAll(async () => {
    client = await newClient();
    used = await useEverything(e2e(), client);
    earlierReviewIds = await client.reviewIds(3);
  });

  it('is no other partner’s to detach', async () => {
    const stranger = await e2e().newAccount({ kind: 'partner' });
    const nobody = { status: 404, code: 'not_found' };
    expect(codeOf(await leave(client, stranger))).toEqual(nobody);
    expect(codeOf(await stranger.api.call('DELETE', '/accounts/900000000001'))).toEqual(nobody);
    expect((await client.act('GET', '/places')).status).toBe(200);
  });

  it('is detached once and at once everywhere, however often it is asked for', async () => {
    const answers = [...(await Promise.all([leave(client), leave(client), leave(client)])), await leave(client)];
    for (const answer of answers) expect(answer.status).toBe(200);
    const [{ data } = { data: undefined }] = answers.map(({ body }) => body);
    for (const { body } of answers) expect(body.data).toEqual(data);
    expect(data).toMatchObject({
      account_id: Number(client.accountId),
      external_ref: `ref-${client.tag}`,
      status: 'detached',
    });
    expect(Date.parse(data.delete_after) - Date.parse(data.detached_at)).toBe(30 * dayMs);
    expect(await listed(client)).toMatchObject({ status: 'detached', delete_after: data.delete_after });
    await expectDetached(client);
    await eventually(async () => expect(await isActive(client)).toBe(false), { timeoutMs: withinMs });
    await eventually(async () => expect(await revocationsOf(client)).toMatchObject([{ status: 200 }]), {
      timeoutMs: withinMs,
    });
    const status = 'select status from publication where publication_id = $1';
    await eventually(
      async () =>
        expect(await databases.query('reviews', status, [used.retryingPublicationId])).toEqual([
          { status: 'canceled' },
        ]),
      { timeoutMs: withinMs },
    );
    const waiting = `select webhook_id from delivery join event_copy using (event_copy_id)
      where due_at is not null and encode(body, 'escape') like $1`;
    await eventually(
      async () => expect(await databases.query('webhooks', waiting, [`%${client.accountId}%`])).toEqual([]),
      { timeoutMs: withinMs },
    );
    const plans = 'select plan from plan_span where account_id = $1 and ended_at is null';
    await eventually(async () => expect(await databases.query('billing', plans, [client.accountId])).toEqual([]), {
      timeoutMs: withinMs,
    });
    const reads = (await e2e().simulator.calls('google.reviews.list', client.placeId)).length;
    await pass(dayMs);
    const other = await newClient();
    await other.reviewIds(1);
    expect((await e2e().simulator.calls('google.reviews.list', client.placeId)).length).toBe(reads);
  });

  it('has everything again when its Google account is enrolled again before the 30 days are over', async () => {
    await pass(28 * dayMs);
    const returned = await enrol(e2e(), partner, client);
    expect(returned).toMatchObject({ accountId: client.accountId, placeRef: client.placeRef });
    expect(await listed(client)).toMatchObject({ status: 'active', delete_after: null });
    await eventually(async () => expect(await isActive(client)).toBe(true), { timeoutMs: withinMs });
    expect(await client.reviewIds(3)).toEqual(earlierReviewIds);
    // The day on which it would have been erased comes and goes.
    await pass(3 * dayMs);
    expect(await client.reviewIds(3)).toEqual(earlierReviewIds);
  });

  it('is erased 30 days later, by who is late too, and only money records that name nobody stay', {
    timeout: erasedWithinMs,
  }, async () => {
    const stays = await newClient();
    const [kept] = await stays.reviewIds(1);
    const generations = await databases.query<{ generation_id: string }>(
      'reviews',
      'select generation_id from generation where account_id = $1',
      [client.accountId],
    );
    const ids = await idsOf(client);
    // Found before, in all services, so that finding nothing afterwards means something.
    const before = await everythingKept();
    const found = new Set([client.tag, ...ids].flatMap((wanted) => placesOf(before, wanted)));
    expect(new Set([...found].map((where) => where.split('.')[0]))).toEqual(new Set(serviceNames));
    expect(ids.size).toBeGreaterThan(10);
    expect((await leave(client)).status).toBe(200);
    await expectDetached(client);
    const late = e2e().platform.process('webhooks');
    await late.stop();
    await pass(30 * dayMs + 60_000);
    const missing = { accountId: Number(client.accountId), missing: ['webhooks'] };
    await eventually(async () => expect(await admin('erasures')).toMatchObject({ erasures: [missing] }), {
      timeoutMs: withinMs,
    });
    expect(await admin('erasures', 'repeat', String(client.accountId))).toMatchObject(missing);
    await late.start();
    await expectErased(client);
    expect(await admin('erasures', 'list')).toEqual({ erasures: [] });
    const wanted = [client.tag, used.suggestionText, ...ids];
    await eventually(
      async () => {
        const after = await everythingKept();
        expect(wanted.flatMap((text) => placesOf(after, text).map((where) => `${where} holds ${text}`))).toEqual([]);
        // What was charged is told by the ledger still, under the number it was charged by.
        for (const { generation_id: id } of generations)
          for (const where of placesOf(after, id)) expect(['billing.hold', 'billing.ledger_entry']).toContain(where);
      },
      { timeoutMs: withinMs },
    );
    expect(generations.length).toBeGreaterThan(0);
    expect((await e2e().services.billing.verifyLedger({}, e2e().services.operator)).violations).toEqual([]);
    expect(codeOf(await leave(client))).toEqual({ status: 404, code: 'not_found' });
    expect(await listed(client)).toBeUndefined();
    const enrolment = await partner.api.call('GET', `/enrollments/${client.enrollmentId}`);
    expect(codeOf(enrolment)).toEqual({ status: 404, code: 'not_found' });
    expect(await stays.reviewIds(1)).toEqual([kept]);
  });

  it('starts anew when its Google account is enrolled after that', async () => {
    const again = await enrol(e2e(), partner, client);
    expect(again.accountId).toBeGreaterThan(client.accountId);
    expect(again.placeRef).toBeGreaterThan(client.placeRef);
    for (const reviewId of await again.reviewIds(3)) expect(earlierReviewIds).not.toContain(reviewId);
  });
});
