import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServiceName } from '@review-reply/rpc';
import { eventually, listen } from '@review-reply/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type E2eAccount, usePlatform } from '../../src/index.ts';
import { simulatedModel } from '../../src/simulator.ts';
import { type Databases, openDatabases } from '../../src/work/databases.ts';
import { callOnce, persist } from '../../src/work/persist.ts';
import { firstReviewId, newKey, publicationIn, repliesSent, reviewIds } from '../../src/work/requests.ts';

/** Leases are as long as in production: one that is left behind is still there when a test looks. */
const e2e = usePlatform(() => ({
  settings: ({ simulatorUrl }) => ({
    gateway: { SHUTDOWN_DRAIN_MS: '2000' },
    reviews: {
      ...simulatedModel(simulatorUrl),
      SYNC_INTERVAL_MS: '3600000',
      MODERATION_FIRST_CHECK_MS: '200',
    },
  }),
}));
const patienceMs = 120_000;
const backWithinMs = 120_000;
const endsWithinMs = 400_000;
const callsHeld = 5;
/** Longer than anything else that a process waits for while it stops. */
const slowGenerationMs = 12_000;
const slowSendMs = 1_500;
const slowReceiverMs = 2_000;

let databases: Databases;
let account: E2eAccount;
beforeAll(async () => {
  databases = openDatabases(e2e());
  account = await e2e().newAccount({ suns: 5 });
});
afterAll(() => databases?.close());

interface HeldCall {
  readonly process: string;
  /** What the call reads, and who owns that. */
  readonly owner: ServiceName;
  readonly table: string;
  readonly call: () => Promise<Answer>;
}

const get = (path: string) => () => account.api.call('GET', path);
const heldCalls: readonly HeldCall[] = [
  { process: 'gateway', owner: 'places', table: 'place', call: get('/places') },
  { process: 'identity', owner: 'identity', table: 'account', call: get('/account') },
  { process: 'places', owner: 'places', table: 'place', call: get('/places') },
  { process: 'reviews', owner: 'reviews', table: 'review', call: get('/reviews') },
  { process: 'billing', owner: 'billing', table: 'wallet', call: get('/account') },
  { process: 'webhooks', owner: 'webhooks', table: 'webhook_endpoint', call: get('/webhooks') },
];

/** The first calls may not reach a process that an earlier test has just started again. */
function reach<T>(attempt: () => Promise<T>): Promise<T> {
  return eventually(attempt, { timeoutMs: patienceMs });
}

async function expectAnswered(call: () => Promise<Answer>): Promise<void> {
  await reach(async () => expect((await call()).status).toBe(200));
}

/** Keeps everybody from a table until it is told to let go. */
async function lockTable(owner: ServiceName, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: e2e().platform.site.databaseUrl(owner) });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

async function expectWaiting(owner: ServiceName, count: number): Promise<void> {
  const waiting =
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(async () => {
    const [row] = await databases.query<{ count: number }>(owner, waiting);
    expect(row?.count).toBeGreaterThanOrEqual(count);
  });
}

async function expectDraining(process: string): Promise<void> {
  const port = e2e().platform.site.port(process, 'health');
  await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([response.status, await response.json()]).toMatchObject([503, { draining: true }]);
  });
}

