import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAttached, reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

async function newPartner() {
  const partner = platform.newAccount();
  const receiver = await openReceiver(platform.stack);
  await platform.subscribe(partner, receiver.url, 'review.created');
  return { partner, receiver };
}

const bodyOf = (received: { body: Buffer } | undefined) => JSON.parse(String(received?.body));

describe("a client's event", () => {
  it('reaches the partner also when it comes before the news of the attachment', async () => {
    const { newAccount, publisher, identity } = platform;
    const { partner, receiver } = await newPartner();
    const client = newAccount();
    identity.clients.set(client, { partnerAccountId: partner, externalRef: 'early' });
    await publisher.publish('reviews', reviewCreated(client));
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(bodyOf(receiver.received[0])).toMatchObject({ account_id: Number(client), external_ref: 'early' });
    // From now on it is known, and what an event tells later is newer.
    await publisher.publish('identity', accountAttached(client, partner, 'later'));
    await publisher.publish('reviews', reviewCreated(client));
    await eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2));
    expect(identity.asked.filter((asked) => asked === client)).toHaveLength(1);
  });

  it('waits for identity while that is away, and its own endpoints do not', async () => {
    const { newAccount, publisher, subscribe, identity, stack } = platform;
    const { partner, receiver } = await newPartner();
    const client = newAccount();
    const own = await openReceiver(stack);
    await subscribe(client, own.url, 'review.created');
    identity.clients.set(client, { partnerAccountId: partner });
    identity.isAway = true;
    await publisher.publish('reviews', reviewCreated(client));
    await eventually(() => expect(own.received).toHaveLength(1));
    expect(receiver.received).toEqual([]);
    identity.isAway = false;
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [mine, theirs] = [own.received[0], receiver.received[0]];
    expect(theirs?.headers['service-delivery']).toBe(mine?.headers['service-delivery']);
    expect(bodyOf(theirs)).toEqual({ ...bodyOf(mine), external_ref: null });
  });

  it('reaches nobody else when the client is alone, and is asked for again as long as it may get a partner', async () => {
    const { newAccount, publisher, identity } = platform;
    const { partner, receiver } = await newPartner();
    const client = newAccount();
    identity.clients.set(client, null);
    const askedFor = () => identity.asked.filter((asked) => asked === client).length;
    await publisher.publish('reviews', reviewCreated(client));
    await eventually(() => expect(askedFor()).toBe(1));
    identity.clients.set(client, { partnerAccountId: partner });
    await publisher.publish('reviews', reviewCreated(client));
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(askedFor()).toBe(2);
  });

  it('that comes while identity is asked about an earlier one is asked for anew', async () => {
    const { newAccount, publisher, identity, stack, env } = platform;
    const { partner, receiver } = await newPartner();
    const client = newAccount();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    identity.sendsAfter = promise;
    identity.clients.set(client, null);
    await publisher.publish('reviews', reviewCreated(client));
    await eventually(() => expect(identity.asked).toContain(client));
    identity.clients.set(client, { partnerAccountId: partner });
    await publisher.publish('reviews', reviewCreated(client));
    const { pool } = stack.openDatabase(env);
    await eventually(async () => {
      const { rowCount } = await pool.query('select from event_for_partner where account_id = $1', [client]);
      expect(rowCount).toBe(2);
    });
    release();
    await eventually(() => expect(receiver.received).toHaveLength(1));
  });
});

describe('the event of an account that never has a partner', () => {
  it('makes identity be asked once only', async () => {
    const { newAccount, publisher, subscribe, identity, stack } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    await subscribe(account, receiver.url, 'review.created');
    await publisher.publish('reviews', reviewCreated(account));
    const askedFor = () => identity.asked.filter((asked) => asked === account).length;
    await eventually(() => expect(askedFor()).toBe(1));
    // Known once the answer is recorded, which the next event may still overtake.
    await publisher.publish('reviews', reviewCreated(account));
    await eventually(() => expect(receiver.received).toHaveLength(2));
    const before = askedFor();
    await publisher.publish('reviews', ...Array.from({ length: 20 }, () => reviewCreated(account)));
    await eventually(() => expect(receiver.received).toHaveLength(22));
    expect(askedFor() - before).toBeLessThanOrEqual(1);
  });
});
