import { eventually, openStack, type Stack, startProcess } from '@review-reply/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { reviewCreated } from './support/events.ts';
import { asAccount, startWebhooks } from './support/platform.ts';
import { openPublisher, publishers } from './support/publisher.ts';
import { openReceiver } from './support/receiver.ts';

const migrations = new URL('../migrations', import.meta.url);
const main = new URL('../src/main.ts', import.meta.url);
const leaseMs = 2_000;
/** Deliveries that a replica holds for each of its slots: under way, waiting for one, or not recorded yet. */
const heldPerSlot = 5;
/** Identity is away all the time. */
const nobody = { IDENTITY_ADDRESS: '127.0.0.1:1' };

const stacks: Stack[] = [];
afterAll(() => Promise.all(stacks.map((stack) => stack.close())));

describe('a replica that is killed in the middle of a backlog', () => {
  it('leaves all of it to another within its lease, and no more arrives twice than it held', async () => {
    const stack = await openStack({ publishers });
    stacks.push(stack);
    const publisher = await openPublisher(stack);
    const [account, events, slots] = [1n, 200, 4];
    const more = {
      ...nobody,
      WEBHOOKS_ALLOW_LOCAL: 'true',
      WEBHOOKS_TIMEOUT_MS: '1500',
      WEBHOOKS_LEASE_MS: String(leaseMs),
      WEBHOOKS_CONCURRENCY_MAX: String(slots),
    };
    const env = await stack.env({ migrations, more });
    const database = stack.openDatabase(env);
    const pending = async () => (await database.pool.query('select from delivery where due_at is not null')).rowCount;
    const receiver = await openReceiver(stack);
    receiver.answer = (response) => setTimeout(() => response.writeHead(204).end(), 10);

    const first = await startWebhooks(stack, env);
    const request = { url: receiver.url, events: ['review.created'] };
    const { endpoint } = await first.webhooks.createEndpoint(request, asAccount(account));
    const webhookId = endpoint?.webhookId ?? 0n;
    await first.webhooks.updateEndpoint({ webhookId, status: 'disabled' }, asAccount(account));
    await publisher.publish('reviews', ...Array.from({ length: events }, () => reviewCreated(account)));
    await eventually(async () => expect(await pending()).toBe(events), { timeoutMs: 60_000 });
    await first.life.stop();
    await database.pool.query("update delivery set due_at = 'epoch'");
    await database.pool.query(
      "update webhook_endpoint set status = 'enabled', disabled_at = null, disabled_reason = null",
    );

    const dying = await startProcess(stack, main, env);
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(40), { timeoutMs: 60_000 });
    await dying.end('SIGKILL');
    const sentBefore = receiver.received.length;
    expect(sentBefore).toBeLessThan(events);
    await startWebhooks(stack, env);
    await eventually(async () => expect(await pending()).toBe(0), { timeoutMs: 60_000 });
    const ids = receiver.received.map(({ headers }) => headers['service-delivery']);
    expect(new Set(ids).size).toBe(events);
    expect(ids.length - events).toBeLessThanOrEqual(heldPerSlot * slots);
  }, 180_000);
});

describe('a replica that dies', () => {
  it.each([
    ['webhooks.after-lease', 1],
    ['webhooks.after-send', 2],
  ])(
    'at %s leaves its delivery to another, under the same event id',
    async (point, arrivals) => {
      // A stack each: the broker misses a member of a group that was killed only after ten seconds.
      const stack = await openStack({ publishers });
      stacks.push(stack);
      const publisher = await openPublisher(stack);
      const account = 1n;
      const more = {
        ...nobody,
        WEBHOOKS_ALLOW_LOCAL: 'true',
        WEBHOOKS_TIMEOUT_MS: '500',
        WEBHOOKS_LEASE_MS: String(leaseMs),
      };
      const env = await stack.env({ migrations, more });
      const receiver = await openReceiver(stack);
      const first = await startWebhooks(stack, env);
      await first.webhooks.createEndpoint({ url: receiver.url, events: ['review.created'] }, asAccount(account));
      await first.life.stop();

      const dying = await startProcess(stack, main, { ...env, KILL_POINT: point });
      await publisher.publish('reviews', reviewCreated(account));
      expect((await dying.exited)[1]).toBe('SIGKILL');
      const diedAt = performance.now();
      expect(receiver.received).toHaveLength(arrivals - 1);

      const second = await startWebhooks(stack, env);
      await eventually(async () => {
        const { endpoints } = await second.webhooks.listEndpoints({}, asAccount(account));
        const request = { webhookId: endpoints[0]?.webhookId ?? 0n };
        const { deliveries } = await second.webhooks.listDeliveries(request, asAccount(account));
        expect(deliveries).toMatchObject([{ status: 'delivered', attempts: 1 }]);
      });
      expect(performance.now() - diedAt).toBeLessThan(leaseMs + 5_000);
      expect(receiver.received).toHaveLength(arrivals);
      const ids = new Set(receiver.received.map(({ headers }) => headers['service-delivery']));
      expect(ids.size).toBe(1);
    },
    180_000,
  );
});
