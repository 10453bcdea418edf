import type { Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { fromTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learn, newPace } from '../src/domain/pace.ts';
import { openEndpoint } from './support/endpoint.ts';
import { reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { answerWith, openReceiver, type Receiver } from './support/receiver.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const newEndpoint = (answer?: Receiver['answer']) => openEndpoint(platform, answer);
const deliveriesOf = (endpoint: Endpoint, account: bigint) => platform.deliveriesOf(endpoint, account);

describe('changing an endpoint', () => {
  it('sends what waited once it is enabled again, the oldest first and at a bounded rate', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint();
    const disabled = await platform.webhooks.updateEndpoint({ webhookId, status: 'disabled' }, as);
    expect(disabled).toMatchObject({ status: 'disabled', disabledReason: 'requested' });
    const waiting = 80;
    await platform.publisher.publish('reviews', ...Array.from({ length: waiting }, () => reviewCreated(account)));
    await eventually(async () => expect(await deliveriesOf(endpoint, account)).toHaveLength(waiting));
    expect(receiver.received).toEqual([]);
    const enabled = await platform.webhooks.updateEndpoint({ webhookId, status: 'enabled' }, as);
    expect(enabled).toMatchObject({ status: 'enabled', consecutiveFailures: 0 });
    expect(enabled.disabledReason).toBeUndefined();
    const listed = await deliveriesOf(endpoint, account);
    const dueTimes = listed.flatMap(({ nextAttemptAt }) =>
      nextAttemptAt ? [Number(fromTimestamp(nextAttemptAt))] : [],
    );
    expect(dueTimes.length).toBeGreaterThan(1);
    // Twenty a second; the list shows the newest first, which is due last.
    for (const [index, dueAt] of dueTimes.entries()) if (index > 0) expect((dueTimes[index - 1] ?? 0) - dueAt).toBe(50);
    await eventually(() => expect(receiver.received).toHaveLength(waiting), { timeoutMs: 30_000 });
  });

  it('takes a new URL and other events, and refuses what a creation would', async () => {
    const { account, receiver, webhookId, as } = await newEndpoint();
    const moved = await openReceiver(platform.stack);
    const changed = await platform.webhooks.updateEndpoint(
      { webhookId, url: moved.url, events: ['review.removed'] },
      as,
    );
    expect(changed).toMatchObject({ url: moved.url, events: ['review.removed'], status: 'enabled' });
    await platform.publisher.publish('reviews', reviewCreated(account));
    await platform.webhooks.sendTestEvent({ webhookId }, as);
    await eventually(() => expect(moved.received.map(({ headers }) => headers['service-event'])).toEqual(['ping']));
    expect(receiver.received).toEqual([]);
    const refused = platform.webhooks.updateEndpoint({ webhookId, url: 'https://10.0.0.1/' }, as);
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'body.url', code: 'url_host_not_public' }] },
    });
    expect(await platform.webhooks.getEndpoint({ webhookId }, as)).toMatchObject({ url: moved.url });
  });

  it("is not possible on another account's", async () => {
    const [mine, other] = [await newEndpoint(), await newEndpoint()];
    const { webhookId } = other;
    const { webhooks } = platform;
    for (const call of [webhooks.getEndpoint, webhooks.updateEndpoint, webhooks.rotateSecret, webhooks.sendTestEvent])
      await expect(call({ webhookId }, mine.as)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('what a replica has taken and not begun when an endpoint is', () => {
  /**
   * Ten are known to be answered at once; of the next ones some are under way, held by the receiver, and others wait.
   */
  async function takenBy() {
    const { publisher } = platform;
    const pace = newPace();
    const made = await newEndpoint();
    const { account, receiver, endpoint } = made;
    await publisher.publish('reviews', ...Array.from({ length: 10 }, () => reviewCreated(account)));
    const quick = await eventually(async () => {
      const listed = await deliveriesOf(endpoint, account);
      expect(listed.map(({ status }) => status)).toEqual(Array(10).fill('delivered'));
      return listed;
    });
    for (const { totalMs: elapsedMs } of quick.flatMap(({ timeline }) => timeline))
      learn(pace, { elapsedMs, succeeded: true, isOverloaded: false });
    const held: Array<() => void> = [];
    receiver.answer = (response) => held.push(() => response.writeHead(204).end());
    await publisher.publish('reviews', ...Array.from({ length: 60 }, () => reviewCreated(account)));
    await eventually(() => expect(held).toHaveLength(Math.floor(pace.cap)));
    await eventually(async () => expect(await deliveriesOf(endpoint, account)).toHaveLength(70));
    const release = () => {
      receiver.answer = answerWith(204);
      for (const answer of held) answer();
    };
    return { ...made, begun: () => 10 + held.length, release };
  }

  /** Whatever was to be sent to it has been by then: others are served in their turn. */
  async function othersServed() {
    const other = await newEndpoint();
    await platform.publisher.publish('reviews', ...Array.from({ length: 20 }, () => reviewCreated(other.account)));
    await eventually(() => expect(other.receiver.received).toHaveLength(20));
  }

  it('deleted is not sent any more', async () => {
    const { receiver, webhookId, as, begun, release } = await takenBy();
    await platform.webhooks.deleteEndpoint({ webhookId }, as);
    const sent = begun();
    release();
    await othersServed();
    expect(receiver.received).toHaveLength(sent);
  });

  it('disabled waits, and is sent when it is enabled again', async () => {
    const { receiver, webhookId, as, begun, release } = await takenBy();
    await platform.webhooks.updateEndpoint({ webhookId, status: 'disabled' }, as);
    const sent = begun();
    release();
    await othersServed();
    expect(receiver.received).toHaveLength(sent);
    await platform.webhooks.updateEndpoint({ webhookId, status: 'enabled' }, as);
    await eventually(() => expect(receiver.received).toHaveLength(70));
  });

  it('moved goes to the new URL', async () => {
    const { receiver, webhookId, as, begun, release } = await takenBy();
    const moved = await openReceiver(platform.stack);
    await platform.webhooks.updateEndpoint({ webhookId, url: moved.url }, as);
    const sent = begun();
    release();
    await eventually(() => expect(receiver.received.length + moved.received.length).toBe(70));
    expect(receiver.received).toHaveLength(sent);
  });
});

describe('an endpoint that is deleted while an attempt is under way', () => {
  it('is not disturbed by how that ends, and keeps nothing that waits', async () => {
    const { account, receiver, webhookId, as } = await newEndpoint();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    receiver.answer = (response) => released.then(() => response.writeHead(410).end());
    await platform.publisher.publish('reviews', reviewCreated(account));
    await eventually(() => expect(receiver.received).toHaveLength(1));
    await platform.webhooks.deleteEndpoint({ webhookId }, as);
    release();
    await platform.stack.clock.advance(66_000);
    const database = platform.stack.openDatabase(platform.env);
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select delivery.status = 'pending' as pending, disabled_at from delivery join webhook_endpoint using (webhook_id)
         where webhook_id = $1`,
        [webhookId],
      );
      expect(rows.map(({ pending, disabled_at }) => [pending, disabled_at])).toEqual([[false, null]]);
    });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a retry', () => {
  it('goes to the URL that its endpoint has by then', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint(answerWith(500));
    await platform.publisher.publish('reviews', reviewCreated(account));
    await eventually(async () => expect((await deliveriesOf(endpoint, account))[0]).toMatchObject({ attempts: 1 }));
    const moved = await openReceiver(platform.stack);
    await platform.webhooks.updateEndpoint({ webhookId, url: moved.url }, as);
    expect(moved.received).toEqual([]);
    await platform.stack.clock.advance(66_000);
    await eventually(() => expect(moved.received).toHaveLength(1));
    expect(moved.received[0]?.headers['service-delivery']).toBe(receiver.received[0]?.headers['service-delivery']);
    expect(receiver.received).toHaveLength(1);
  });
});
