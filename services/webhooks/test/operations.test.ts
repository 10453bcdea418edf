import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { fromTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewCreated } from './support/events.ts';
import { asAccount, openPlatform, type Platform } from './support/platform.ts';
import { answerWith, openReceiver, type Received } from './support/receiver.ts';

const dayMs = 86_400_000;

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const keyed = (key: string, about: string) => ({
  idempotency: { key, fingerprint: createHash('sha256').update(about).digest() },
});

async function newEndpoint(answer = answerWith(204)) {
  const account = platform.newAccount();
  const receiver = await openReceiver(platform.stack);
  receiver.answer = answer;
  const endpoint = await platform.subscribe(account, receiver.url, 'review.created');
  return { account, receiver, endpoint, webhookId: endpoint.webhookId, as: asAccount(account) };
}

function signaturesOf(received: Received | undefined) {
  const [t, ...signatures] = String(received?.headers['service-signature']).split(',');
  const signedWith = (secret: string) =>
    `v1=${createHmac('sha256', secret)
      .update(`${t?.slice(2)}.`)
      .update(received?.body ?? '')
      .digest('hex')}`;
  return { signatures, signedWith };
}

const deliveriesOf = (endpoint: Endpoint, account: bigint) => platform.deliveriesOf(endpoint, account);

