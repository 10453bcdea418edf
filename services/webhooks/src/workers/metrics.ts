import type { Lifecycle } from '@review-reply/runtime';
import { observe, record } from '@review-reply/telemetry';
import { type ClaimedDelivery, isSuccess } from '../domain/delivery.ts';
import { countEndpointStates, overdueForMs } from '../storage/health.ts';
import type { Context } from '../use-cases/context.ts';
import type { EndedAttempt } from '../use-cases/settle-attempts.ts';

/**
 * An attempt by what became of it, and how long it took; of a first one, how long after what it tells of it began.
 */
export function recordAttempt({ delivery, result, startedAt }: EndedAttempt): void {
  const isRetry = delivery.attempts > 0;
  const outcome = isSuccess(result) ? 'delivered' : (result.error ?? 'refused');
  record('webhooks.attempt.duration', result.times.totalMs / 1_000, { outcome, retry: isRetry ? 'true' : 'false' });
  if (!isRetry) record('webhooks.delivery.delay', Math.max(0, startedAt.getTime() - happenedMs(delivery)) / 1_000);
}

/** Ids of events are UUIDs of version 7: they begin with when it happened, in business time. */
const happenedMs = ({ eventId }: Pick<ClaimedDelivery, 'eventId'>): number =>
  Number.parseInt(eventId.replace(/^evt_/, '').replaceAll('-', '').slice(0, 12), 16);

/** Endpoints by state, and whether deliveries go out: asked of the database, so that every replica tells the same. */
export function measureEndpoints({ database, clock }: Context, life: Lifecycle): void {
  const end = observe(['webhooks.endpoints', 'webhooks.deliveries.overdue'], async (tell) => {
    for (const { state, endpoints } of await countEndpointStates(database.sql))
      tell('webhooks.endpoints', endpoints, { state });
    tell('webhooks.deliveries.overdue', (await overdueForMs(database.sql, clock.now())) / 1_000);
  });
  life.onStop('endpoint metrics', end);
}
