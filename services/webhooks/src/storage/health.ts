import type { Executor } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import { consecutiveFailuresMax, type EndpointWarning, warningOf } from '../domain/endpoint.ts';

export interface EndpointCounts {
  readonly state: 'healthy' | 'disabled' | EndpointWarning;
  readonly endpoints: number;
}

/** How many endpoints are in which state. Reads every endpoint: for metrics, not for requests. */
export async function countEndpointStates(db: Executor): Promise<EndpointCounts[]> {
  const { rows } = await db.execute<{ disabled: boolean; failures: number; endpoints: number }>(sql`
    select disabled_at is not null as disabled, least(consecutive_failures, ${consecutiveFailuresMax}::int) as failures,
      count(*)::int as endpoints
    from webhook_endpoint where deleted_at is null group by 1, 2`);
  const counts = new Map<EndpointCounts['state'], number>(
    (['healthy', 'failing', 'disabled_soon', 'disabled'] as const).map((state) => [state, 0]),
  );
  for (const { disabled, failures, endpoints } of rows) {
    const state = disabled ? 'disabled' : (warningOf(failures) ?? 'healthy');
    counts.set(state, (counts.get(state) ?? 0) + endpoints);
  }
  return [...counts].map(([state, endpoints]) => ({ state, endpoints }));
}

/** For how long the first attempt waits that is due for longest, in milliseconds; 0 when none is. */
export async function overdueForMs(db: Executor, now: Date): Promise<number> {
  const { rows } = await db.execute<{ due_at: string | null }>(sql`
    select to_json(min(due.due_at)) #>> '{}' as due_at from webhook_endpoint endpoint, lateral (
      select due_at from delivery
      where delivery.webhook_id = endpoint.webhook_id and least(delivery.attempts, 1) = 0 and due_at is not null
      order by due_at limit 1) due
    where endpoint.disabled_at is null and endpoint.deleted_at is null`);
  const dueAt = rows[0]?.due_at ?? null;
  return dueAt === null ? 0 : Math.max(0, now.getTime() - new Date(dueAt).getTime());
}
