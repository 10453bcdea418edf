import type { Source } from '@review-reply/platforms/sources';
import type { Database, Executor, Transaction } from '@review-reply/postgres';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../domain/connection.ts';
import type { Place } from '../domain/place.ts';
import type { PlaceSource } from '../domain/source.ts';
import { connection, place, source } from './schema.ts';

const columns = {
  placeRef: source.placeRef,
  source: source.source,
  location: source.location,
  status: source.status,
  connectionId: source.connectionId,
  access: connection.status,
};

/** The sources of places, by place, each place's in a fixed order. */
export async function listSources(db: Executor, placeRefs: readonly bigint[]): Promise<Map<bigint, PlaceSource[]>> {
  if (placeRefs.length === 0) return new Map();
  const rows: PlaceSource[] = await db
    .select(columns)
    .from(source)
    .leftJoin(connection, eq(connection.connectionId, source.connectionId))
    .where(inArray(source.placeRef, [...placeRefs]))
    .orderBy(asc(source.placeRef), asc(source.source));
  return Map.groupBy(rows, ({ placeRef }) => placeRef);
}

/** A place, one of its sources and the login that reaches it there; null where there is no place. */
export async function findPlaceAt(
  db: Executor,
  placeRef: bigint,
  name: Source | null,
): Promise<{ place: Place; source: PlaceSource | null; connection: Connection | null } | null> {
  const [row] = await db
    .select({ place, source: columns, connection })
    .from(place)
    .leftJoin(source, and(eq(source.placeRef, place.placeRef), name === null ? sql`false` : eq(source.source, name)))
    .leftJoin(connection, eq(connection.connectionId, source.connectionId))
    .where(eq(place.placeRef, placeRef));
  return row === undefined ? null : { ...row, source: row.source as PlaceSource | null };
}

/** An account's place with each of its sources and the login that reaches it there; a place without any is one row. */
export async function listPlaceAt(
  { sql: db }: Pick<Database, 'sql'>,
  { accountId, placeId }: Pick<Place, 'accountId' | 'placeId'>,
): Promise<Array<{ place: Place; source: PlaceSource | null; connection: Connection | null }>> {
  const statement = placeAtStatements.get(db) ?? preparePlaceAt(db);
  placeAtStatements.set(db, statement);
  const rows = await statement.execute({ accountId, placeId });
  return rows.map((row) => ({ ...row, source: row.source as PlaceSource | null }));
}

const placeAtStatements = new WeakMap<Database['sql'], ReturnType<typeof preparePlaceAt>>();

/** Part of every reading of a listing; built and planned anew each time it cost most of what the reading costs us. */
const preparePlaceAt = (db: Database['sql']) =>
  db
    .select({ place, source: columns, connection })
    .from(place)
    .leftJoin(source, eq(source.placeRef, place.placeRef))
    .leftJoin(connection, eq(connection.connectionId, source.connectionId))
    .where(and(eq(place.accountId, sql.placeholder('accountId')), eq(place.placeId, sql.placeholder('placeId'))))
    .orderBy(asc(source.source))
    .prepare('place-at');

/** Where the active places are that a login reaches. */
export async function listLocations(db: Executor, connectionId: bigint): Promise<string[]> {
  const rows = await db
    .select({ location: source.location })
    .from(source)
    .innerJoin(place, eq(place.placeRef, source.placeRef))
    .where(and(eq(source.connectionId, connectionId), eq(place.active, true)));
  return rows.map(({ location }) => location);
}

/** Says where a place is on a platform and by which login, in place of what was said before. */
export async function saveSource(tx: Transaction, values: Omit<PlaceSource, 'access'>): Promise<void> {
  const { connectionId, location, status } = values;
  await tx
    .insert(source)
    .values(values)
    .onConflictDoUpdate({ target: [source.placeRef, source.source], set: { connectionId, location, status } });
}

export async function deleteSource(tx: Transaction, placeRef: bigint, name: Source): Promise<void> {
  await tx.delete(source).where(and(eq(source.placeRef, placeRef), eq(source.source, name)));
}
