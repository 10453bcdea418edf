import type { Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { fromTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retryDelaysMs } from '../src/domain/retry-schedule.ts';
import { dispatcherLooked } from './support/dispatcher.ts';
import { reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { answerWith, openReceiver } from './support/receiver.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

async function failingEndpoint(answer = answerWith(500)) {
  const { newAccount, subscribe, stack } = platform;
  const account = newAccount();
  const receiver = await openReceiver(stack);
  receiver.answer = answer;
  return { account, receiver, endpoint: await subscribe(account, receiver.url, 'review.created') };
}

async function firstDelivery(endpoint: Endpoint, account: bigint, attempts: number) {
  return eventually(async () => {
    const delivery = (await platform.deliveriesOf(endpoint, account)).at(-1);
    expect(delivery?.attempts).toBe(attempts);
    return delivery;
  });
}

describe('a failed delivery', () => {
  it('is attempted eight times at the promised times, never earlier, and has failed then', async () => {
    const { account, receiver, endpoint } = await failingEndpoint();
    const { stack, publisher } = platform;
    await publisher.publish('reviews', reviewCreated(account));
    for (const [index, delayMs] of retryDelaysMs.entries()) {
      const delivery = await firstDelivery(endpoint, account, index + 1);
      expect(delivery).toMatchObject({ status: 'pending', responseStatus: 500 });
      const dueAt = fromTimestamp(delivery?.nextAttemptAt)?.getTime() ?? 0;
      const lastAt = fromTimestamp(delivery?.lastAttemptAt)?.getTime() ?? 0;
      expect(dueAt - lastAt).toBeGreaterThanOrEqual(delayMs);
      expect(dueAt - lastAt - (delivery?.responseTimeMs ?? 0)).toBeLessThan(delayMs * 1.1);
      await stack.clock.advance(delayMs - 20_000 - (stack.clock.now().getTime() - lastAt));
      await dispatcherLooked(platform);
      expect(receiver.received).toHaveLength(index + 1);
      await stack.clock.advance(Math.max(0, dueAt - stack.clock.now().getTime()));
    }
    expect(await firstDelivery(endpoint, account, 8)).toMatchObject({ status: 'failed' });
    const at = receiver.received.map((received) => received.at.getTime());
    for (const [index, delayMs] of retryDelaysMs.entries()) {
      expect((at[index + 1] ?? 0) - (at[index] ?? 0)).toBeGreaterThanOrEqual(delayMs);
    }
    const [first, ...later] = receiver.received;
    for (const received of later) {
      expect(received.headers['service-delivery']).toBe(first?.headers['service-delivery']);
      expect(received.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    }
    await stack.clock.advance(2 * dayMs);
    await dispatcherLooked(platform);
    expect(receiver.received).toHaveLength(8);
  });

  it.each([
    [429, String(2 * 3_600), 2 * hourMs],
    [503, '999999999', 12 * hourMs],
    [503, '1', 60_000],
    [500, String(2 * 3_600), 60_000],
  ])('with status %i and Retry-After %s waits as asked, within limits', async (status, retryAfter, waitMs) => {
    const { account, endpoint } = await failingEndpoint(answerWith(status, { 'retry-after': retryAfter }));
    await platform.publisher.publish('reviews', reviewCreated(account));
    const delivery = await firstDelivery(endpoint, account, 1);
    const waitedMs =
      (fromTimestamp(delivery?.nextAttemptAt)?.getTime() ?? 0) -
      (fromTimestamp(delivery?.lastAttemptAt)?.getTime() ?? 0);
    expect(waitedMs).toBeGreaterThanOrEqual(waitMs);
    expect(waitedMs).toBeLessThan(waitMs + 10_000);
  });

  it('that succeeds later is delivered', async () => {
    const { account, endpoint, receiver } = await failingEndpoint();
    await platform.publisher.publish('reviews', reviewCreated(account));
    await firstDelivery(endpoint, account, 1);
    receiver.answer = answerWith(200, {}, 'ok');
    await platform.stack.clock.advance(66_000);
    const delivery = await firstDelivery(endpoint, account, 2);
    expect(delivery).toMatchObject({ status: 'delivered', responseStatus: 200, responseExcerpt: 'ok' });
    expect(delivery?.nextAttemptAt).toBeUndefined();
  });
});

describe('an endpoint', () => {
  const manyEvents = (account: bigint, count: number) => Array.from({ length: count }, () => reviewCreated(account));

  it('is disabled after 50 failures in a row; what waits stays for a week and is canceled then', async () => {
    const { account, endpoint, receiver } = await failingEndpoint();
    const { endpointOf, deliveriesOf, publisher, stack } = platform;
    await publisher.publish('reviews', ...manyEvents(account, 70));
    await eventually(async () =>
      expect(await endpointOf(endpoint, account)).toMatchObject({
        status: 'disabled',
        disabledReason: 'consecutive_failures',
      }),
    );
    await dispatcherLooked(platform);
    await eventually(async () => {
      const deliveries = await deliveriesOf(endpoint, account);
      expect(deliveries.filter(({ attempts }) => attempts === 1)).toHaveLength(receiver.received.length);
    });
    // Those that were under way when the fiftieth ended, nothing beyond.
    const attempts = receiver.received.length;
    expect(attempts).toBeGreaterThanOrEqual(50);
    expect(attempts).toBeLessThan(70);
    await stack.clock.advance(6 * dayMs);
    await publisher.publish('reviews', reviewCreated(account));
    await eventually(async () => expect(await deliveriesOf(endpoint, account)).toHaveLength(71));
    await dispatcherLooked(platform);
    expect(receiver.received).toHaveLength(attempts);
    await stack.clock.advance(dayMs);
    await eventually(async () => {
      const deliveries = await deliveriesOf(endpoint, account);
      expect(deliveries.map(({ status }) => status)).toEqual(['pending', ...Array(70).fill('canceled')]);
    });
    await publisher.publish('reviews', ...manyEvents(account, 3));
    await dispatcherLooked(platform);
    expect(await deliveriesOf(endpoint, account)).toHaveLength(71);
  });

  it('starts counting anew after a success', async () => {
    const { account, endpoint, receiver } = await failingEndpoint();
    const { endpointOf, publisher } = platform;
    const failures = (count: number) =>
      eventually(async () => expect((await endpointOf(endpoint, account))?.consecutiveFailures).toBe(count));
    await publisher.publish('reviews', ...manyEvents(account, 49));
    await failures(49);
    receiver.answer = answerWith(204);
    await publisher.publish('reviews', reviewCreated(account));
    await failures(0);
    receiver.answer = answerWith(500);
    await publisher.publish('reviews', reviewCreated(account));
    await failures(1);
    expect((await endpointOf(endpoint, account))?.status).toBe('enabled');
  });

  it('that is gone is disabled at once', async () => {
    const { account, endpoint } = await failingEndpoint(answerWith(410));
    await platform.publisher.publish('reviews', reviewCreated(account));
    await eventually(async () =>
      expect(await platform.endpointOf(endpoint, account)).toMatchObject({
        status: 'disabled',
        disabledReason: 'gone',
      }),
    );
    expect(await firstDelivery(endpoint, account, 1)).toMatchObject({ status: 'failed', responseStatus: 410 });
  });
});
