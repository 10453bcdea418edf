import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** An account that an event goes to, with its endpoints that want it. */
export interface Receiver {
  readonly accountId: bigint;
  /** Whether it is the partner of the account that the event is about. */
  readonly isPartner: boolean;
  readonly externalRef: string | null;
  readonly webhookIds: readonly string[];
}

interface ReceiverRow extends Record<string, unknown> {
  readonly account_id: bigint;
  readonly is_partner: boolean;
  readonly external_ref: string | null;
  readonly webhook_ids: string[];
}

/**
 * The account and its partner, as far as they have endpoints for this type of event. An endpoint that is deleted right
 * now may still be found: what is written for it is canceled by the sweeper.
 * @param disabledAfter endpoints disabled later than this still get their deliveries
 */
export async function findReceivers(
  tx: Transaction,
  { accountId, type, disabledAfter }: { accountId: bigint; type: string; disabledAfter: Date },
): Promise<Receiver[]> {
  const { rows } = await tx.execute<ReceiverRow>(sql`
    with receiver as (
      select ${accountId}::bigint as account_id, false as is_partner, null::text as external_ref
      union all
      select partner_account_id, true, external_ref from account_partner where account_id = ${accountId}
    )
    select account_id, is_partner, external_ref, array_agg(webhook_id::text order by webhook_id) as webhook_ids
    from receiver join webhook_endpoint using (account_id)
    where deleted_at is null and ${type} = any (events)
      and (disabled_at is null or disabled_at > ${disabledAfter.toISOString()})
    group by account_id, is_partner, external_ref
    order by is_partner`);
  return rows.map((row) => ({
    accountId: row.account_id,
    isPartner: row.is_partner,
    externalRef: row.external_ref,
    webhookIds: row.webhook_ids,
  }));
}

export interface NewDeliveries {
  /** UUID without the public prefix. */
  readonly eventId: string;
  readonly accountId: bigint;
  readonly type: string;
  readonly body: Buffer;
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
  readonly webhookIds: readonly string[];
  readonly createdAt: Date;
}

/** Writes what one account receives: the body once and a delivery, due at once, for each of its endpoints. */
export async function insertDeliveries(tx: Transaction, values: NewDeliveries): Promise<void> {
  const { eventId, accountId, type, body, traceparent, tracestate, webhookIds } = values;
  const createdAt = values.createdAt.toISOString();
  await tx.execute(sql`
    with copy as (
      insert into event_copy (event_id, account_id, type, body, traceparent, tracestate)
      values (${eventId}, ${accountId}, ${type}, ${body}, ${traceparent ?? null}, ${tracestate ?? null})
      returning event_copy_id
    )
    insert into delivery (webhook_id, event_copy_id, due_at, created_at)
    select webhook_id, event_copy_id, ${createdAt}, ${createdAt}
    from copy, unnest(${sql.param([...webhookIds])}::bigint[]) as webhook_id`);
}
