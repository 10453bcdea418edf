import { setTimeout as delay } from 'node:timers/promises';
import { fromBinary } from '@bufbuild/protobuf';
import type { Database } from '@review-reply/postgres';
import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import {
  eventually,
  openStack,
  readResidentMemory,
  type Stack,
  startProcess,
  withoutKafka,
} from '@review-reply/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findViolations } from '../src/storage/verify.ts';

const main = new URL('../src/main.ts', import.meta.url);
const minutesMs = 60_000;
const zones = ['Europe/Paris', 'America/Los_Angeles', 'Pacific/Kiritimati'];

let stack: Stack;
let database: Database;
let env: Record<string, string>;
beforeEach(async () => {
  stack = await openStack({ publishers: ['identity', 'places', 'billing'] });
  // Without Kafka, so that what was published stays to be counted.
  const more = { REVIEWS_ADDRESS: '127.0.0.1:1', ...withoutKafka };
  const ports = { GRPC_PORT: '0', HEALTH_PORT: '0', CALENDAR_EVERY_MS: '50' };
  env = await stack.env({ migrations: new URL('../migrations', import.meta.url), more: { ...more, ...ports } });
  database = stack.openDatabase(env);
});
afterEach(() => stack?.close());

/** The heap that compose gives a service. */
const heap = ['--max-semi-space-size=2', '--max-old-space-size=384'];

const count = async (from: string) =>
  Number((await database.pool.query<{ count: bigint }>(`select count(*) as count from ${from}`)).rows[0]?.count);

/** Partners with one client each, whose place has had a plan for two years. */
async function addPartners(partners: number): Promise<void> {
  const each = `generate_series(1, ${partners}) as n`;
  for (const statement of [
    `insert into partner_contract select n, null, 2000, ('{${zones.join(',')}}'::text[])[1 + n % 3] from ${each}`,
    `insert into attachment select 1000000 + n, n, 'client-' || n, 'pro', now() - interval '2 years' from ${each}`,
    `insert into plan_span (account_id, place_ref, plan, included, started_at)
     select 1000000 + n, n, 'pro', 500, now() - interval '2 years' from ${each}`,
    `insert into place_activity select n, now() - interval '2 years' from ${each}`,
  ])
    await database.pool.query(statement);
}

it(
  'numbers ten thousand invoices of a year from one on, without a hole and none twice, though the process is killed five times',
  async () => {
    const partners = 834;
    await addPartners(partners);
    const invoices = partners * 12;
    for (let kill = 1; kill <= 5; kill++) {
      const child = await startProcess(stack, main, env, heap);
      await eventually(async () => expect(await count('invoice')).toBeGreaterThan((invoices * (kill - 0.5)) / 6), {
        timeoutMs: 3 * minutesMs,
      });
      // Anywhere in the next ones.
      await delay(Math.random() * 100);
      await child.end('SIGKILL');
    }
    const last = await startProcess(stack, main, env, heap);
    await eventually(async () => expect(await count(`partner_month where state = 'final'`)).toBe(invoices), {
      timeoutMs: 5 * minutesMs,
    });
    await last.end('SIGKILL');
    const { rows } = await database.pool.query<{ number: string; issue_place: number }>(
      'select number, issue_place from invoice order by issue_place',
    );
    expect(rows.map((row) => row.issue_place)).toEqual(Array.from({ length: invoices }, (_, index) => index + 1));
    const events = await database.pool.query<{ payload: Buffer }>(
      `select payload from outbox where type = '${InvoiceCreatedSchema.typeName}'`,
    );
    const told = events.rows.map(({ payload }) => fromBinary(InvoiceCreatedSchema, payload).invoice?.number);
    expect(told.toSorted()).toEqual(rows.map(({ number }) => number).toSorted());
    expect(await findViolations(database)).toEqual([]);
  },
  12 * minutesMs,
);

it(
  'closes a month of a thousand partners with a hundred clients of a thousand uses each within a minute and 300 MB',
  async () => {
    const [partners, clients] = [1_000, 100];
    // A month's uses are a row a client, which a test holds to be the sum of its holds.
    await database.pool.query(`
      with month as (select to_char(now() at time zone 'UTC' - interval '1 month', 'YYYY-MM') as name)
      select open_partner_month(n, month.name, 'UTC') from month, generate_series(1, ${partners}) as n`);
    await database.pool.query(`
      update partner_month set accrued_cents = ${clients * 1_000 * 10}, cap_cents_highest = null`);
    await database.pool.query(`
      insert into client_month
      select partner_account_id, month, partner_account_id * 1000 + client, 'client-' || client, 1000000, 10000
      from partner_month, generate_series(1, ${clients}) as client`);
    const child = await startProcess(stack, main, env, heap);
    await eventually(async () => expect(await count(`partner_month where state = 'final'`)).toBeGreaterThan(0), {
      timeoutMs: minutesMs,
    });
    const startedMs = performance.now();
    await eventually(async () => expect(await count(`partner_month where state = 'final'`)).toBe(partners), {
      timeoutMs: 5 * minutesMs,
    });
    const seconds = (performance.now() - startedMs) / 1_000;
    const peakMb = (readResidentMemory(child.pid)?.peakBytes ?? Number.NaN) / 1_024 ** 2;
    console.log(`closed ${partners} months in ${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB at most`);
    expect(seconds).toBeLessThan(60);
    expect(peakMb).toBeLessThan(300);
    expect(await count('invoice_annex_line')).toBe(partners * clients);
  },
  7 * minutesMs,
);
