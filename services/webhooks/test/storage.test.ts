import type { Database } from '@review-reply/postgres';
import { type CollectedMetrics, collectMetrics, eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { answerWith, openReceiver } from './support/receiver.ts';

/** Without the body, which is kept once for all endpoints of an account. */
const bytesPerDeliveryMax = 700;

let metrics: CollectedMetrics;
let platform: Platform;
let database: Database;

beforeAll(async () => {
  metrics = collectMetrics();
  platform = await openPlatform();
  database = platform.stack.openDatabase(platform.env);
});
afterAll(async () => {
  await platform?.stack.close();
  await metrics?.close();
});

describe('what is kept', () => {
  it('of each endpoint are a hundred finished deliveries, and of events no more than they need', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const receiver = await openReceiver(stack);
    const account = newAccount();
    const endpoints = [];
    for (let number = 0; number < 5; number += 1)
      endpoints.push(await subscribe(account, receiver.url, 'review.created'));
    const events = 260;
    await publisher.publish('reviews', ...Array.from({ length: events }, () => reviewCreated(account)));
    const count = async (text: string) => Number((await database.pool.query<{ n: string }>(text)).rows[0]?.n);
    await eventually(() => expect(receiver.received).toHaveLength(events * endpoints.length), { timeoutMs: 30_000 });
    await eventually(
      async () => {
        expect(await count('select count(*) as n from delivery')).toBe(100 * endpoints.length);
        expect(await count('select count(*) as n from event_copy')).toBe(100);
      },
      { timeoutMs: 30_000 },
    );
    // Packed as vacuum and new rows would, half of each page being left free; rows that a transaction which still runs
    // might see are packed too.
    await eventually(async () => {
      await database.pool.query('vacuum full delivery');
      const bytes = await count("select pg_total_relation_size('delivery') as n");
      expect(bytes / (100 * endpoints.length)).toBeLessThan(bytesPerDeliveryMax);
    });
  });
});

describe('operators', () => {
  it('see how many endpoints are failing, about to be disabled, and disabled', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const receiver = await openReceiver(stack);
    receiver.answer = answerWith(500);
    for (const failures of [25, 40, 60]) {
      const account = newAccount();
      await subscribe(account, receiver.url, 'review.created');
      await publisher.publish('reviews', ...Array.from({ length: failures }, () => reviewCreated(account)));
    }
    await eventually(async () => {
      expect(await metrics.by('webhooks.endpoints', 'state')).toMatchObject({
        failing: 1,
        disabled_soon: 1,
        disabled: 1,
      });
    });
    expect(await metrics.by('webhooks.attempt.duration', 'outcome')).toHaveProperty('refused');
    const [delay] = await metrics.read('webhooks.delivery.delay');
    expect(delay?.value).toBeGreaterThan(0);
    // Business time between the event and its first attempt; minutes would be another clock's.
    expect((delay?.sum ?? 0) / (delay?.value ?? 1)).toBeLessThan(300);
    expect(await metrics.value('webhooks.deliveries.overdue')).toBeLessThan(300);
  });
});
