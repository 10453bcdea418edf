import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** An event whose account may have a partner. */
export interface EventForPartner {
  /** UUID without the public prefix. */
  readonly eventId: string;
  readonly accountId: bigint;
  readonly type: string;
  readonly occurredAt: Date;
  readonly data: Uint8Array;
  readonly traceparent: string | null | undefined;
  readonly tracestate: string | null | undefined;
}

export async function insertEventForPartner(tx: Transaction, event: EventForPartner): Promise<void> {
  const { eventId, accountId, type, occurredAt, data, traceparent, tracestate } = event;
  await tx.execute(sql`
    insert into event_for_partner (event_id, account_id, type, occurred_at, data, traceparent, tracestate)
    values (${eventId}, ${accountId}, ${type}, ${occurredAt.toISOString()}, ${Buffer.from(data)}, ${traceparent ?? null},
      ${tracestate ?? null})`);
}

/** Accounts with events that wait, in the order of their first. */
export async function accountsWithEvents(db: Executor, limit: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ account_id: bigint }>(sql`
    select account_id from event_for_partner group by account_id order by min(event_for_partner_id) limit ${limit}`);
  return rows.map((row) => row.account_id);
}

/** Which events of an account wait, the first of them. */
export async function listEventsOf(db: Executor, accountId: bigint, limit: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ event_for_partner_id: bigint }>(sql`
    select event_for_partner_id from event_for_partner where account_id = ${accountId}
    order by event_for_partner_id limit ${limit}`);
  return rows.map((row) => row.event_for_partner_id);
}

interface Row extends Record<string, unknown> {
  readonly event_id: string;
  readonly type: string;
  readonly occurred_at: string;
  readonly data: Buffer;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

/** Takes those of an account's events that wait still; other replicas pass them over. */
export async function takeEvents(
  tx: Transaction,
  accountId: bigint,
  eventIds: readonly bigint[],
): Promise<EventForPartner[]> {
  const { rows } = await tx.execute<Row>(sql`
    delete from event_for_partner where event_for_partner_id in (
      select event_for_partner_id from event_for_partner where event_for_partner_id = any(${bigints(eventIds)})
      order by event_for_partner_id for update skip locked)
    returning event_id, type, occurred_at, data, traceparent, tracestate`);
  return rows.map((row) => ({
    eventId: row.event_id,
    accountId,
    type: row.type,
    occurredAt: new Date(row.occurred_at),
    data: row.data,
    traceparent: row.traceparent,
    tracestate: row.tracestate,
  }));
}

/** Remembers that an account never has a partner. */
export async function insertWithoutPartner(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.execute(sql`insert into account_without_partner (account_id) values (${accountId}) on conflict do nothing`);
}

/** Remembers an attachment of which no event told yet: whatever an event tells is newer. */
export async function insertKnownPartner(
  tx: Transaction,
  values: { readonly accountId: bigint; readonly partnerAccountId: bigint; readonly externalRef: string | null },
): Promise<void> {
  const { accountId, partnerAccountId, externalRef } = values;
  await tx.execute(sql`
    insert into account_partner (account_id, partner_account_id, external_ref, attached_at)
    values (${accountId}, ${partnerAccountId}, ${externalRef}, 'epoch') on conflict do nothing`);
}
