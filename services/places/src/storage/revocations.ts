import type { LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** A grant to be ended at its platform. */
export interface Revocation {
  readonly connectionId: bigint;
  readonly platform: Source;
  readonly credentialsSealed: Buffer;
  /** Tries that failed so far. */
  readonly failures: number;
}

interface RevocationRow extends Record<string, unknown> {
  readonly connection_id: bigint;
  readonly platform: Source;
  readonly credentials_sealed: Buffer;
  readonly failures: number;
}

/** Moves a connection's credentials to the queue of those to be ended; a connection without is passed over. */
export async function queueRevocation(tx: Transaction, connectionId: bigint, dueAt: Date): Promise<void> {
  await tx.execute(sql`
    insert into revocation (connection_id, platform, platform_user, credentials_sealed, due_at)
    select connection_id, platform, platform_user, credentials_sealed, ${dueAt.toISOString()} from connection
    where connection_id = ${connectionId} and length(credentials_sealed) > 0
    on conflict (connection_id) do nothing`);
  await tx.execute(sql`update connection set credentials_sealed = '' where connection_id = ${connectionId}`);
}

/** Takes the rows that are due for longest. */
export async function leaseDueRevocations(db: Executor, request: LeaseRequest): Promise<Revocation[]> {
  const { rows } = await db.execute<RevocationRow>(sql`
    update revocation set lease_until = ${request.leaseUntil.toISOString()}
    where connection_id in (
      select connection_id from revocation
      where due_at <= ${request.now.toISOString()}
        and (lease_until is null or lease_until <= ${request.realNow.toISOString()})
      order by due_at limit ${request.limit} for update skip locked)
    returning connection_id, platform, credentials_sealed, failures`);
  return rows.map((row) => ({
    connectionId: row.connection_id,
    platform: row.platform,
    credentialsSealed: row.credentials_sealed,
    failures: row.failures,
  }));
}

/**
 * Whether the person's login is in use beside this grant: another account has it, or a sign-in that no account has yet.
 * Ending one grant of a person to us may end them all.
 */
export async function isLoginShared(
  db: Executor,
  { connectionId }: Pick<Revocation, 'connectionId'>,
): Promise<boolean> {
  const { rows } = await db.execute<{ shared: boolean }>(sql`
    with own as (
      select connection_id, revocation.platform,
        coalesce(revocation.platform_user, connection.platform_user) as platform_user
      from revocation left join connection using (connection_id)
      where connection_id = ${connectionId})
    select exists (
      select from own join connection other using (platform, platform_user)
      where other.connection_id <> own.connection_id and other.status = 'granted')
    or exists (
      select from own join sign_in using (platform, platform_user)
      where sign_in.credentials_sealed is not null) as shared`);
  return rows[0]?.shared ?? false;
}

/** The grant has ended, or a newer one has taken its place and must not be ended with it. */
export async function deleteRevocation(db: Executor, connectionId: bigint): Promise<void> {
  await db.execute(sql`delete from revocation where connection_id = ${connectionId}`);
}

/** @param dueAt of the next try, after one that failed; null gives the row back as it was */
export async function postponeRevocation(
  db: Executor,
  { connectionId, failures }: Pick<Revocation, 'connectionId' | 'failures'>,
  dueAt: Date | null,
): Promise<void> {
  const next = dueAt === null ? sql`` : sql`, due_at = ${dueAt.toISOString()}, failures = ${failures + 1}`;
  await db.execute(sql`update revocation set lease_until = null ${next} where connection_id = ${connectionId}`);
}
