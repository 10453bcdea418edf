import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { fromTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatcherLooked } from './support/dispatcher.ts';
import { openEndpoint } from './support/endpoint.ts';
import { reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { answerWith, openReceiver, type Received, type Receiver } from './support/receiver.ts';

const dayMs = 86_400_000;

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const keyed = (key: string, about: string) => ({
  idempotency: { key, fingerprint: createHash('sha256').update(about).digest() },
});

const newEndpoint = (answer?: Receiver['answer']) => openEndpoint(platform, answer);

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
    await dispatcherLooked(platform);
    expect(await deliveriesOf(endpoint, account)).toMatchObject([{ attempts: 2 }]);
    expect(receiver.received).toHaveLength(2);
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
    await dispatcherLooked(platform);
    release();
    const delivered = [{ status: 'delivered', attempts: 1 }];
    await eventually(async () => expect(await deliveriesOf(endpoint, account)).toMatchObject(delivered));
    expect(receiver.received).toHaveLength(1);
  });

  it('to a disabled endpoint keeps what was delivered so, also once it has waited too long', async () => {
    const { account, receiver, endpoint, webhookId, as } = await newEndpoint();
    const ends = (...statuses: string[]) =>
      eventually(async () =>
        expect((await deliveriesOf(endpoint, account)).map(({ status }) => status)).toEqual(statuses),
      );
    await platform.publisher.publish('reviews', reviewCreated(account));
    await ends('delivered');
    const deliveryId = (await deliveriesOf(endpoint, account))[0]?.deliveryId ?? 0n;
    const resend = async () => (await platform.webhooks.resendDelivery({ webhookId, deliveryId }, as)).delivery;
    await platform.webhooks.updateEndpoint({ webhookId, status: 'disabled' }, as);
    await platform.stack.clock.advance(6 * dayMs);
    expect(await resend()).toMatchObject({ status: 'pending', attempts: 1 });
    await platform.stack.clock.advance(dayMs);
    await ends('delivered');
    const told = await resend();
    expect(told).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(told?.nextAttemptAt).toBeUndefined();
    await platform.webhooks.updateEndpoint({ webhookId, status: 'enabled' }, as);
    await dispatcherLooked(platform);
    await ends('delivered');
    expect(receiver.received).toHaveLength(1);
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

  it('answers a repeated key as it did, whatever became of the endpoint since', async () => {
    const { webhookId, as } = await newEndpoint();
    const request = { webhookId, ...keyed('rotate', 'b') };
    const first = await platform.webhooks.rotateSecret(request, as);
    await platform.webhooks.updateEndpoint({ webhookId, events: ['reply.failed'], status: 'disabled' }, as);
    expect(await platform.webhooks.rotateSecret(request, as)).toEqual({ ...first, replayed: true });
    await platform.webhooks.deleteEndpoint({ webhookId }, as);
    const { secret: _, ...without } = first.endpoint ?? {};
    const last = await platform.webhooks.rotateSecret(request, as);
    expect(last).toMatchObject({ replayed: true, endpoint: without });
    expect(last.endpoint?.secret).toBeUndefined();
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
