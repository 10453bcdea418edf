import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** A grant to be ended at its platform. */
export interface Revocation {
  /** The one that had it; of a sign-in that no account got an id that no connection has. */
  readonly connectionId: bigint;
  readonly platform: Source;
  readonly credentialsSealed: Buffer;
  /** Tries so far after which it still was to be ended. */
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

/** Queues credentials that no connection has. */
export async function insertRevocation(
  tx: Transaction,
  { connectionId, platform, platformUser, credentialsSealed }: Omit<Revocation, 'failures'> & { platformUser: string },
  dueAt: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into revocation (connection_id, platform, platform_user, credentials_sealed, due_at)
    values (${connectionId}, ${platform}, ${platformUser}, ${credentialsSealed}, ${dueAt.toISOString()})`);
}

/** Takes the rows that are due for longest. */
export async function leaseDueRevocations(db: Executor, request: LeaseRequest): Promise<Revocation[]> {
  const { rows } = await db.execute<RevocationRow>(sql`
    update revocation set lease_until = ${request.leaseUntil.toISOString()}
    where connection_id in (${dueRows(request, { table: 'revocation', key: 'connection_id' })})
    returning connection_id, platform, credentials_sealed, failures`);
  return rows.map((row) => ({
    connectionId: row.connection_id,
    platform: row.platform,
    credentialsSealed: row.credentials_sealed,
    failures: row.failures,
  }));
}

/**
 * Who uses the person's login beside this grant, which ending it may end too: an account; or a sign-in that no account
 * has yet, and perhaps none will have.
 */
export async function findOtherUser(
  db: Executor,
  { connectionId }: Pick<Revocation, 'connectionId'>,
): Promise<'account' | 'sign_in' | null> {
  const { rows } = await db.execute<{ used_by: 'account' | 'sign_in' | null }>(sql`
    with own as (
      select connection_id, revocation.platform,
        coalesce(revocation.platform_user, connection.platform_user) as platform_user
      from revocation left join connection using (connection_id)
      where connection_id = ${connectionId})
    select case
      when exists (
        select from own join connection other using (platform, platform_user)
        where other.connection_id <> own.connection_id and other.status = 'granted') then 'account'
      when exists (
        select from own join sign_in using (platform, platform_user)
        where sign_in.credentials_sealed is not null) then 'sign_in' end as used_by`);
  return rows[0]?.used_by ?? null;
}

/**
 * Whether a grant of the person may be about to end, by a replica that looked for other users before a sign-in that is
 * kept by now.
 */
export async function isEndingGrant(
  db: Executor,
  { platform, platformUser }: { platform: Source; platformUser: string },
  realNow: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ ending: boolean }>(sql`
    select exists (
      select from revocation where platform = ${platform} and platform_user = ${platformUser}
        and lease_until > ${realNow.toISOString()}) as ending`);
  return rows[0]?.ending ?? false;
}

/** The grant has ended, or a newer one has taken its place and must not be ended with it. */
export async function deleteRevocation(db: Executor, connectionId: bigint): Promise<void> {
  await db.execute(sql`delete from revocation where connection_id = ${connectionId}`);
}

/** @param dueAt of the next try, after one that came to nothing; null gives the row back as it was */
export async function postponeRevocation(
  db: Executor,
  { connectionId, failures }: Pick<Revocation, 'connectionId' | 'failures'>,
  dueAt: Date | null,
): Promise<void> {
  const next = dueAt === null ? sql`` : sql`, due_at = ${dueAt.toISOString()}, failures = ${failures + 1}`;
  await db.execute(sql`update revocation set lease_until = null ${next} where connection_id = ${connectionId}`);
}
