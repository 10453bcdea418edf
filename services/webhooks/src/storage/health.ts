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
