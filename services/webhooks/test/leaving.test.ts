import type { Database } from '@review-reply/postgres';
import { AccountDetachedSchema, AccountErasureDueSchema } from '@review-reply/proto/identity/events/v1/events';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAttached, invoiceCreated, reviewCreated, spendingCapReached } from './support/events.ts';
import { asAccount, openPlatform, type Platform } from './support/platform.ts';
import { answerWith, openReceiver, type Receiver } from './support/receiver.ts';

const withinMs = 30_000;

let platform: Platform;
let database: Database;
beforeAll(async () => {
  platform = await openPlatform();
  database = platform.stack.openDatabase(platform.env);
});
afterAll(() => platform?.stack.close());

const ofAccount = (accountId: bigint) => ({ key: accountId, subject: `account/${accountId}` });

/** A client of a partner, each with an endpoint at a receiver of its own that takes nothing yet. */
async function clientWithPartner() {
  const { stack, newAccount, subscribe, publisher } = platform;
  // Numbers that no other number holds by chance.
  const accountId = newAccount() + 734_001_000_000n;
  const partnerId = newAccount() + 834_001_000_000n;
  const [own, partners] = [await openReceiver(stack), await openReceiver(stack)];
  for (const receiver of [own, partners]) receiver.answer = answerWith(500);
  const ownEndpoint = await subscribe(accountId, own.url, 'review.created');
  const partnerEndpoint = await subscribe(partnerId, partners.url, 'review.created', 'billing.limit_reached');
  const attach = (to = partnerId) => publisher.publish('identity', accountAttached(accountId, to, 'demo-ref'));
  await attach();
  const partnerDeliveries = () => platform.deliveriesOf(partnerEndpoint, partnerId);
  return {
    ...{ accountId, partnerId, own, partners, attach },
    review: (id = accountId) => publisher.publish('reviews', reviewCreated(id)),
    detach: (occurredAt = stack.clock.now()) =>
      publisher.publish('identity', {
        ...ofAccount(accountId),
        schema: AccountDetachedSchema,
        message: { accountId, partnerAccountId: partnerId },
        occurredAt,
      }),
    resendAsPartner: async () => {
      const { webhookId } = partnerEndpoint;
      // The first that came: one that comes meanwhile may be under way, and is left alone.
      const about = (await partnerDeliveries()).findLast(({ type }) => type === 'review.created');
      return platform.webhooks.resendDelivery({ webhookId, deliveryId: about?.deliveryId ?? 0n }, asAccount(partnerId));
    },
    erase: (enrollmentIds: bigint[] = [], lastPartnerId = partnerId) =>
      publisher.publish('identity', {
        ...ofAccount(accountId),
        schema: AccountErasureDueSchema,
        message: { accountId, partnerAccountId: lastPartnerId, enrollmentIds },
      }),
    ownStates: async () => (await platform.deliveriesOf(ownEndpoint, accountId)).map(({ status }) => status),
    partnerDeliveries,
    partnerStates: async () => (await partnerDeliveries()).map(({ status }) => status),
  };
}

const receives = (receiver: Receiver, count: number) =>
  eventually(() => expect(receiver.received).toHaveLength(count), { timeoutMs: withinMs });

describe('a client that left its partner', () => {
  it('has what waits for itself and its partner canceled, and nothing new, while the partner’s own goes on', async () => {
    const { partnerId, own, partners, review, detach, ownStates, partnerStates, partnerDeliveries } =
      await clientWithPartner();
    await platform.publisher.publish('billing', spendingCapReached(partnerId));
    await receives(partners, 1);
    await eventually(async () => {
      // The attachment comes over another topic: the partner hears of the first review that comes after it.
      await review();
      expect(partners.received.length).toBeGreaterThan(1);
    });
    await eventually(async () => expect(await partnerStates()).toContain('pending'));
    await detach();
    await eventually(
      async () => {
        expect(new Set(await ownStates())).toEqual(new Set(['canceled']));
        const waiting = (await partnerDeliveries()).filter(({ status }) => status === 'pending');
        expect(waiting.map(({ type }) => type)).toEqual(['billing.limit_reached']);
      },
      { timeoutMs: withinMs },
    );
    const before = { own: own.received.length, partners: partners.received.length };
    await review();
    const [other, probe] = [await clientWithPartner(), platform.newAccount()];
    await platform.subscribe(probe, other.own.url, 'review.created');
    await review(probe);
    await receives(other.own, 1);
    expect({ own: own.received.length, partners: partners.received.length }).toEqual(before);
  });

  it('is heard of again once it is attached again, and a late word of its leaving changes nothing', async () => {
    const { partners, attach, review, detach } = await clientWithPartner();
    partners.answer = answerWith(204);
    const leftAt = platform.stack.clock.now();
    await detach(leftAt);
    await platform.stack.clock.advance(1_000);
    await attach();
    await detach(leftAt);
    await eventually(async () => {
      await review();
      expect(partners.received.length).toBeGreaterThan(0);
    });
    const before = partners.received.length;
    await review();
    await eventually(() => expect(partners.received.length).toBeGreaterThan(before));
  });
});