describe('SIGTERM', () => {
  it.each(heldCalls)(
    'lets $process answer the calls that it has, then end by itself',
    async ({ process: name, owner, table, call }) => {
      const process = e2e().platform.process(name);
      const said = e2e().progress.length;
      await expectAnswered(call);
      const letGo = await lockTable(owner, table);
      const calls = Array.from({ length: callsHeld }, call);
      let ended: Promise<void>;
      try {
        await expectWaiting(owner, callsHeld);
        ended = process.kill('SIGTERM');
        await expectDraining(name);
      } finally {
        await letGo();
      }
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(callsHeld).fill(200));
      await ended;
      expect(e2e().progress.slice(said)).toContain(`${name} ended (code 0); starting it again in 0.5 s`);
      await process.waitReady(backWithinMs);
    },
    endsWithinMs,
  );

  it('cuts off no request that was sent to the gateway before, and takes none after its end', async () => {
    const gateway = e2e().platform.process('gateway');
    let terminated = false;
    let over = false;
    const early: Array<Answer | null> = [];
    const late: Array<Answer | null> = [];
    const read = async () => {
      while (!over) {
        const sentTo = terminated ? late : early;
        sentTo.push(await callOnce(account.api, { method: 'GET', path: '/reviews' }));
      }
    };
    await expectAnswered(get('/reviews'));
    const readers = Array.from({ length: 6 }, read);
    await eventually(() => expect(early.length).toBeGreaterThan(50), { timeoutMs: patienceMs });
    const stopping = gateway.stop();
    terminated = true;
    await stopping;
    await expect(fetch(e2e().baseUrl)).rejects.toThrow('fetch failed');
    over = true;
    await Promise.all(readers);
    await gateway.start();
    expect(early.map((answer) => answer?.status).filter((status) => status !== 200)).toEqual([]);
    const answered = late.filter((answer) => answer !== null);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(answered.map(({ headers }) => headers.get('connection'))).toContain('close');
    expect(late.some((answer) => answer === null)).toBe(true);
  });

  it(
    'leaves reviews no lease, claim or event behind, and no work half done',
    async () => {
      const { simulator, platform } = e2e();
      const newAccount = () => reach(() => e2e().newAccount({ suns: 5 }));
      const [suggesting, replying, reading] = await Promise.all([newAccount(), newAccount(), newAccount()]);
      // It is not told for which place it writes.
      await simulator.addFault({ target: 'ai.chat', delay_ms: slowGenerationMs });
      await simulator.addFault({ target: 'google.reviews.reply', place_id: replying.placeId, delay_ms: slowSendMs });
      await simulator.addFault({ target: 'google.reviews.list', place_id: reading.placeId, delay_ms: slowSendMs });
      await simulator.write(reading.placeId, [{ rating: 5, text: 'Written while it stops.' }]);
      const path = `/reviews/${await firstReviewId(suggesting)}/suggestions`;
      const { length: listed } = await simulator.calls('google.reviews.list', reading.placeId);

      const suggestion = suggesting.api.call('POST', path, { headers: newKey(), body: {} });
      await eventually(async () => expect(await generationsUnderWay()).toBe(1));
      const accepted = await replying.api.call('POST', `/reviews/${await firstReviewId(replying)}/replies`, {
        headers: newKey(),
        body: { text: 'Thank you.' },
      });
      await databases.query('reviews', "update sync_cursor set next_read_at = 'epoch' where account_id = $1", [
        reading.accountId,
      ]);
      await eventually(async () => {
        expect(await repliesSent(e2e(), replying.placeId)).toHaveLength(1);
        expect((await simulator.calls('google.reviews.list', reading.placeId)).length).toBeGreaterThan(listed);
      });
      await platform.process('reviews').stop();

      expect(await leftBehind()).toEqual({ claims: 0, publications: 0, cursors: 0, outbox: 0, generations: 0 });
      const answer = await suggestion;
      expect([answer.status, answer.body.data?.charged]).toEqual([201, true]);
      await platform.process('reviews').start();
      await publicationIn(replying, accepted.body.data.publication_id, ['published']);
      expect(await simulator.replies(replying.placeId)).toMatchObject([{ text: 'Thank you.' }]);
      await reviewIds(reading, 2);
    },
    endsWithinMs,
  );

  it(
    'lets webhooks end the attempts that it has begun, and repeats none',
    async () => {
      const { platform } = e2e();
      const events: string[] = [];
      const receiver = createServer((request, response) => {
        events.push(String(request.headers['service-delivery']));
        request.resume();
        setTimeout(() => response.writeHead(204).end(), slowReceiverMs);
      });
      const url = `http://127.0.0.1:${await listen(receiver)}/${randomUUID()}`;
      const made = await persist(account.api, {
        path: '/webhooks',
        body: { url, events: ['review.suggestion_ready'] },
      });
      const path = `/reviews/${await firstReviewId(account)}/suggestions`;
      const suggestion = await persist(account.api, { path, headers: newKey(), body: {} });
      expect(suggestion.status).toBe(201);
      await eventually(() => expect(events).toHaveLength(1), { timeoutMs: patienceMs });
      await platform.process('webhooks').stop();
      const [left] = await databases.query<{ count: number }>(
        'webhooks',
        'select count(*)::int from delivery where due_at is not null or lease_until is not null',
      );
      expect(left?.count).toBe(0);
      await platform.process('webhooks').start();
      const deliveries = `/webhooks/${made.body.data.webhook_id}/deliveries`;
      const { body } = await persist(account.api, { method: 'GET', path: deliveries });
      expect(body.data).toMatchObject([{ status: 'delivered', attempts: 1 }]);
      expect(events).toHaveLength(1);
      receiver.closeAllConnections();
      receiver.close();
    },
    endsWithinMs,
  );
});

describe('a process that keeps dying', () => {
  it(
    'is started again after longer and longer pauses, each of them said',
    async () => {
      const { platform, progress } = e2e();
      const places = platform.process('places');
      await places.restart();
      const said = progress.length;
      for (const pause of ['0.5 s', '1 s', '2 s']) {
        await places.kill('SIGKILL');
        expect(progress.at(-1)).toBe(`places ended (SIGKILL); starting it again in ${pause}`);
        await eventually(() => expect(progress.at(-1)).toMatch(/^places is back/), { timeoutMs: patienceMs });
      }
      expect(progress.slice(said)).toHaveLength(6);
      await expectAnswered(get('/places'));
    },
    endsWithinMs,
  );
});

async function generationsUnderWay(): Promise<number> {
  const calls = await e2e().simulator.callsAfter('ai.chat', 0);
  return calls.filter(({ status }) => status === null).length;
}

async function leftBehind(): Promise<Record<string, number>> {
  const queries = {
    claims: 'select count(*)::int from idempotency_claim where outcome is null',
    publications: 'select count(*)::int from publication where lease_until is not null',
    cursors: 'select count(*)::int from sync_cursor where lease_until is not null',
    outbox: 'select count(*)::int from outbox',
    generations: "select count(*)::int from generation where status = 'running'",
  };
  const counts = await Promise.all(
    Object.entries(queries).map(async ([what, query]) => {
      const [row] = await databases.query<{ count: number }>('reviews', query);
      return [what, row?.count ?? -1] as const;
    }),
  );
  return Object.fromEntries(counts);
}
