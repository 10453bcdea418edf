import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection, ShownConnection } from '../domain/connection.ts';
import { deleteRevocation } from './revocations.ts';
import { connection, connectionAccess, place, source } from './schema.ts';

const advisoryClass = 1;

/**
 * Lets one transaction at a time change the account's connections, whether or not a row exists yet; held until its end.
 * Accounts beyond 2^32 share locks, which only costs a wait.
 */
export async function lockAccountConnections(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryClass}, ${BigInt.asIntN(32, accountId)}::int)`);
}

export async function findConnection(db: Executor, connectionId: bigint): Promise<Connection | null> {
  const [row] = await db.select().from(connection).where(eq(connection.connectionId, connectionId));
  return row ?? null;
}

export async function findConnectionOfUser(
  db: Executor,
  { accountId, platform, platformUser }: { accountId: bigint; platform: Source; platformUser: string },
): Promise<Connection | null> {
  const [row] = await db
    .select()
    .from(connection)
    .where(
      and(
        eq(connection.accountId, accountId),
        eq(connection.platform, platform),
        eq(connection.platformUser, platformUser),
      ),
    );
  return row ?? null;
}

/** An account's logins, the oldest first. */
export async function listConnections(db: Executor, accountId: bigint): Promise<ShownConnection[]> {
  const { connectionId, platform, platformUser, status, grantedAt, revokedAt } = connection;
  return db
    .select({
      ...{ connectionId, platform, platformUser, status, grantedAt, revokedAt },
      accessExpiresAt: connectionAccess.expiresAt,
      placeIds: sql<string[]>`array(select ${place.placeId} from ${source} join ${place} using (place_ref)
        where ${source.connectionId} = ${connection.connectionId} order by ${place.placeRef})`,
    })
    .from(connection)
    .leftJoin(connectionAccess, eq(connectionAccess.connectionId, connection.connectionId))
    .where(eq(connection.accountId, accountId))
    .orderBy(connection.connectionId);
}

export async function nextConnectionId(db: Executor): Promise<bigint> {
  const { rows } = await db.execute<{ id: bigint }>(sql`select nextval('connection_id_seq') as id`);
  return rows[0]?.id as bigint;
}

/**
 * Stores a grant: a new login's first, or a further one of a known login, which makes it good again. An earlier one
 * that was to be ended at the platform is left: ending it there may end this one too.
 */
export async function saveGrant(
  db: Executor,
  values: Pick<Connection, 'connectionId' | 'accountId' | 'platform' | 'credentialsSealed' | 'grantVersion'> & {
    platformUser: string;
    grantedAt: Date;
    attachedAt: Date | null;
  },
): Promise<Connection> {
  const { credentialsSealed, grantVersion, grantedAt, attachedAt } = values;
  const grant = {
    ...{ credentialsSealed, grantVersion, grantedAt, attachedAt },
    ...({ status: 'granted', revokedAt: null } as const),
    // What it reaches may be more than before.
    pushesDueAt: grantedAt,
  };
  await deleteRevocation(db, values.connectionId);
  const [row] = await db
    .insert(connection)
    .values({ ...values, ...grant })
    .onConflictDoUpdate({ target: connection.connectionId, set: grant })
    .returning();
  return row as Connection;
}

/** Marks the grant ended; false when it was already, or when a newer one has taken its place. */
export async function markRevoked(
  db: Executor,
  { connectionId, grantVersion }: Pick<Connection, 'connectionId' | 'grantVersion'>,
  revokedAt: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(connection)
    .set({ status: 'revoked', revokedAt })
    .where(
      and(
        eq(connection.connectionId, connectionId),
        eq(connection.grantVersion, grantVersion),
        eq(connection.status, 'granted'),
      ),
    );
  return rowCount === 1;
}