describe('what a partner received of a client', () => {
  it('can be sent again while the client is its own, and not once it has left', async () => {
    const { partners, attach, review, detach, resendAsPartner, partnerStates } = await clientWithPartner();
    partners.answer = answerWith(204);
    await eventually(async () => {
      await review();
      expect(partners.received.length).toBeGreaterThan(0);
    });
    // One that is still being made would be left alone.
    const ended = () => eventually(async () => expect(await partnerStates()).not.toContain('pending'));
    await ended();
    expect((await resendAsPartner()).delivery).toMatchObject({ status: 'pending' });
    await ended();
    await detach();
    await eventually(() => expect(resendAsPartner()).rejects.toMatchObject({ code: 'not_found' }));
    // Those that were asked for until then may be on their way: what has begun ends as it ends.
    await ended();
    await platform.stack.clock.advance(1_000);
    await attach();
    await eventually(resendAsPartner);
  });
});

describe('a client that is erased', () => {
  it('is so only when identity itself says that it is due', async () => {
    const { accountId, own, erase, review } = await clientWithPartner();
    const { identity } = platform;
    identity.notDue.add(accountId);
    await erase();
    await eventually(() => expect(identity.askedToErase).toContain(accountId), { timeoutMs: withinMs });
    await review();
    await receives(own, 1);
  });

  it('leaves no row, none of what its partner received of it either, and keeps what is the partner’s', async () => {
    const { accountId, partnerId, partners, review, detach, erase, partnerStates } = await clientWithPartner();
    await platform.publisher.publish('billing', spendingCapReached(partnerId));
    await receives(partners, 1);
    await eventually(async () => {
      await review();
      expect(partners.received.length).toBeGreaterThan(1);
    });
    expect(await rowsNaming(accountId)).not.toEqual([]);
    await detach();
    await erase();
    await eventually(async () => expect(await rowsNaming(accountId)).toEqual([]), { timeoutMs: withinMs });
    expect(await partnerStates()).toEqual(['pending']);
    expect((await platform.webhooks.listEndpoints({}, asAccount(partnerId))).endpoints).toHaveLength(1);
    // The same request again finds nothing, and a later event leaves nothing, not even until identity is asked about
    // it.
    const lastErasure = async () =>
      (await database.pool.query('select max(erased_at) as at from erased_account')).rows[0].at as Date;
    const first = await lastErasure();
    await erase();
    await eventually(async () => expect((await lastErasure()).getTime()).toBeGreaterThan(first.getTime()));
    platform.identity.isAway = true;
    await review();
    const probe = await clientWithPartner();
    await probe.review();
    await receives(probe.own, 1);
    await eventually(async () => expect(await rowsNaming(accountId)).toEqual([]), { timeoutMs: withinMs });
    platform.identity.isAway = false;
  });
});

it('a client that changed its partner leaves nothing with the former one either', async () => {
  const { accountId, partnerId, partners, attach, review, detach, erase } = await clientWithPartner();
  partners.answer = answerWith(204);
  await eventually(async () => {
    await review();
    expect(partners.received.length).toBeGreaterThan(0);
  });
  await platform.subscribe(partnerId, partners.url, 'billing.invoice_created');
  const before = partners.received.length;
  await platform.publisher.publish('billing', invoiceCreated(partnerId, accountId));
  await eventually(() => expect(partners.received.length).toBeGreaterThan(before), { timeoutMs: withinMs });
  const nextPartnerId = platform.newAccount();
  await detach();
  await platform.stack.clock.advance(1_000);
  await attach(nextPartnerId);
  expect(await rowsNaming(accountId)).toContain('event_copy');
  await erase([], nextPartnerId);
  await eventually(async () => expect(await rowsNaming(accountId)).toEqual([]), { timeoutMs: withinMs });
});

