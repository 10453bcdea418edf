import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPace } from '../src/domain/pace.ts';
import { reviewCreated } from './support/events.ts';
import { asAccount, openPlatform, type Platform, startWebhooks } from './support/platform.ts';
import { answerWith, openReceiver } from './support/receiver.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const database = () => platform.stack.openDatabase(platform.env).pool;

describe('two replicas', () => {
  it('share the work, and deliver everything once', async () => {
    const { newAccount, subscribe, publisher, stack, env } = platform;
    const second = await startWebhooks(stack, env);
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    receiver.answer = (response) => released.then(() => response.writeHead(204).end());
    const endpoint = await subscribe(account, receiver.url, 'review.created');
    // Waits without the dispatchers' hand-over, so that both look for it.
    await second.webhooks.updateEndpoint({ webhookId: endpoint.webhookId, status: 'disabled' }, asAccount(account));
    const events = 300;
    await publisher.publish('reviews', ...Array.from({ length: events }, () => reviewCreated(account)));
    const pool = database();
    const pending = async () =>
      (await pool.query('select 1 from delivery where webhook_id = $1 and due_at is not null', [endpoint.webhookId]))
        .rowCount;
    await eventually(async () => expect(await pending()).toBe(events));
    await pool.query("update delivery set due_at = 'epoch' where webhook_id = $1", [endpoint.webhookId]);
    await pool.query("update webhook_endpoint set status = 'enabled', disabled_at = null, disabled_reason = null");
    // As many as each may have under way while it knows nothing of the receiver.
    await eventually(() => expect(receiver.received).toHaveLength(2 * newPace().cap));
    release();
    await eventually(async () => expect(await pending()).toBe(0), { timeoutMs: 30_000 });
    const ids = receiver.received.map(({ headers }) => headers['service-delivery']);
    expect(ids).toHaveLength(events);
    expect(new Set(ids).size).toBe(events);
    await second.life.stop();
  });
});

describe('a replica that is stopped', () => {
  it('sends what it has begun, hands back what waits, and leaves no lease', async () => {
    const { newAccount, stack, env, publisher, life, subscribe } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    receiver.answer = (response) => setTimeout(() => response.writeHead(204).end(), 300);
    await subscribe(account, receiver.url, 'review.created');
    await publisher.publish('reviews', ...Array.from({ length: 100 }, () => reviewCreated(account)));
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(0));
    await life.stop();
    const { rows } = await database().query<{ leased: number; begun: number }>(`
      select count(*) filter (where lease_until is not null)::int as leased, sum(attempts)::int as begun
      from delivery join webhook_endpoint using (webhook_id) where account_id = ${account}`);
    expect(rows[0]).toEqual({ leased: 0, begun: receiver.received.length });
    receiver.answer = answerWith(204);
    const again = await startWebhooks(stack, env);
    await eventually(() => expect(receiver.received).toHaveLength(100), { timeoutMs: 30_000 });
    await again.life.stop();
  });
});
