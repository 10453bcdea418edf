import { type Database, runStatement } from '@review-reply/postgres';
import { type ClaimedDelivery, toPublicId } from '../domain/delivery.ts';

export interface ClaimRequest {
  /** Rows at most. */
  readonly limit: number;
  /** Business time: what is due at or before it is taken. */
  readonly now: Date;
  /** Real time: what others hold at or before it is free again. */
  readonly realNow: Date;
  /** Real time to write on the rows taken. */
  readonly leaseUntil: Date;
  /** How many more this replica takes of an endpoint, where that is not `roomByDefault`. */
  readonly rooms: ReadonlyMap<bigint, number>;
  readonly roomByDefault: number;
  /** How many it takes of an endpoint at most, whatever room there is. */
  readonly share: number;
  /** Whether it is for retries, or for first attempts. */
  readonly isRetry: boolean;
}

interface Row {
  readonly delivery_id: bigint;
  readonly webhook_id: bigint;
  readonly account_id: bigint;
  readonly event_id: string;
  readonly type: string;
  readonly body: Buffer;
  readonly url: string;
  readonly secret_sealed: Buffer;
  readonly previous_secret_sealed: Buffer | null;
  readonly previous_secret_until: Date | null;
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

/**
 * The endpoints that wait are found by skipping through the index, and of each no more rows are touched than this
 * replica takes, so that a long queue of one endpoint costs the others nothing. The rows are handed on as an array of
 * their places: the planner takes an array for few rows, and a join with the candidates, whose number it cannot
 * estimate, for one with the whole table. What belongs to an endpoint or a delivery is looked up one by one
 * (`databaseSettings`).
 */
const text = `
  with recursive waiting (webhook_id) as (
    (select webhook_id from delivery where due_at is not null and least(attempts, 1) = $7::int
     order by webhook_id limit 1)
    union all
    select (
      select d.webhook_id from delivery d
      where d.due_at is not null and least(d.attempts, 1) = $7::int and d.webhook_id > waiting.webhook_id
      order by d.webhook_id limit 1
    )
    from waiting where waiting.webhook_id is not null
  ),
  candidate as (
    select due.row, due.due_at, row_number() over (partition by waiting.webhook_id order by due.due_at) as place
    from waiting
    cross join lateral (
      select case when disabled_at is null and deleted_at is null
        then coalesce(($5::jsonb ->> waiting.webhook_id::text)::int, $6::int) else 0 end as room
      from webhook_endpoint where webhook_endpoint.webhook_id = waiting.webhook_id limit 1
    ) endpoint
    cross join lateral (
      select ctid as row, due_at from delivery
      where webhook_id = waiting.webhook_id and least(attempts, 1) = $7::int
        and due_at <= $1::timestamptz and (lease_until is null or lease_until <= $2::timestamptz)
      order by due_at limit least(endpoint.room, $8::int)
      for update skip locked
    ) due
    where endpoint.room > 0
  ),
  claimed as (
    update delivery set lease_until = $3::timestamptz
    where ctid = any (array(select row from candidate order by place, due_at limit $4::int))
    returning delivery_id, webhook_id, attempts, event_copy_id
  )
  select claimed.delivery_id, claimed.webhook_id, claimed.attempts, copy.*, endpoint.*
  from claimed
  cross join lateral (
    select event_id, type, body, traceparent, tracestate from event_copy
    where event_copy.event_copy_id = claimed.event_copy_id limit 1
  ) copy
  cross join lateral (
    select account_id, url, secret_sealed, previous_secret_sealed, previous_secret_until from webhook_endpoint
    where webhook_endpoint.webhook_id = claimed.webhook_id limit 1
  ) endpoint`;

/**
 * Takes due deliveries of one class, an equal share of each endpoint first. Rows that other replicas hold are passed
 * over.
 */
export async function claimDeliveries(database: Database, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { limit, now, realNow, leaseUntil, rooms, roomByDefault, share, isRetry } = request;
  const rows = await runStatement<Row>(database, {
    name: 'claim-deliveries',
    text,
    values: [
      now,
      realNow,
      leaseUntil,
      limit,
      JSON.stringify(Object.fromEntries(rooms)),
      roomByDefault,
      isRetry ? 1 : 0,
      share,
    ],
  });
  const leaseUntilMs = leaseUntil.getTime();
  return rows.map((row) => ({
    deliveryId: row.delivery_id,
    webhookId: row.webhook_id,
    accountId: row.account_id,
    eventId: toPublicId(row.event_id),
    type: row.type,
    body: row.body,
    url: row.url,
    secretSealed: row.secret_sealed,
    previousSecretSealed: row.previous_secret_sealed,
    previousSecretUntil: row.previous_secret_until,
    attempts: row.attempts,
    traceparent: row.traceparent,
    tracestate: row.tracestate,
    leaseUntilMs,
  }));
}

export type Lease = Pick<ClaimedDelivery, 'deliveryId' | 'webhookId' | 'leaseUntilMs'>;

/** Hands back what was taken and not begun, unless another replica has it by now. */
export async function giveBackDeliveries(database: Database, leases: readonly Lease[]): Promise<void> {
  await runStatement(database, {
    name: 'give-back-deliveries',
    text: `
      update delivery set lease_until = null
      from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) as lease (webhook_id, delivery_id, lease_until)
      where delivery.webhook_id = any (array[lease.webhook_id]) and delivery.delivery_id = any (array[lease.delivery_id])
        and delivery.lease_until = lease.lease_until`,
    values: [
      leases.map(({ webhookId }) => webhookId),
      leases.map(({ deliveryId }) => deliveryId),
      leases.map(({ leaseUntilMs }) => new Date(leaseUntilMs)),
    ],
  });
}
