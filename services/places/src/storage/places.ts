import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Place, PlaceProfile, PlaceStats } from '../domain/place.ts';
import { place, source } from './schema.ts';

/** At most `limit`, by name: those after the place `after`, none where that is not the account's. */
export async function listPlaces(
  db: Executor,
  accountId: bigint,
  { limit, after }: { readonly limit: number; readonly after: bigint | null },
): Promise<Place[]> {
  const last = sql`(select name, place_ref from place where place_ref = ${after} and account_id = ${accountId})`;
  return db
    .select()
    .from(place)
    .where(
      and(
        eq(place.accountId, accountId),
        after === null ? undefined : sql`(${place.name}, ${place.placeRef}) > ${last}`,
      ),
    )
    .orderBy(asc(place.name), asc(place.placeRef))
    .limit(limit);
}

export async function countPlaces(db: Executor, accountId: bigint): Promise<number> {
  const [row] = await db.select({ count: count() }).from(place).where(eq(place.accountId, accountId));
  return row?.count ?? 0;
}

export async function findPlace(db: Executor, accountId: bigint, placeId: string): Promise<Place | null> {
  const [row] = await db.select().from(place).where(ofAccount(accountId, placeId));
  return row ?? null;
}

export async function findPlaceByRef(db: Executor, placeRef: bigint): Promise<Place | null> {
  const [row] = await db.select().from(place).where(eq(place.placeRef, placeRef));
  return row ?? null;
}

/** The place, locked until the transaction ends. */
export async function lockPlace(db: Executor, accountId: bigint, placeId: string): Promise<Place | null> {
  const [row] = await db.select().from(place).where(ofAccount(accountId, placeId)).for('update');
  return row ?? null;
}

export async function lockPlaceByRef(tx: Transaction, placeRef: bigint): Promise<Place | null> {
  const [row] = await tx.select().from(place).where(eq(place.placeRef, placeRef)).for('update');
  return row ?? null;
}

/** What is read anew whenever a login is connected. */
export type PlaceNames = Omit<PlaceProfile, 'location' | 'verified'>;

/** Those of the account's places that have one of the ids, locked in a fixed order until the transaction ends. */
export async function lockPlacesOf(
  db: Executor,
  { accountId, placeIds }: { accountId: bigint; placeIds: readonly string[] },
): Promise<Place[]> {
  if (placeIds.length === 0) return [];
  return db
    .select()
    .from(place)
    .where(and(eq(place.accountId, accountId), inArray(place.placeId, [...placeIds])))
    .orderBy(asc(place.placeRef))
    .for('update');
}

/** All places that a login gives access to, locked likewise. */
export async function lockPlacesOfConnection(db: Executor, connectionId: bigint): Promise<Place[]> {
  const reached = db.select({ ref: source.placeRef }).from(source).where(eq(source.connectionId, connectionId));
  return db.select().from(place).where(inArray(place.placeRef, reached)).orderBy(asc(place.placeRef)).for('update');
}

export async function insertPlace(
  db: Executor,
  values: PlaceNames & Pick<Place, 'accountId' | 'settings'> & { createdAt: Date },
): Promise<Place> {
  const [row] = await db
    .insert(place)
    .values({ ...values, active: true, version: 1n })
    .returning();
  return row as Place;
}

/** @returns null when the account has a place of this public id already */
export async function putBackPlace(
  tx: Transaction,
  values: PlaceNames & Pick<Place, 'placeRef' | 'accountId' | 'active' | 'settings' | 'version'> & { createdAt: Date },
): Promise<Place | null> {
  const [row] = await tx.insert(place).overridingSystemValue().values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Gives a place a version above every other that there is of it. */
export async function raiseVersion(tx: Transaction, placeRef: bigint, above: bigint): Promise<Place> {
  const [row] = await tx
    .update(place)
    .set({ version: sql`greatest(${place.version}, ${above}) + 1` })
    .where(eq(place.placeRef, placeRef))
    .returning();
  return row as Place;
}

/** Changes a place; its version grows. */
export async function updatePlace(
  db: Executor,
  placeRef: bigint,
  changes: Partial<PlaceNames & Pick<Place, 'active' | 'settings'>>,
): Promise<Place> {
  const [row] = await db
    .update(place)
    .set({ ...changes, version: sql`${place.version} + 1` })
    .where(eq(place.placeRef, placeRef))
    .returning();
  return row as Place;
}

/** Notes that a place's plan has ended; nobody else is told. */
export async function countPlanEnd(tx: Transaction, placeRef: bigint): Promise<void> {
  await tx
    .update(place)
    .set({ planEnds: sql`${place.planEnds} + 1` })
    .where(eq(place.placeRef, placeRef));
}

/** The figures held of these places. */
export async function listStats(db: Executor, placeRefs: readonly bigint[]): Promise<PlaceStats[]> {
  if (placeRefs.length === 0) return [];
  const { placeRef, rating, reviewsCount, unansweredCount, statsVersion: version } = place;
  return db
    .select({ placeRef, rating, reviewsCount, unansweredCount, version })
    .from(place)
    .where(inArray(placeRef, [...placeRefs]));
}

/** Keeps the newest figures, in whichever order they come. */
export async function updateStats(db: Executor, { placeRef, version, ...figures }: PlaceStats): Promise<void> {
  await db
    .update(place)
    .set({ ...figures, statsVersion: version })
    .where(and(eq(place.placeRef, placeRef), lt(place.statsVersion, version)));
}

const ofAccount = (accountId: bigint, placeId: string) =>
  and(eq(place.accountId, accountId), eq(place.placeId, placeId));
