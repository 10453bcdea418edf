import { createHmac } from 'node:crypto';
import { events } from '@review-reply/api-schemas';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../reviews/test/hostile-texts.ts';
import {
  accessRevoked,
  accountAttached,
  accountChanged,
  alert,
  invoiceCreated,
  listingAlert,
  replyFailed,
  replyPublished,
  review,
  reviewCreated,
  reviewJson,
  spendingCapReached,
  suggestionReady,
} from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { openReceiver, type Received } from './support/receiver.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const parse = (received: Received | undefined) => JSON.parse(String(received?.body));

/** Whether the signature is by this secret, over exactly the bytes that came. */
function isSigned(received: Received | undefined, secret: string | undefined): boolean {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received?.headers['service-signature'])) ?? [];
  const signed = Buffer.concat([Buffer.from(`${t}.`), received?.body ?? Buffer.alloc(0)]);
  const key = Buffer.from(secret ?? '', 'utf8');
  return v1 === createHmac('sha256', key).update(signed).digest('hex');
}

describe('an event', () => {
  it('reaches every endpoint of its account that subscribed to its type, and no other', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const [account, other] = [newAccount(), newAccount()];
    const [first, second, elsewhere, foreign] = await Promise.all([1, 2, 3, 4].map(() => openReceiver(stack)));
    await subscribe(account, first?.url ?? '', 'review.created', 'reply.published');
    await subscribe(account, second?.url ?? '', 'review.created');
    await subscribe(account, elsewhere?.url ?? '', 'review.removed');
    await subscribe(other, foreign?.url ?? '', 'review.created');
    await publisher.publish('reviews', reviewCreated(account), reviewCreated(other), replyPublished(account));
    await eventually(() => {
      expect(first?.received.map((each) => each.headers['service-event']).sort()).toEqual([
        'reply.published',
        'review.created',
      ]);
      expect(second?.received).toHaveLength(1);
      expect(foreign?.received).toHaveLength(1);
    });
    expect(parse(foreign?.received[0]).account_id).toBe(Number(other));
    expect(elsewhere?.received).toEqual([]);
    const ids = [first, second].map((receiver) =>
      receiver?.received
        .filter((each) => each.headers['service-event'] === 'review.created')
        .map((each) => each.headers['service-delivery']),
    );
    expect(ids[0]).toEqual(ids[1]);
  });

  it('carries the review byte for byte as it was rendered, in the published shape', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const ofAccount = ['review.created', 'review.suggestion_ready', 'reply.published', 'account.access_revoked'];
    const ofPartner = ['billing.limit_reached', 'billing.invoice_created'];
    await subscribe(account, receiver.url, ...ofAccount, 'listing.alert', ...ofPartner);
    await publisher.publish('reviews', reviewCreated(account), suggestionReady(account), replyPublished(account));
    await publisher.publish('places', accessRevoked(account), listingAlert(account));
    await publisher.publish('billing', spendingCapReached(account), invoiceCreated(account, 42n));
    await eventually(() => expect(receiver.received).toHaveLength(7));
    const { placeId: place_id, ...listing } = alert;
    const told = {
      reviewCreated: { review },
      suggestionReady: {
        review,
        suggestion: { suggestion_id: 9, text: 'Merci 😀', needs_human: true, reasons: ['risk:health'] },
      },
      replyPublished: { review, publication: { publication_id: 5, platform_state: 'APPROVED', failure: null } },
      accessRevoked: { place_ids: ['ChIJdemo'], platform: 'google' },
      listingAlert: { place_id, ...listing },
      limitReached: { month: '2026-11', spending_cap: { eur_excl_vat: '500.00', used_eur_excl_vat: '500.00' } },
      invoiceCreated: { invoice: { total_incl_vat: '0.18', annex: [{ account_id: 42, external_ref: 'ref-42' }] } },
    } as const;
    for (const [name, data] of Object.entries(told)) {
      const { type, schema } = events[name as keyof typeof told];
      const received = receiver.received.find((each) => each.headers['service-event'] === type);
      const body = parse(received);
      // The order of the fields is part of it.
      expect(JSON.stringify(schema.parse(body))).toBe(JSON.stringify(body));
      expect(body).toMatchObject({ account_id: Number(account), data });
      if ('review' in data) expect(String(received?.body)).toContain(`{"review":${reviewJson}`);
      expect(received?.headers).toMatchObject({
        'content-type': 'application/json',
        'service-delivery': body.id,
        'user-agent': 'review-reply-webhooks/1',
      });
    }
  });

  it('carries whatever customers write as JSON that says just that, signed, up to the largest that is published', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const { secret } = await subscribe(account, receiver.url, 'review.created', 'reply.failed');
    // As long as an event may be, but for its other fields.
    const longest = { text: '"'.repeat(125_000), kept: undefined };
    const texts = [...hostileTexts, longest].map(({ text, kept = text }) => kept);
    const jsonOf = (text: string) => Buffer.from(JSON.stringify({ ...review, text }));
    const changed = texts.flatMap((text) => [
      { ...reviewCreated(account), message: { ...reviewCreated(account).message, reviewJson: jsonOf(text) } },
      { ...replyFailed(account), message: { ...replyFailed(account).message, reviewJson: jsonOf(text) } },
    ]);
    await publisher.publish('reviews', ...changed);
    await eventually(() => expect(receiver.received).toHaveLength(changed.length));
    for (const type of ['review.created', 'reply.failed']) {
      const received = receiver.received.filter(({ headers }) => headers['service-event'] === type);
      expect(received.map((each) => parse(each).data.review.text).toSorted()).toEqual(texts.toSorted());
    }
    for (const each of receiver.received) {
      expect(each.body.byteLength).toBeLessThan(257 * 1024);
      expect(isSigned(each, secret)).toBe(true);
    }
  });

  it('is signed with the secret over exactly the bytes sent and the real time', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const { secret } = await subscribe(account, receiver.url, 'review.created');
    await stack.clock.advance(3_600_000);
    await publisher.publish('reviews', reviewCreated(account));
    const received = await eventually(() => {
      expect(receiver.received).toHaveLength(1);
      return receiver.received[0];
    });
    expect(isSigned(received, secret)).toBe(true);
    const t = /^t=(\d+),/.exec(String(received?.headers['service-signature']))?.[1];
    expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('tells in words in the language of the account that receives it, also when its partner is found later', async () => {
    const { newAccount, subscribe, publisher, identity, stack } = platform;
    const [client, partner] = [newAccount(), newAccount()];
    const [own, partners] = [await openReceiver(stack), await openReceiver(stack)];
    await subscribe(client, own.url, 'reply.failed');
    await subscribe(partner, partners.url, 'reply.failed');
    identity.clients.set(client, { partnerAccountId: partner });
    await publisher.publish('identity', accountChanged(partner, 'fr'), accountChanged(client, 'en'));
    // Told again until the languages are known, which come by another topic.
    await eventually(async () => {
      await publisher.publish('reviews', replyFailed(client));
      expect(partners.received.length).toBeGreaterThan(0);
      expect(String(partners.received.at(-1)?.body)).toContain('disparu');
    });
    expect(own.received.length).toBeGreaterThan(0);
    for (const [{ received }, message] of [
      [own, 'The review is gone from its platform.'],
      [partners, 'L’avis a disparu de sa plateforme.'],
    ] as const) {
      const failure = { code: 'canceled', message };
      expect(parse(received.at(-1)).data).toMatchObject({
        review: { replies: [{ failure }] },
        publication: { failure },
      });
    }
  });

  it('of a client reaches the partner too, with external_ref in that copy alone', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const [client, partner] = [newAccount(), newAccount()];
    const [own, partners] = [await openReceiver(stack), await openReceiver(stack)];
    await subscribe(client, own.url, 'review.created');
    await subscribe(partner, partners.url, 'review.created');
    await publisher.publish('identity', accountAttached(client, partner, 'lounge-17'));
    await eventually(async () => {
      await publisher.publish('reviews', reviewCreated(client));
      expect(partners.received.length).toBeGreaterThan(0);
    });
    const copy = parse(partners.received[0]);
    expect(Object.entries(copy).slice(2, 5)).toEqual([
      ['created_at', expect.any(String)],
      ['account_id', Number(client)],
      ['external_ref', 'lounge-17'],
    ]);
    const ownCopy = own.received.map(parse).find((body) => body.id === copy.id);
    const { external_ref: _, ...rest } = copy;
    expect(ownCopy).toEqual(rest);
  });

  it('that arrives twice is delivered once', async () => {
    const { newAccount, subscribe, publisher, stack, deliveriesOf } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const endpoint = await subscribe(account, receiver.url, 'review.created', 'reply.published');
    await publisher.publishTwice('reviews', reviewCreated(account));
    // Of the same key, so it comes after both.
    await publisher.publish('reviews', replyPublished(account));
    await eventually(async () => {
      const deliveries = await deliveriesOf(endpoint, account);
      expect(deliveries.map(({ type, status }) => [type, status])).toEqual([
        ['reply.published', 'delivered'],
        ['review.created', 'delivered'],
      ]);
    });
    expect(receiver.received).toHaveLength(2);
  });

  it('about a listing reaches the client and its partner, an invoice the partner alone', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const [client, partner] = [newAccount(), newAccount()];
    const [own, partners] = [await openReceiver(stack), await openReceiver(stack)];
    await subscribe(client, own.url, 'listing.alert', 'billing.invoice_created');
    await subscribe(partner, partners.url, 'listing.alert', 'billing.invoice_created');
    await publisher.publish('billing', invoiceCreated(partner, client));
    await publisher.publish('identity', accountAttached(client, partner, 'lounge-18'));
    await eventually(async () => {
      await publisher.publish('places', listingAlert(client));
      const alerts = partners.received.map(parse).filter(({ type }) => type === 'listing.alert');
      expect(alerts[0]).toMatchObject({ account_id: Number(client), external_ref: 'lounge-18' });
    });
    await eventually(() => {
      const invoices = partners.received.map(parse).filter(({ type }) => type === 'billing.invoice_created');
      expect(invoices).toHaveLength(1);
      expect(invoices[0]).toMatchObject({ account_id: Number(partner), data: { invoice: { number: '2026-000042' } } });
      expect(invoices[0]).not.toHaveProperty('external_ref');
    });
    const toClient = () => own.received.map(parse);
    await eventually(() => expect(new Set(toClient().map(({ type }) => type))).toEqual(new Set(['listing.alert'])));
    for (const body of toClient()) expect(body).not.toHaveProperty('external_ref');
  });

  it.each([[['a list']], [null], ['text']])('of a listing with %j for details is parked, not sent', async (details) => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    await subscribe(account, receiver.url, 'listing.alert');
    const rows = await openRows(platform);
    const parked = async () => (await rows('select id from parked_event')).length;
    const before = await parked();
    await publisher.publish('places', listingAlert(account, details), listingAlert(account));
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(parse(receiver.received[0]).data.details).toEqual(alert.details);
    expect(await parked()).toBe(before + 1);
  });

  it('that cannot be rendered holds up nothing behind it', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    await subscribe(account, receiver.url, 'account.access_revoked');
    const good = accessRevoked(account);
    const bad = { ...good, message: { accountId: account, platform: 'no such platform', placeIds: [] } };
    await publisher.publish('places', bad as typeof good, good);
    await eventually(() => expect(receiver.received).toHaveLength(1));
  });
});

