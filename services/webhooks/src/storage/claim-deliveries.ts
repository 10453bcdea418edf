import type { LeaseRequest } from '@review-reply/jobs';
import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import { type ClaimedDelivery, toPublicId } from '../domain/delivery.ts';

export interface ClaimRequest extends LeaseRequest {
  /** Attempts that this replica makes at the moment, by endpoint. */
  readonly running: ReadonlyMap<bigint, number>;
  /** Attempts to one endpoint at once. */
  readonly perEndpointMax: number;
}

interface Row extends Record<string, unknown> {
  readonly delivery_id: bigint;
  readonly webhook_id: bigint;
  readonly event_id: string;
  readonly type: string;
  readonly body: Buffer;
  readonly url: string;
  readonly secret_sealed: Buffer;
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

/**
 * Takes due deliveries, an equal share of each endpoint first: the endpoints that wait are found by skipping through the
 * index, and of each no more rows are touched than it has free places, so that a long queue of a slow endpoint costs the
 * others nothing. Rows that other replicas hold are passed over. The chosen ids are handed on as an array, since the
 * planner takes an array for few rows and the candidates, which it cannot estimate, for many: it would read whole tables.
 */
export async function claimDeliveries(tx: Transaction, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  const now = request.now.toISOString();
  const realNow = request.realNow.toISOString();
  const busyIds = sql.param([...request.running.keys()].map(String));
  const busyCounts = sql.param([...request.running.values()]);
  const { rows } = await tx.execute<Row>(sql`
    with recursive waiting (webhook_id) as (
      (select webhook_id from delivery where due_at is not null order by webhook_id limit 1)
      union all
      select (
        select d.webhook_id from delivery d
        where d.due_at is not null and d.webhook_id > waiting.webhook_id
        order by d.webhook_id limit 1
      )
      from waiting where waiting.webhook_id is not null
    ),
    candidate as (
      select due.delivery_id, due.due_at,
        coalesce(busy.attempts, 0) + row_number() over (partition by endpoint.webhook_id order by due.due_at) as place
      from waiting
      join webhook_endpoint endpoint
        on endpoint.webhook_id = waiting.webhook_id and endpoint.disabled_at is null and endpoint.deleted_at is null
      left join unnest(${busyIds}::bigint[], ${busyCounts}::int[]) as busy (webhook_id, attempts)
        on busy.webhook_id = waiting.webhook_id
      cross join lateral (
        select delivery_id, due_at from delivery
        where webhook_id = endpoint.webhook_id and due_at <= ${now}
          and (lease_until is null or lease_until <= ${realNow})
        order by due_at
        limit greatest(0, ${request.perEndpointMax}::int - coalesce(busy.attempts, 0))
        for update skip locked
      ) due
    )
    update delivery set lease_until = ${request.leaseUntil.toISOString()}
    from webhook_endpoint endpoint, event_copy copy
    where delivery.delivery_id = any (array(
        select delivery_id from candidate order by place, due_at limit ${request.limit}))
      and endpoint.webhook_id = delivery.webhook_id and copy.event_copy_id = delivery.event_copy_id
    returning delivery.delivery_id, delivery.webhook_id, delivery.attempts, copy.event_id, copy.type, copy.body,
      copy.traceparent, copy.tracestate, endpoint.url, endpoint.secret_sealed`);
  return rows.map((row) => ({
    deliveryId: row.delivery_id,
    webhookId: row.webhook_id,
    eventId: toPublicId(row.event_id),
    type: row.type,
    body: row.body,
    url: row.url,
    secretSealed: row.secret_sealed,
    attempts: row.attempts,
    traceparent: row.traceparent,
    tracestate: row.tracestate,
  }));
}
