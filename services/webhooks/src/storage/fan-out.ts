import type { Locale } from '@review-reply/api-schemas';
import { runInTransaction, type Transaction } from '@review-reply/postgres';
import type { TraceHeaders } from '@review-reply/telemetry';
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

interface ReceiverRow {
  readonly number: number;
  readonly is_known: boolean;
  readonly webhook_id: bigint | null;
  readonly account_id: bigint;
  readonly is_partner: boolean;
  readonly external_ref: string | null;
  readonly locale: Locale;
  readonly url: string;
  readonly is_enabled: boolean;
  readonly secret_sealed: Buffer;
  readonly previous_secret_sealed: Buffer | null;
  readonly previous_secret_until: Date | null;
}

/** The account that an event is about, and its type. */
interface Told {
  readonly accountId: bigint;
  readonly type: string;
}

interface Found {
  readonly receivers: readonly Receiver[];
  /** Whether it is known who the partner is, or that there is none. */
  readonly isPartnerKnown: boolean;
}

/** An account's row and those of its endpoints are looked up, whatever the planner believes (`databaseSettings`). */
const receiversText = `
  with attachment as (
    select account_id, partner_account_id, external_ref, detached_at from account_partner
    where account_id = any ($1::bigint[]) order by account_id for share
  ),
  told as (
    select told.account_id, told.type, told.number::int, attachment.partner_account_id, attachment.external_ref,
      attachment.detached_at is not null as has_left
    from unnest($1::bigint[], $2::text[]) with ordinality as told (account_id, type, number)
    left join attachment using (account_id)
  )
  select told.number, partner.is_known, endpoint.*
  from told
  cross join lateral (
    select told.partner_account_id is not null
      or exists (select from account_without_partner alone where alone.account_id = told.account_id) as is_known
  ) partner
  left join lateral (
    select webhook_id, made.account_id, is_partner, case when is_partner then told.external_ref end as external_ref,
      coalesce((select locale from account_locale where account_locale.account_id = receiver.account_id), 'en') as locale,
      url, disabled_at is null as is_enabled, secret_sealed, previous_secret_sealed, previous_secret_until
    from (values (told.account_id, false), (told.partner_account_id, true)) as receiver (account_id, is_partner)
    cross join lateral (
      select * from webhook_endpoint where webhook_endpoint.account_id = receiver.account_id and deleted_at is null
    ) made
    where not told.has_left and told.type = any (events)
      and (is_partner or made.partner_account_id is null or told.partner_account_id is null
        or made.partner_account_id = told.partner_account_id)
      and (disabled_at is null or disabled_at > $3::timestamptz)
  ) endpoint on true
  order by told.number, is_partner, webhook_id`;

/**
 * The endpoints of events' accounts and of their partners that want their types; none for an account that left its
 * partner, and none that a former partner made for it.
 * An endpoint that is deleted right now may still be found: what is written for it is canceled by the sweeper. An
 * account that is leaving its partner waits for this transaction, so that it cancels what is written in it.
 * @param disabledAfter endpoints disabled later than this still get their deliveries
 * @returns what was found for each of the events
 */
export async function findReceivers(
  tx: Transaction,
  events: readonly Told[],
  disabledAfter: Date,
): Promise<(event: Told) => Found> {
  const keyOf = ({ accountId, type }: Told) => `${accountId} ${type}`;
  const told = new Map(events.map((event) => [keyOf(event), event]));
  const rows = await runInTransaction<ReceiverRow>(tx, {
    name: 'find-receivers',
    text: receiversText,
    values: [
      [...told.values()].map(({ accountId }) => accountId),
      [...told.values()].map(({ type }) => type),
      disabledAfter,
    ],
  });
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  const found = new Map(
    [...told.keys()].map((key, place) => {
      const ofEvent = byNumber.get(place + 1) ?? [];
      return [key, { receivers: ofEvent.flatMap(toReceiver), isPartnerKnown: ofEvent[0]?.is_known === true }];
    }),
  );
  return (event) => found.get(keyOf(event)) ?? { receivers: [], isPartnerKnown: false };
}

function toReceiver(row: ReceiverRow): Receiver[] {
  if (row.webhook_id === null) return [];
  return [
    {
      webhookId: row.webhook_id,
      accountId: row.account_id,
      isPartner: row.is_partner,
      externalRef: row.external_ref,
      locale: row.locale,
      url: row.url,
      isEnabled: row.is_enabled,
      secretSealed: row.secret_sealed,
      previousSecretSealed: row.previous_secret_sealed,
      previousSecretUntil: row.previous_secret_until,
    },
  ];
}

export interface NewCopy extends EventSubject {
  /** UUID without the public prefix. */
  readonly eventId: string;
  readonly accountId: bigint;
  readonly type: string;
  readonly body: Buffer;
  readonly trace: TraceHeaders;
  /** Each with the lease of the replica that sends it at once, or null. */
  readonly endpoints: ReadonlyArray<{ readonly webhookId: bigint; readonly leaseUntil: Date | null }>;
}

/** Rows are numbered in the order of the lists, so that what belongs together is found by its place. */
const deliveriesText = `
  with copy as (
    insert into event_copy (event_id, account_id, type, subject_account_id, enrollment_id, body, traceparent, tracestate)
    select event_id, account_id, type, subject_account_id, enrollment_id, body, traceparent, tracestate
    from unnest($1::uuid[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bytea[], $7::text[], $8::text[])
      with ordinality as written (event_id, account_id, type, subject_account_id, enrollment_id, body, traceparent,
        tracestate, number)
    order by number
    returning event_copy_id
  )
  insert into delivery (webhook_id, event_copy_id, due_at, lease_until, created_at)
  select webhook_id, (array(select event_copy_id from copy order by event_copy_id))[place], $12::timestamptz, lease_until,
    $12::timestamptz
  from unnest($9::int[], $10::bigint[], $11::timestamptz[])
    with ordinality as endpoint (place, webhook_id, lease_until, number)
  order by number
  returning delivery_id`;

/**
 * Writes what accounts receive: each body once, and a delivery, due at once, for each of its endpoints.
 * @returns the deliveries' ids, in the order of the copies and their endpoints
 */
export async function insertDeliveries(
  tx: Transaction,
  copies: readonly NewCopy[],
  createdAt: Date,
): Promise<bigint[]> {
  if (copies.length === 0) return [];
  const column = <K extends keyof NewCopy>(name: K) => copies.map((copy) => copy[name]);
  const endpoints = copies.flatMap((copy, place) =>
    copy.endpoints.map((endpoint) => ({ ...endpoint, place: place + 1 })),
  );
  const rows = await runInTransaction<{ delivery_id: bigint }>(tx, {
    name: 'insert-deliveries',
    text: deliveriesText,
    values: [
      column('eventId'),
      column('accountId'),
      column('type'),
      column('subjectAccountId'),
      column('enrollmentId'),
      column('body'),
      copies.map(({ trace }) => trace.traceparent ?? null),
      copies.map(({ trace }) => trace.tracestate ?? null),
      endpoints.map(({ place }) => place),
      endpoints.map(({ webhookId }) => webhookId),
      endpoints.map(({ leaseUntil }) => leaseUntil),
      createdAt,
    ],
  });
  return rows.map((row) => row.delivery_id).sort((a, b) => Number(a - b));
}
