import { type Database, runStatement } from '@review-reply/postgres';
import type { DeliveryStatus } from '../domain/delivery.ts';
import { attemptsToldMax } from '../domain/delivery.ts';
import { consecutiveFailuresMax } from '../domain/endpoint.ts';
import type { EndpointRuns } from '../domain/failure-runs.ts';

export interface SettledAttempt {
  readonly webhookId: bigint;
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
  /** The attempt as the log keeps it. */
  readonly logEntry: string;
}

export interface EndpointCount {
  readonly webhook_id: bigint;
  readonly account_id: bigint;
  readonly consecutive_failures: number;
  readonly failures_before: number;
  readonly disabled_reason: string | null;
  readonly newly_disabled: boolean;
}

/**
 * One statement and so one commit for a group. Deliveries canceled or settled by another replica meanwhile are left as
 * they are. The endpoints' counts are written only where they change; an endpoint that only has successes is not even
 * locked. A group that is written again, because the connection broke while it was, finds nothing to settle and is not
 * counted twice. Every row is looked up, whatever the planner believes of the tables' sizes (`databaseSettings`).
 */
const text = `
  with settled as (
    update delivery set
      status = result.status,
      attempts = delivery.attempts + 1,
      due_at = result.due_at,
      lease_until = null,
      response_status = result.response_status,
      response_time_ms = result.response_time_ms,
      error = result.error,
      response_excerpt = result.response_excerpt,
      last_attempt_at = result.attempted_at,
      attempt_log = delivery.attempt_log[greatest(1, cardinality(delivery.attempt_log) + 2 - ${attemptsToldMax}):]
        || result.log_entry
    from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::timestamptz[], $6::int[], $7::int[], $8::text[],
      $9::text[], $10::timestamptz[], $11::text[]) as result (
      webhook_id, delivery_id, attempts_before, status, due_at, response_status, response_time_ms, error,
      response_excerpt, attempted_at, log_entry)
    where delivery.webhook_id = any (array[result.webhook_id]) and delivery.delivery_id = any (array[result.delivery_id])
      and delivery.status = 'pending' and delivery.attempts = result.attempts_before
    returning delivery.webhook_id
  ),
  run as (
    select run.webhook_id, endpoint.was_disabled, run.is_gone, endpoint.failures_before,
      case when run.had_success then run.failures_at_end
        else endpoint.failures_before + run.failures_at_start end as failures,
      greatest(endpoint.failures_before + run.failures_at_start, run.failures_longest)
        >= ${consecutiveFailuresMax} as is_failing
    from (
      select * from unnest($12::bigint[], $13::boolean[], $14::int[], $15::int[], $16::int[], $17::boolean[]) as run (
        webhook_id, had_success, failures_at_start, failures_at_end, failures_longest, is_gone)
      order by webhook_id
    ) run
    cross join lateral (
      select disabled_at is not null as was_disabled, consecutive_failures as failures_before from webhook_endpoint
      where webhook_endpoint.webhook_id = run.webhook_id
        and case when deleted_at is null and (consecutive_failures > 0 or run.failures_longest > 0)
          then exists (select from settled where settled.webhook_id = run.webhook_id) end
      limit 1 for update
    ) endpoint
  )
  update webhook_endpoint endpoint set
    consecutive_failures = run.failures,
    status = case when was_disabled or run.is_gone or is_failing then 'disabled' else 'enabled' end,
    disabled_reason = case
      when was_disabled then disabled_reason
      when run.is_gone then 'gone'
      when is_failing then 'consecutive_failures' end,
    disabled_at = case
      when was_disabled then disabled_at
      when run.is_gone or is_failing then $18::timestamptz end
  from run
  where endpoint.webhook_id = any (array[run.webhook_id])
    and (run.failures <> endpoint.consecutive_failures or run.is_gone or is_failing)
  returning endpoint.webhook_id, account_id, endpoint.consecutive_failures, run.failures_before, disabled_reason,
    not was_disabled and disabled_at is not null as newly_disabled`;

/**
 * Writes how attempts ended, counts each endpoint's failures in a row, and disables endpoints that have too many or are
 * gone.
 * @param now business time, of disabling
 * @returns the endpoints whose count changed
 */
export async function settleDeliveries(
  database: Database,
  attempts: readonly SettledAttempt[],
  runs: readonly EndpointRuns[],
  now: Date,
): Promise<EndpointCount[]> {
  const column = <K extends keyof SettledAttempt>(name: K) => attempts.map((attempt) => attempt[name]);
  const runColumn = <K extends keyof EndpointRuns>(name: K) => runs.map((run) => run[name]);
  return runStatement<EndpointCount>(database, {
    name: 'settle-deliveries',
    text,
    values: [
      column('webhookId'),
      column('deliveryId'),
      column('attemptsBefore'),
      column('status'),
      column('dueAt'),
      column('responseStatus'),
      column('responseTimeMs'),
      column('error'),
      column('responseExcerpt'),
      column('attemptedAt'),
      column('logEntry'),
      runColumn('webhookId'),
      runColumn('hadSuccess'),
      runColumn('failuresAtStart'),
      runColumn('failuresAtEnd'),
      runColumn('failuresLongest'),
      runColumn('isGone'),
      now,
    ],
  });
}
