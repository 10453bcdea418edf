import { eventually, openStack, readResidentMemory, type Stack, startProcess } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behaviours, type EvilServer, openEvilServer } from './support/evil-server.ts';
import { openReceiver } from './support/receiver.ts';

const migrations = new URL('../migrations', import.meta.url);
const main = new URL('../src/main.ts', import.meta.url);
const evilReceivers = 500;
const accountsOfEvil = 25;
const goodEvents = 40;
const timeoutMs = 4_000;
/** Of the old generation, in MB, as a container would set it: the process dies when it needs more. */
const heapMb = 96;
const growthBytesMax = 160 * 1_024 ** 2;

let stack: Stack;
let evil: EvilServer;
beforeAll(async () => {
  stack = await openStack({ publishers: ['reviews', 'places', 'identity', 'billing', 'webhooks'] });
  evil = await openEvilServer(stack);
});
afterAll(() => stack?.close());

describe('five hundred receivers that mean harm', () => {
  it('leave the others served, the process within its memory, and each its cause by name', async () => {
    const more = {
      WEBHOOKS_ALLOW_LOCAL: 'true',
      WEBHOOKS_TIMEOUT_MS: String(timeoutMs),
      IDENTITY_ADDRESS: '127.0.0.1:1',
      LOG_LEVEL: 'silent',
    };
    const env = await stack.env({ migrations, more });
    const database = stack.openDatabase(env);
    const query = async <R extends object>(text: string, values: unknown[] = []) =>
      (await database.pool.query<R>(text, values)).rows;

    const good = await openReceiver(stack);
    const { seal, parseKeyring } = await import('@review-reply/crypto');
    const keyring = parseKeyring(env.DATA_KEYS ?? '', 'webhooks');
    const kinds = Object.keys(behaviours);
    const endpoints = Array.from({ length: evilReceivers }, (_, number) => ({
      account: 1 + (number % accountsOfEvil),
      url: evil.urlOf(kinds[number % kinds.length] ?? ''),
    }));
    endpoints.push({ account: 9_999, url: good.url });
    for (const [index, { account, url }] of endpoints.entries()) {
      const secret = seal(keyring, `webhooks.secret:${index + 1}`, 'whsec_demo');
      await query(
        `insert into webhook_endpoint (webhook_id, account_id, url, events, secret_sealed, created_at)
         overriding system value values ($1, $2, $3, '{review.created}', $4, now())`,
        [index + 1, account, url, secret],
      );
    }

    const service = await startProcess(stack, main, env, [`--max-old-space-size=${heapMb}`]);
    // Business time is asked of the stack's clock: what is due must be so for the service too.
    const deliver = (webhookId: number, count: number) =>
      query(
        `with copy as (
           insert into event_copy (event_id, account_id, subject_account_id, type, body)
           select gen_random_uuid(), 1, 1, 'review.created', convert_to('{}', 'UTF8') from generate_series(1, $2::int)
           returning event_copy_id)
         insert into delivery (webhook_id, event_copy_id, due_at, created_at)
         select $1::bigint, event_copy_id, 'epoch', $3::timestamptz from copy`,
        [webhookId, count, stack.clock.now()],
      );
    const goodId = endpoints.length;
    await deliver(goodId, 1);
    await eventually(() => expect(good.received).toHaveLength(1), { timeoutMs: 60_000 });
    const idle = readResidentMemory(service.pid);

    for (let webhookId = 1; webhookId <= evilReceivers; webhookId += 1) await deliver(webhookId, 1);
    await eventually(() => expect(evil.open.size).toBeGreaterThan(100), { timeoutMs: 30_000 });
    const startedMs = performance.now();
    await deliver(goodId, goodEvents);
    await eventually(() => expect(good.received).toHaveLength(1 + goodEvents), { timeoutMs: 30_000 });
    // Less than what one of the others holds its slot for.
    const goodTookMs = performance.now() - startedMs;
    const busy = readResidentMemory(service.pid);

    await eventually(
      async () => {
        const [left] = await query<{ count: number }>(
          'select count(*)::int from delivery where attempts = 0 and webhook_id <= $1',
          [evilReceivers],
        );
        expect(left?.count).toBe(0);
      },
      { timeoutMs: 60_000 },
    );
    const outcomes = await query<{ kind: string; error: string | null; response_status: number | null; ms: number }>(
      `select distinct on (1, 2, 3) substring(url from '[a-z-]+$') as kind, error, response_status,
         max(response_time_ms) over () as ms
       from delivery join webhook_endpoint using (webhook_id) where webhook_id <= $1`,
      [evilReceivers],
    );
    // A connection that is not made in time is the machine's doing here.
    const named = (error: string | null) => (error === 'connection_timeout' ? 'timeout' : error);
    // On a busy machine some answers take longer than the time limit; others of their kind do not.
    const causeOf = (kind: string) => {
      const ofKind = outcomes.filter((one) => one.kind === kind);
      const causes = [...new Set(ofKind.map((one) => named(one.error) ?? one.response_status))];
      return causes.length > 1 ? causes.filter((cause) => cause !== 'timeout') : causes;
    };
    const causes = Object.fromEntries(kinds.map((kind) => [kind, causeOf(kind)]));
    expect(causes).toEqual({
      silent: ['timeout'],
      'drips-headers': ['timeout'],
      'drips-body': ['timeout'],
      'endless-body': [500],
      'huge-headers': ['headers_too_large'],
      'endless-interim': ['timeout'],
      bomb: [500],
      'closes-early': ['connection_closed'],
      'answers-at-once': [500],
      nonsense: ['answer_invalid'],
      'bad-certificate': ['certificate_untrusted'],
      'silent-handshake': ['tls_timeout'],
    });
    expect(service.isRunning()).toBe(true);
    expect(goodTookMs).toBeLessThan(timeoutMs * 3);
    if (idle !== null && busy !== null) expect(busy.totalBytes - idle.totalBytes).toBeLessThan(growthBytesMax);
    await eventually(() => expect(evil.open.size).toBe(0), { timeoutMs: 30_000 });
  }, 180_000);
});
