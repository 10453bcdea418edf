import type { Source } from '@review-reply/platforms/sources';
import type { Executor } from '@review-reply/postgres';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ConnectionStatus } from '../domain/connection.ts';
import type { Place } from '../domain/place.ts';
import { connection, place } from './schema.ts';

export type ListedPlace = Pick<Place, 'accountId' | 'placeRef' | 'placeId' | 'name' | 'active'>;

/** The places of those accounts, each account's in the order that it sees. */
export async function listPlacesOf(db: Executor, accountIds: readonly bigint[]): Promise<ListedPlace[]> {
  const { accountId, placeRef, placeId, name, active } = place;
  return db
    .select({ accountId, placeRef, placeId, name, active })
    .from(place)
    .where(inArray(accountId, [...accountIds]))
    .orderBy(asc(accountId), asc(name), asc(placeRef));
}

export async function listGrantsOf(
  db: Executor,
  platform: Source,
  accountIds: readonly bigint[],
): Promise<Array<{ accountId: bigint; status: ConnectionStatus }>> {
  const { accountId, status } = connection;
  return db
    .select({ accountId, status })
    .from(connection)
    .where(and(eq(connection.platform, platform), inArray(accountId, [...accountIds])));
}
