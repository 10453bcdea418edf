import type { Executor } from '@review-reply/postgres';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../domain/connection.ts';
import { connectionAccess } from './schema.ts';

type Grant = Pick<Connection, 'connectionId' | 'grantVersion'>;

/** The access kept for a grant, sealed; null when there is none. */
export async function findAccess(
  db: Executor,
  { connectionId, grantVersion }: Grant,
): Promise<{ accessSealed: Buffer; expiresAt: Date } | null> {
  const [row] = await db
    .select({ accessSealed: connectionAccess.accessSealed, expiresAt: connectionAccess.expiresAt })
    .from(connectionAccess)
    .where(and(eq(connectionAccess.connectionId, connectionId), eq(connectionAccess.grantVersion, grantVersion)));
  if (row === undefined || row.accessSealed === null || row.expiresAt === null) return null;
  return { accessSealed: row.accessSealed, expiresAt: row.expiresAt };
}

/** Lets one replica ask the platform for a grant's access. @returns false while another does */
export async function leaseAccess(
  db: Executor,
  { connectionId, grantVersion }: Grant,
  { realNow, leaseUntil }: { realNow: Date; leaseUntil: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(connectionAccess)
    .values({ connectionId, grantVersion, leaseUntil })
    .onConflictDoUpdate({
      target: connectionAccess.connectionId,
      set: {
        leaseUntil,
        grantVersion,
        accessSealed: sql`case when ${connectionAccess.grantVersion} = ${grantVersion} then ${connectionAccess.accessSealed} end`,
        expiresAt: sql`case when ${connectionAccess.grantVersion} = ${grantVersion} then ${connectionAccess.expiresAt} end`,
        refusedAt: sql`case when ${connectionAccess.grantVersion} = ${grantVersion} then ${connectionAccess.refusedAt} end`,
      },
      setWhere: sql`${connectionAccess.grantVersion} < ${grantVersion} or (${connectionAccess.grantVersion} = ${grantVersion}
        and (${connectionAccess.leaseUntil} is null or ${connectionAccess.leaseUntil} <= ${realNow.toISOString()}))`,
    });
  return rowCount === 1;
}

/** Ends the lease, with what the platform gave if it gave any: then it does not refuse the grant any more. */
export async function saveAccess(
  db: Executor,
  { connectionId, grantVersion }: Grant,
  access: { accessSealed: Buffer; expiresAt: Date } | null,
): Promise<void> {
  await db
    .update(connectionAccess)
    .set({ leaseUntil: null, ...(access !== null && { ...access, refusedAt: null }) })
    .where(and(eq(connectionAccess.connectionId, connectionId), eq(connectionAccess.grantVersion, grantVersion)));
}

/** When the platform first refused a grant, since it last gave access by it; null when it did not. */
export async function findRefusal(db: Executor, { connectionId, grantVersion }: Grant): Promise<Date | null> {
  const [row] = await db
    .select({ refusedAt: connectionAccess.refusedAt })
    .from(connectionAccess)
    .where(and(eq(connectionAccess.connectionId, connectionId), eq(connectionAccess.grantVersion, grantVersion)));
  return row?.refusedAt ?? null;
}

/** Notes that the platform refuses a grant from now on. */
export async function noteRefusal(db: Executor, { connectionId, grantVersion }: Grant, refusedAt: Date): Promise<void> {
  await db
    .update(connectionAccess)
    .set({ refusedAt })
    .where(and(eq(connectionAccess.connectionId, connectionId), eq(connectionAccess.grantVersion, grantVersion)));
}
