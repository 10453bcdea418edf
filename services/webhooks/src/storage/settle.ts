import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { DeliveryStatus } from '../domain/delivery.ts';
import { consecutiveFailuresMax } from '../domain/endpoint.ts';
import type { EndpointRuns } from '../domain/failure-runs.ts';

export interface SettledAttempt {
  readonly deliveryId: bigint;
  /** Attempts before this one: a result that comes after another replica's finds a higher number and is dropped. */
  readonly attemptsBefore: number;
  readonly status: DeliveryStatus;
  readonly dueAt: Date | null;
  readonly responseStatus: number | null;
  readonly responseTimeMs: number;
  readonly error: string | null;
  readonly responseExcerpt: string | null;
  readonly attemptedAt: Date;
}

/**
 * Writes how attempts ended, in one statement.
 * @returns the deliveries whose attempt counts: not those canceled or settled by another replica meanwhile
 */
export async function settleDeliveries(tx: Transaction, attempts: readonly SettledAttempt[]): Promise<Set<bigint>> {
  const records = attempts.map((attempt) => ({
    delivery_id: String(attempt.deliveryId),
    attempts_before: attempt.attemptsBefore,
    status: attempt.status,
    due_at: attempt.dueAt,
    response_status: attempt.responseStatus,
    response_time_ms: attempt.responseTimeMs,
    error: attempt.error,
    response_excerpt: attempt.responseExcerpt,
    attempted_at: attempt.attemptedAt,
  }));
  const { rows } = await tx.execute<{ delivery_id: bigint }>(sql`
    update delivery set
      status = result.status,
      attempts = delivery.attempts + 1,
      due_at = result.due_at,
      lease_until = null,
      response_status = result.response_status,
      response_time_ms = result.response_time_ms,
      error = result.error,
      response_excerpt = result.response_excerpt,
      last_attempt_at = result.attempted_at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as result (
      delivery_id bigint, attempts_before int, status text, due_at timestamptz, response_status int,
      response_time_ms int, error text, response_excerpt text, attempted_at timestamptz)
    where delivery.delivery_id = result.delivery_id
      and delivery.status = 'pending' and delivery.attempts = result.attempts_before
    returning delivery.delivery_id`);
  return new Set(rows.map((row) => row.delivery_id));
}

export interface DisabledEndpoint extends Record<string, unknown> {
  readonly webhook_id: bigint;
  readonly account_id: bigint;
  readonly disabled_reason: string;
}

/**
 * Counts failures and disables endpoints that have too many in a row or are gone. Endpoints that only had successes and
 * no failures before are not written to.
 * @returns those that this call disabled
 */
export async function countRuns(
  tx: Transaction,
  runs: readonly EndpointRuns[],
  now: Date,
): Promise<DisabledEndpoint[]> {
  const records = runs.map((run) => ({ ...run, webhookId: String(run.webhookId) }));
  const { rows } = await tx.execute<DisabledEndpoint & { newly_disabled: boolean }>(sql`
    with run as (
      select webhook_id, endpoint.disabled_at is not null as was_disabled, run."isGone",
        case when run."hadSuccess" then run."failuresAtEnd"
          else endpoint.consecutive_failures + run."failuresAtStart" end as failures,
        greatest(endpoint.consecutive_failures + run."failuresAtStart", run."failuresLongest")
          >= ${consecutiveFailuresMax} as is_failing
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as run (
        "webhookId" bigint, "hadSuccess" boolean, "failuresAtStart" int, "failuresAtEnd" int, "failuresLongest" int,
        "isGone" boolean)
      join webhook_endpoint endpoint on endpoint.webhook_id = run."webhookId"
      where endpoint.deleted_at is null
      order by webhook_id
      for update of endpoint
    )
    update webhook_endpoint endpoint set
      consecutive_failures = run.failures,
      status = case when was_disabled or run."isGone" or is_failing then 'disabled' else 'enabled' end,
      disabled_reason = case
        when was_disabled then disabled_reason
        when run."isGone" then 'gone'
        when is_failing then 'consecutive_failures' end,
      disabled_at = case
        when was_disabled then disabled_at
        when run."isGone" or is_failing then ${now.toISOString()}::timestamptz end
    from run
    where endpoint.webhook_id = run.webhook_id
      and (run.failures <> endpoint.consecutive_failures or run."isGone" or is_failing)
    returning endpoint.webhook_id, account_id, disabled_reason,
      not was_disabled and disabled_at is not null as newly_disabled`);
  return rows.filter((row) => row.newly_disabled);
}
