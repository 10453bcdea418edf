import type { EventType } from '@review-reply/api-schemas';
import type { OutgoingEvent } from '@review-reply/events';
import { eventually, testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessRevoked,
  accountAttached,
  accountDetached,
  enrollmentEnded,
  invoiceCreated,
  listingAlert,
  replyFailed,
  replyPublished,
  reviewCreated,
  reviewRemoved,
  spendingCapReached,
  suggestionReady,
} from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import type { PublisherName } from './support/publisher.ts';
import { answerWith, openReceiver, type Received, type Receiver } from './support/receiver.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const acting = (partnerId: bigint, accountId: bigint) => ({
  caller: testCaller(partnerId, { actingAccountId: accountId }),
});
const notFound = { code: 'not_found' };

const receives = (receiver: Receiver, review: () => Promise<void>) =>
  eventually(async () => {
    // The attachment comes by another topic than the review.
    await review();
    expect(receiver.received.length).toBeGreaterThan(0);
  });

/** A client on whose account its partner has made an endpoint, and another partner. */
async function clientWithEndpoint() {
  const { stack, newAccount, publisher, webhooks } = platform;
  const [accountId, partnerId, nextId] = [newAccount(), newAccount(), newAccount()];
  const receiver = await openReceiver(stack);
  const request = { url: receiver.url, events: ['review.created'] };
  const idempotency = { key: 'the-same-key', fingerprint: Buffer.alloc(32) };
  const { endpoint } = await webhooks.createEndpoint({ ...request, idempotency }, acting(partnerId, accountId));
  return {
    ...{ accountId, receiver, request, idempotency, webhookId: endpoint?.webhookId ?? 0n },
    ...{ former: acting(partnerId, accountId), next: acting(nextId, accountId) },
    asFormerItself: { caller: testCaller(partnerId) },
    attach: () => publisher.publish('identity', accountAttached(accountId, partnerId, null)),
    move: async () => {
      await stack.clock.advance(1_000);
      await publisher.publish('identity', accountAttached(accountId, nextId, null));
    },
    review: () => publisher.publish('reviews', reviewCreated(accountId)),
  };
}

describe('an endpoint that a partner made for its client', () => {
  it('hears of the client, and is its own to see and change', async () => {
    const { attach, review, receiver, webhookId, former } = await clientWithEndpoint();
    await attach();
    await receives(receiver, review);
    const { endpoints } = await platform.webhooks.listEndpoints({}, former);
    expect(endpoints.map((endpoint) => endpoint.webhookId)).toEqual([webhookId]);
    await platform.webhooks.updateEndpoint({ webhookId, events: [], status: 'disabled' }, former);
  });

  it('is nobody else’s to see, change or send from, before another partner’s attachment is heard of too', async () => {
    const { attach, review, receiver, webhookId, next } = await clientWithEndpoint();
    await attach();
    await receives(receiver, review);
    const { webhooks } = platform;
    expect((await webhooks.listEndpoints({}, next)).endpoints).toEqual([]);
    await expect(webhooks.getEndpoint({ webhookId }, next)).rejects.toMatchObject(notFound);
    await expect(webhooks.listDeliveries({ webhookId }, next)).rejects.toMatchObject(notFound);
    await expect(webhooks.rotateSecret({ webhookId }, next)).rejects.toMatchObject(notFound);
    await expect(webhooks.sendTestEvent({ webhookId }, next)).rejects.toMatchObject(notFound);
    await expect(webhooks.deleteEndpoint({ webhookId }, next)).rejects.toMatchObject(notFound);
    await expect(webhooks.updateEndpoint({ webhookId, events: [] }, next)).rejects.toMatchObject(notFound);
  });

  it('answers nobody else’s idempotency key', async () => {
    const { request, idempotency, webhookId, former, next } = await clientWithEndpoint();
    const again = await platform.webhooks.createEndpoint({ ...request, idempotency }, former);
    expect(again).toMatchObject({ replayed: true, endpoint: { webhookId } });
    const other = await platform.webhooks.createEndpoint({ ...request, idempotency }, next);
    expect(other.replayed).toBe(false);
    expect(other.endpoint?.webhookId).not.toBe(webhookId);
  });

  it('is sent nothing once the client is another’s, though it never left, and does not come back', async () => {
    const { attach, move, review, receiver, request, former, next } = await clientWithEndpoint();
    await attach();
    await receives(receiver, review);
    const own = await openReceiver(platform.stack);
    await platform.webhooks.createEndpoint({ ...request, url: own.url }, next);
    await move();
    await receives(own, review);
    await eventually(async () => expect((await platform.webhooks.listEndpoints({}, former)).endpoints).toEqual([]));
    const before = { former: receiver.received.length, next: own.received.length };
    await review();
    await eventually(() => expect(own.received.length).toBeGreaterThan(before.next));
    expect(receiver.received).toHaveLength(before.former);
  });
});

