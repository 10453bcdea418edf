import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Connection } from '../domain/connection.ts';

/** A login whose platform is to be looked at: whether it pushes what happens at the login's places. */
export type PushCheck = Pick<Connection, 'connectionId'>;

/** Takes those that are due for longest. @param platforms that can be made to push */
export async function leaseDuePushChecks(
  db: Executor,
  platforms: readonly Source[],
  request: LeaseRequest,
): Promise<PushCheck[]> {
  const where = sql`status = 'granted' and platform in ${platforms}`;
  const checks = { table: 'connection', key: 'connection_id', prefix: 'pushes_', where };
  const { rows } = await db.execute<{ connection_id: bigint }>(sql`
    update connection set pushes_lease_until = ${request.leaseUntil.toISOString()}
    where connection_id in (${dueRows(request, checks)})
    returning connection_id`);
  return rows.map(({ connection_id: connectionId }) => ({ connectionId }));
}

/** Ends the lease. @param dueAt of the next look; null leaves it due */
export async function endPushCheck(db: Executor, { connectionId }: PushCheck, dueAt: Date | null): Promise<void> {
  const due = dueAt === null ? sql`` : sql`, pushes_due_at = ${dueAt.toISOString()}`;
  await db.execute(sql`update connection set pushes_lease_until = null ${due} where connection_id = ${connectionId}`);
}