describe('a test event', () => {
  it('reaches the one endpoint as a ping, whatever that subscribed to, and is listed', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint();
    const other = await openReceiver(platform.stack);
    await platform.subscribe(account, other.url, 'review.created');
    const { delivery } = await platform.webhooks.sendTestEvent({ webhookId }, as);
    expect(delivery).toMatchObject({ type: 'ping', status: 'pending', attempts: 0, timeline: [] });
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [received] = receiver.received;
    expect(received?.headers).toMatchObject({ 'service-event': 'ping', 'service-delivery': delivery?.eventId });
    expect(JSON.parse(String(received?.body))).toEqual({
      id: delivery?.eventId,
      type: 'ping',
      created_at: expect.any(String),
      account_id: Number(account),
      data: { message: expect.any(String) },
    });
    await eventually(async () =>
      expect(await deliveriesOf(endpoint, account)).toMatchObject([
        { deliveryId: delivery?.deliveryId, status: 'delivered' },
      ]),
    );
    expect(other.received).toEqual([]);
  });

  it('is queued once for a key, and answered the same again', async () => {
    const { receiver, webhookId, as } = await newEndpoint();
    const request = { webhookId, ...keyed('ping', 'a') };
    const first = await platform.webhooks.sendTestEvent(request, as);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const again = await platform.webhooks.sendTestEvent(request, as);
    expect(again.replayed).toBe(true);
    expect(again.delivery).toEqual(first.delivery);
    const other = { webhookId, ...keyed('ping', 'b') };
    await expect(platform.webhooks.sendTestEvent(other, as)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('the timeline of a delivery', () => {
  it('tells of every attempt what happened when, and at which address', async () => {
    const { account, receiver, endpoint } = await newEndpoint(answerWith(500));
    await platform.publisher.publish('reviews', reviewCreated(account));
    const attempted = (count: number) =>
      eventually(async () => {
        const [delivery] = await deliveriesOf(endpoint, account);
        expect(delivery?.attempts).toBe(count);
        return delivery;
      });
    await attempted(1);
    receiver.answer = answerWith(204);
    await platform.stack.clock.advance(66_000);
    const delivery = await attempted(2);
    expect(delivery?.timeline).toMatchObject([{ responseStatus: 500 }, { responseStatus: 204 }]);
    for (const { address, totalMs, firstByteMs, error } of delivery?.timeline ?? []) {
      expect(address).toBe('127.0.0.1');
      expect(firstByteMs).toBeLessThanOrEqual(totalMs);
      expect(error).toBeUndefined();
    }
    // A literal address needs no look-up and plain HTTP no TLS.
    expect(delivery?.timeline[0]).toMatchObject({ connectionMs: expect.any(Number) });
    expect(delivery?.timeline[0]?.lookUpMs).toBeUndefined();
    expect(delivery?.timeline[0]?.tlsMs).toBeUndefined();
    const [first, second] = delivery?.timeline ?? [];
    const between = Number(fromTimestamp(second?.attemptedAt)) - Number(fromTimestamp(first?.attemptedAt));
    expect(between).toBeGreaterThanOrEqual(60_000);
  });
});

describe('resending', () => {
  it('sends a delivery again under the same event id, whatever became of it', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint();
    await platform.publisher.publish('reviews', reviewCreated(account));
    const delivered = (attempts: number) =>
      eventually(async () => {
        const [delivery] = await deliveriesOf(endpoint, account);
        expect(delivery).toMatchObject({ status: 'delivered', attempts });
        return delivery;
      });
    const deliveryId = (await delivered(1))?.deliveryId ?? 0n;
    const { delivery } = await platform.webhooks.resendDelivery({ webhookId, deliveryId }, as);
    expect(delivery).toMatchObject({ deliveryId, attempts: 1, status: 'pending' });
    await delivered(2);
    const [first, second] = receiver.received;
    expect(second?.headers['service-delivery']).toBe(first?.headers['service-delivery']);
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
  });

  it('takes the place of the retry that is due next', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint(answerWith(500));
    await platform.publisher.publish('reviews', reviewCreated(account));
    const attempted = (attempts: number) =>
      eventually(async () => {
        const [delivery] = await deliveriesOf(endpoint, account);
        expect(delivery?.attempts).toBe(attempts);
        return delivery?.deliveryId ?? 0n;
      });
    const deliveryId = await attempted(1);
    receiver.answer = answerWith(204);
    await platform.webhooks.resendDelivery({ webhookId, deliveryId }, as);
    await attempted(2);
    await platform.stack.clock.advance(66_000);
    // Another event proves that the dispatcher has looked since.
    await platform.publisher.publish('reviews', reviewCreated(account));
    await eventually(() => expect(receiver.received).toHaveLength(3));
    expect((await deliveriesOf(endpoint, account)).map(({ attempts }) => attempts)).toEqual([1, 2]);
  });

  it('leaves an attempt alone that is under way', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    receiver.answer = (response) => released.then(() => response.writeHead(204).end());
    await platform.publisher.publish('reviews', reviewCreated(account));
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [listed] = await deliveriesOf(endpoint, account);
    const { delivery } = await platform.webhooks.resendDelivery(
      { webhookId, deliveryId: listed?.deliveryId ?? 0n },
      as,
    );
    expect(delivery).toMatchObject({ status: 'pending', attempts: 0 });
    release();
    const delivered = [{ status: 'delivered', attempts: 1 }];
    await eventually(async () => expect(await deliveriesOf(endpoint, account)).toMatchObject(delivered));
    await platform.publisher.publish('reviews', reviewCreated(account));
    await eventually(() => expect(receiver.received).toHaveLength(2));
    expect((await deliveriesOf(endpoint, account)).at(-1)).toMatchObject(delivered[0] ?? {});
  });

  it('knows no delivery of another endpoint', async () => {
    const [mine, other] = [await newEndpoint(), await newEndpoint()];
    const { delivery } = await platform.webhooks.sendTestEvent({ webhookId: other.webhookId }, other.as);
    const request = { webhookId: mine.webhookId, deliveryId: delivery?.deliveryId ?? 0n };
    await expect(platform.webhooks.resendDelivery(request, mine.as)).rejects.toMatchObject({ code: 'not_found' });
    const foreign = { webhookId: other.webhookId, deliveryId: delivery?.deliveryId ?? 0n };
    await expect(platform.webhooks.resendDelivery(foreign, mine.as)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('rotating a secret', () => {
  it('lets both sign for a day, and the new one alone afterwards', async () => {
    const { receiver, endpoint, webhookId, as } = await newEndpoint();
    const { endpoint: rotated } = await platform.webhooks.rotateSecret({ webhookId }, as);
    const [old, fresh] = [endpoint.secret ?? '', rotated?.secret ?? ''];
    expect(fresh).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/);
    expect(fresh).not.toBe(old);
    await platform.webhooks.sendTestEvent({ webhookId }, as);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const during = signaturesOf(receiver.received[0]);
    expect(during.signatures).toEqual([during.signedWith(fresh), during.signedWith(old)]);
    await platform.stack.clock.advance(dayMs);
    await platform.webhooks.sendTestEvent({ webhookId }, as);
    await eventually(() => expect(receiver.received).toHaveLength(2));
    const after = signaturesOf(receiver.received[1]);
    expect(after.signatures).toEqual([after.signedWith(fresh)]);
  });

  it('once more ends the older of the two at once', async () => {
    const { receiver, endpoint, webhookId, as } = await newEndpoint();
    const rotate = async () => (await platform.webhooks.rotateSecret({ webhookId }, as)).endpoint?.secret ?? '';
    const [second, third] = [await rotate(), await rotate()];
    await platform.webhooks.sendTestEvent({ webhookId }, as);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const { signatures, signedWith } = signaturesOf(receiver.received[0]);
    expect(signatures).toEqual([signedWith(third), signedWith(second)]);
    expect(signatures).not.toContain(signedWith(endpoint.secret ?? ''));
  });

  it('answers a repeated key with the same secret, for as long as it is the one', async () => {
    const { webhookId, as } = await newEndpoint();
    const request = { webhookId, ...keyed('rotate', 'a') };
    const first = await platform.webhooks.rotateSecret(request, as);
    const again = await platform.webhooks.rotateSecret(request, as);
    expect(again).toMatchObject({ replayed: true, endpoint: { secret: first.endpoint?.secret } });
    await platform.webhooks.rotateSecret({ webhookId }, as);
    expect((await platform.webhooks.rotateSecret(request, as)).endpoint?.secret).toBeUndefined();
  });
});

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
  /** Ten are known to be answered at once; of the next ones some are under way, held by the receiver, and others wait. */
  async function takenBy() {
    const { publisher } = platform;
    const made = await newEndpoint();
    const { account, receiver, endpoint } = made;
    await publisher.publish('reviews', ...Array.from({ length: 10 }, () => reviewCreated(account)));
    await eventually(async () => {
      const listed = await deliveriesOf(endpoint, account);
      expect(listed.map(({ status }) => status)).toEqual(Array(10).fill('delivered'));
    });
    const held: Array<() => void> = [];
    receiver.answer = (response) => held.push(() => response.writeHead(204).end());
    await publisher.publish('reviews', ...Array.from({ length: 60 }, () => reviewCreated(account)));
    await eventually(() => expect(held.length).toBeGreaterThanOrEqual(10));
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
    const { openDatabase } = await import('@review-reply/postgres');
    const database = openDatabase({ url: platform.env.POSTGRES_URL ?? '', applicationName: 'test', onError: () => {} });
    platform.stack.onClose(() => database.close());
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

describe('an endpoint that keeps failing', () => {
  it.each([
    [24, undefined],
    [25, 'failing'],
    [39, 'failing'],
    [40, 'disabled_soon'],
  ])('shows after %i failures in a row the warning %s', async (failures, warning) => {
    const { account, endpoint } = await newEndpoint(answerWith(500));
    const events = Array.from({ length: failures }, () => reviewCreated(account));
    await platform.publisher.publish('reviews', ...events);
    const failing = await eventually(async () => {
      const found = await platform.endpointOf(endpoint, account);
      expect(found?.consecutiveFailures).toBe(failures);
      return found;
    });
    expect(failing).toMatchObject({ status: 'enabled' });
    expect(failing?.warning).toBe(warning);
  });
});
