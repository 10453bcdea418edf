import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { reviewCreated } from './support/events.ts';
import { asAccount, startWebhooks } from './support/platform.ts';
import { openPublisher, publishers } from './support/publisher.ts';
import { openReceiver } from './support/receiver.ts';

const migrations = new URL('../migrations', import.meta.url);
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const leaseMs = 2_000;
/** Identity is away all the time. */
const nobody = { IDENTITY_ADDRESS: '127.0.0.1:1' };

const stacks: Stack[] = [];
afterAll(() => Promise.all(stacks.map((stack) => stack.close())));

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

      const dying = spawn(process.execPath, ['--conditions=@review-reply/source', main], {
        env: { ...env, KILL_POINT: point, LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      });
      const died = once(dying, 'exit');
      await publisher.publish('reviews', reviewCreated(account));
      expect((await died)[1]).toBe('SIGKILL');
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