it('a partner’s copies about the enrolments of an erased client go too, finished or not, and others stay', async () => {
  const { accountId, partnerId, partners, detach, erase } = await clientWithPartner();
  const { webhookId } = await platform.subscribe(partnerId, partners.url, 'enrollment.completed');
  const keep = async (enrollment: { enrollment_id: number; account_id: number | null; name: string }) => {
    const body = JSON.stringify({
      id: 'evt_demo',
      type: 'enrollment.completed',
      account_id: Number(partnerId),
      data: { enrollment },
    });
    const inserted = await database.pool.query(
      `with copy as (
         insert into event_copy (event_id, account_id, type, subject_account_id, enrollment_id, body)
         values (gen_random_uuid(), $1, 'enrollment.completed', $4, $5, $2) returning event_copy_id)
       insert into delivery (webhook_id, event_copy_id, status, created_at)
       select $3, event_copy_id, 'delivered', now() from copy returning event_copy_id`,
      [partnerId, Buffer.from(body, 'utf8'), webhookId, enrollment.account_id, enrollment.enrollment_id],
    );
    return String(inserted.rows[0].event_copy_id);
  };
  const name = 'Demo \u0000 client';
  const copies = {
    byAccount: await keep({ enrollment_id: 1, account_id: Number(accountId), name }),
    byEnrollment: await keep({ enrollment_id: 2, account_id: null, name }),
    ofAnother: await keep({ enrollment_id: 3, account_id: 42, name }),
  };
  await detach();
  await erase([2n]);
  await eventually(async () => expect(await rowsNaming(accountId)).toEqual([]), { timeoutMs: withinMs });
  const { rows } = await database.pool.query('select event_copy_id from event_copy where event_copy_id = any($1)', [
    Object.values(copies),
  ]);
  expect(rows.map((row) => String(row.event_copy_id))).toEqual([copies.ofAnother]);
});

it('a partner’s invoice stays, sent or not, without what names an erased client', async () => {
  const { accountId, partnerId, detach, erase } = await clientWithPartner();
  const other = platform.newAccount();
  const receiver = await openReceiver(platform.stack);
  receiver.answer = answerWith(500);
  const endpoint = await platform.subscribe(partnerId, receiver.url, 'billing.invoice_created');
  await platform.publisher.publish('billing', invoiceCreated(partnerId, accountId, other));
  await receives(receiver, 1);
  const annexOf = (at: number) => JSON.parse(String(receiver.received[at]?.body)).data.invoice.annex;
  const [named, others] = annexOf(0);
  expect(named).toMatchObject({ account_id: Number(accountId), external_ref: `ref-${accountId}` });
  await detach();
  await erase();
  await eventually(async () => expect(await rowsNaming(accountId)).toEqual([]), { timeoutMs: withinMs });
  const delivery = await eventually(async () => {
    const [listed] = await platform.deliveriesOf(endpoint, partnerId);
    // An attempt that is not recorded yet would not be begun again.
    expect(listed?.attempts).toBe(1);
    return listed;
  });
  receiver.answer = answerWith(204);
  const { webhookId } = endpoint;
  const again = { webhookId, deliveryId: delivery?.deliveryId ?? 0n };
  await platform.webhooks.resendDelivery(again, asAccount(partnerId));
  await receives(receiver, 2);
  expect(annexOf(1)).toEqual([{ ...named, account_id: null, external_ref: null }, others]);
  expect(receiver.received[1]?.headers['service-delivery']).toBe(receiver.received[0]?.headers['service-delivery']);
});

it('an invoice that is heard of after a client was erased does not name it', async () => {
  const { accountId, partnerId, detach, erase } = await clientWithPartner();
  const other = platform.newAccount();
  const receiver = await openReceiver(platform.stack);
  await platform.subscribe(partnerId, receiver.url, 'billing.invoice_created');
  await detach();
  await erase();
  await eventually(async () => expect(await rowsNaming(accountId)).toEqual([]), { timeoutMs: withinMs });
  await platform.publisher.publish('billing', invoiceCreated(partnerId, accountId, other));
  await receives(receiver, 1);
  const [nobody, somebody] = JSON.parse(String(receiver.received[0]?.body)).data.invoice.annex;
  expect(nobody).toMatchObject({ account_id: null, external_ref: null });
  expect(somebody).toMatchObject({ account_id: Number(other), external_ref: `ref-${other}` });
  expect(await rowsNaming(accountId)).toEqual([]);
});

/** Rows of any table that hold an account's id as a number. */
async function rowsNaming(accountId: bigint): Promise<string[]> {
  const { rows: tables } = await database.sql.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'outbox'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.sql.execute<Record<string, unknown>>(sql`select * from ${sql.identifier(name)}`);
    for (const row of rows) {
      const text = Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString() : String(value)));
      if (text.join('\n').includes(String(accountId))) found.push(name);
    }
  }
  return found;
}
