import type { Locale } from '@review-reply/api-schemas';
import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { SealedSecrets } from '../domain/delivery.ts';
import type { EventSubject } from '../domain/event-subject.ts';

/** An endpoint that an event goes to. */
export interface Receiver extends SealedSecrets {
  readonly webhookId: bigint;
  readonly accountId: bigint;
  /** Whether it is the partner of the account that the event is about. */
  readonly isPartner: boolean;
  readonly externalRef: string | null;
  /** What is told in words is told in this language. */
  readonly locale: Locale;
  readonly url: string;
  readonly isEnabled: boolean;
}

interface ReceiverRow extends Record<string, unknown> {
  readonly is_known: boolean;
  readonly webhook_id: bigint;
  readonly account_id: bigint;
  readonly is_partner: boolean;
  readonly external_ref: string | null;
  readonly locale: Locale;
  readonly url: string;
  readonly is_enabled: boolean;
  readonly secret_sealed: Buffer;
  readonly previous_secret_sealed: Buffer | null;
  readonly previous_secret_until: string | null;
}

interface Found {
  readonly receivers: Receiver[];
  readonly isPartnerKnown: boolean;
}

/**
 * The endpoints of the account and of its partner that want this type of event; none for an account that left its
 * partner, and none that a former partner made for it.
 * An endpoint that is deleted right now may still be found: what is written for it is canceled by the sweeper. An
 * account that is leaving its partner waits for this transaction, so that it cancels what is written in it.
 * @param disabledAfter endpoints disabled later than this still get their deliveries
 * @returns them, and whether it is known who the partner is, or that there is none
 */
export async function findReceivers(
  tx: Transaction,
  { accountId, type, disabledAfter }: { accountId: bigint; type: string; disabledAfter: Date },
): Promise<Found> {
  const { rows } = await tx.execute<ReceiverRow>(sql`
    with attachment as (
      select partner_account_id, external_ref, detached_at from account_partner where account_id = ${accountId} for share
    ),
    receiver as (
      select ${accountId}::bigint as account_id, false as is_partner, null::text as external_ref,
        (select partner_account_id from attachment) as made_by
      where not exists (select from attachment where detached_at is not null)
      union all
      select partner_account_id, true, external_ref, null from attachment where detached_at is null
    )
    select partner.is_known, endpoint.*
    from (
      select exists (select from attachment)
        or exists (select from account_without_partner where account_id = ${accountId}) as is_known) partner
    left join (
      select webhook_id, account_id, is_partner, external_ref, coalesce(locale, 'en') as locale, url, disabled_at is null as is_enabled, secret_sealed,
        previous_secret_sealed, previous_secret_until
      from receiver join webhook_endpoint using (account_id) left join account_locale using (account_id)
      where deleted_at is null and ${type} = any (events)
        and (partner_account_id is null or made_by is null or partner_account_id = made_by)
        and (disabled_at is null or disabled_at > ${disabledAfter.toISOString()})) endpoint on true
    order by is_partner, webhook_id`);
  const receivers = rows.filter((row) => row.webhook_id !== null).map(toReceiver);
  return { receivers, isPartnerKnown: rows[0]?.is_known === true };
}

function toReceiver(row: ReceiverRow): Receiver {
  return {
    webhookId: row.webhook_id,
    accountId: row.account_id,
    isPartner: row.is_partner,
    externalRef: row.external_ref,
    locale: row.locale,
    url: row.url,
    isEnabled: row.is_enabled,
    secretSealed: row.secret_sealed,
    previousSecretSealed: row.previous_secret_sealed,
    previousSecretUntil: row.previous_secret_until === null ? null : new Date(row.previous_secret_until),
  };
}

export interface NewDeliveries extends EventSubject {
  /** UUID without the public prefix. */
  readonly eventId: string;
  readonly accountId: bigint;
  readonly type: string;
  readonly body: Buffer;
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
  /** Each with the lease of the replica that sends it at once, or null. */
  readonly endpoints: ReadonlyArray<{ readonly webhookId: bigint; readonly leaseUntil: Date | null }>;
  readonly createdAt: Date;
}

/**
 * Writes what one account receives: the body once and a delivery, due at once, for each of its endpoints.
 * @returns the deliveries' ids, by their endpoints
 */
export async function insertDeliveries(tx: Transaction, values: NewDeliveries): Promise<Map<bigint, bigint>> {
  const { eventId, accountId, type, subjectAccountId, enrollmentId, body, traceparent, tracestate, endpoints } = values;
  const createdAt = values.createdAt.toISOString();
  const webhookIds = sql.param(endpoints.map(({ webhookId }) => String(webhookId)));
  const leases = sql.param(endpoints.map(({ leaseUntil }) => leaseUntil?.toISOString() ?? null));
  const { rows } = await tx.execute<{ webhook_id: bigint; delivery_id: bigint }>(sql`
    with copy as (
      insert into event_copy (event_id, account_id, type, subject_account_id, enrollment_id, body, traceparent, tracestate)
      values (${eventId}, ${accountId}, ${type}, ${subjectAccountId}, ${enrollmentId}, ${body}, ${traceparent ?? null},
        ${tracestate ?? null})
      returning event_copy_id
    )
    insert into delivery (webhook_id, event_copy_id, due_at, lease_until, created_at)
    select webhook_id, event_copy_id, ${createdAt}, lease_until, ${createdAt}
    from copy, unnest(${webhookIds}::bigint[], ${leases}::timestamptz[]) as endpoint (webhook_id, lease_until)
    returning webhook_id, delivery_id`);
  return new Map(rows.map((row) => [row.webhook_id, row.delivery_id]));
}