it('what waits for a partner’s own endpoint about a client is canceled when the client is another’s, though it never left', async () => {
  const { attach, move, review, asFormerItself } = await clientWithEndpoint();
  const own = await openReceiver(platform.stack);
  own.answer = answerWith(500);
  const { endpoint } = await platform.webhooks.createEndpoint(
    { url: own.url, events: ['review.created'] },
    asFormerItself,
  );
  const statuses = async () => {
    const { deliveries } = await platform.webhooks.listDeliveries(
      { webhookId: endpoint?.webhookId ?? 0n },
      asFormerItself,
    );
    return new Set(deliveries.map(({ status }) => status));
  };
  await attach();
  await receives(own, review);
  await eventually(async () => expect(await statuses()).toEqual(new Set(['pending'])));
  await move();
  await eventually(async () => expect(await statuses()).toEqual(new Set(['canceled'])));
});

const typeOf = ({ headers }: Received) => String(headers['service-event']);

/** How each event of the catalogue comes to be told, of a client and its partner: a new one is not forgotten here. */
const told: Record<EventType, (client: bigint, partner: bigint) => readonly [PublisherName, OutgoingEvent]> = {
  'review.created': (client) => ['reviews', reviewCreated(client)],
  'review.suggestion_ready': (client) => ['reviews', suggestionReady(client)],
  'reply.published': (client) => ['reviews', replyPublished(client)],
  'reply.failed': (client) => ['reviews', replyFailed(client)],
  'review.removed': (client) => ['reviews', reviewRemoved(client)],
  'listing.alert': (client) => ['places', listingAlert(client)],
  'account.access_revoked': (client) => ['places', accessRevoked(client)],
  'enrollment.completed': (client, partner) => ['identity', enrollmentEnded(partner, client)],
  'enrollment.failed': (_client, partner) => ['identity', enrollmentEnded(partner, null)],
  'billing.limit_reached': (_client, partner) => ['billing', spendingCapReached(partner)],
  'billing.invoice_created': (client, partner) => ['billing', invoiceCreated(partner, client)],
};

it('no event of the catalogue reaches the former partner of a person who joined another as another account', async () => {
  const { stack, newAccount, publisher, webhooks } = platform;
  const events = Object.keys(told);
  const side = async () => {
    const [client, partner] = [newAccount(), newAccount()];
    const receivers = [await openReceiver(stack), await openReceiver(stack)] as const;
    const [own, forClient] = receivers;
    await webhooks.createEndpoint({ url: own.url, events }, { caller: testCaller(partner) });
    await webhooks.createEndpoint({ url: forClient.url, events }, acting(partner, client));
    await publisher.publish('identity', accountAttached(client, partner, null));
    return { client, partner, receivers, types: () => new Set(receivers.flatMap((one) => one.received.map(typeOf))) };
  };
  const [former, next] = [await side(), await side()];
  await stack.clock.advance(1_000);
  await publisher.publish('identity', accountDetached(former.client, former.partner));
  await eventually(async () => {
    for (const tell of Object.values(told)) await publisher.publish(...tell(next.client, next.partner));
    expect(next.types()).toEqual(new Set(events));
  });
  expect(former.types()).toEqual(new Set());
});