describe('the list of deliveries', () => {
  it('tells how each ended, newest first, a hundred of them, and older finished ones are deleted', async () => {
    const { newAccount, subscribe, publisher, stack, deliveriesOf } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    receiver.answer = (response) => response.writeHead(202).end('é'.repeat(2_000));
    const endpoint = await subscribe(account, receiver.url, 'review.created');
    await publisher.publish('reviews', ...Array.from({ length: 130 }, () => reviewCreated(account)));
    await eventually(() => expect(receiver.received).toHaveLength(130));
    const deliveries = await eventually(async () => {
      const listed = await deliveriesOf(endpoint, account);
      expect(listed.every(({ status }) => status === 'delivered')).toBe(true);
      return listed;
    });
    expect(deliveries).toHaveLength(100);
    const ids = deliveries.map(({ deliveryId }) => deliveryId);
    expect(ids).toEqual([...ids].sort((a, b) => Number(b - a)));
    expect(deliveries[0]).toMatchObject({ attempts: 1, responseStatus: 202, responseExcerpt: 'é'.repeat(512) });
    expect(deliveries[0]?.eventId).toMatch(/^evt_[0-9a-f-]{36}$/);
    const rows = await openRows(platform);
    await eventually(async () => {
      expect(await rows('select count(*)::int as n from delivery where webhook_id = $1', endpoint.webhookId)).toEqual([
        { n: 100 },
      ]);
      expect(await rows('select count(*)::int as n from event_copy where account_id = $1', account)).toEqual([
        { n: 100 },
      ]);
    });
  });
});

async function openRows({ env, stack }: Platform) {
  const database = stack.openDatabase(env);
  return async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
}
