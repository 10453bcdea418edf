import type { Source } from '@review-reply/platforms/sources';
import type { Executor } from '@review-reply/postgres';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ConnectionStatus } from '../domain/connection.ts';
import type { Place } from '../domain/place.ts';
import { connection, place } from './schema.ts';

export type ListedPlace = Pick<Place, 'accountId' | 'placeRef' | 'placeId' | 'name' | 'active'>;

/** What places are ranked by, so that a page goes on where the one before ended, whatever changed meanwhile. */
export type PlaceMark = Pick<Place, 'accountId' | 'name' | 'placeRef'>;

export interface PlacesPage {
  /** 0 is without one. */
  readonly limit: number;
  readonly after: PlaceMark | null;
}

/** A page of the places of those accounts, each account's in the order that it sees. */
export async function listPlacesOf(
  db: Executor,
  accountIds: readonly bigint[],
  { limit, after }: PlacesPage,
): Promise<ListedPlace[]> {
  const { accountId, placeRef, placeId, name, active } = place;
  const rest =
    after === null
      ? undefined
      : sql`(${accountId}, ${name}, ${placeRef}) > (${after.accountId}, ${after.name}, ${after.placeRef})`;
  const rows = db
    .select({ accountId, placeRef, placeId, name, active })
    .from(place)
    .where(and(inArray(accountId, [...accountIds]), rest))
    .orderBy(asc(accountId), asc(name), asc(placeRef));
  return limit === 0 ? rows : rows.limit(limit);
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
