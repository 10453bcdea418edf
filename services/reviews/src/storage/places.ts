import { sources } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { and, eq, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { ConnectedSource, KeptPlace, Place } from '../domain/place.ts';
import { place, syncCursor } from './schema.ts';
import { locationIdOf, noProgress } from './sync-cursors.ts';

const columns = {
  placeRef: place.placeRef,
  accountId: place.accountId,
  placeId: place.placeId,
  name: place.name,
  active: place.active,
  autopilot: {
    enabled: place.autopilotEnabled,
    delayHours: place.autopilotDelayHours,
    minRating: place.autopilotMinRating,
  },
  autopilotSince: place.autopilotSince,
  version: place.version,
};

export async function findPlace(db: Executor, placeRef: bigint): Promise<KeptPlace | null> {
  const query = db.select(columns).from(place).where(eq(place.placeRef, placeRef));
  const [row] = await query.prepare('find-place').execute();
  return row ?? null;
}

/** The place, locked until the transaction ends; whoever locks reviews too locks them first. */
export async function lockPlace(tx: Transaction, placeRef: bigint): Promise<KeptPlace | null> {
  const [row] = await tx.select(columns).from(place).where(eq(place.placeRef, placeRef)).for('update');
  return row ?? null;
}

/** Lets one telling of a place be noted at a time, until the transaction ends. */
export async function lockNotes(tx: Transaction, placeRef: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reviews.note-place', ${placeRef}))`);
}

export async function findPlaceByPublicId(db: Executor, accountId: bigint, placeId: string): Promise<Place | null> {
  const [row] = await db
    .select(columns)
    .from(place)
    .where(and(eq(place.accountId, accountId), eq(place.placeId, placeId)));
  return row ?? null;
}

/** A place as each of the accounts has it that do. */
export async function listPlacesByPublicId(db: Executor, placeId: string, limit: number): Promise<KeptPlace[]> {
  return db.select(columns).from(place).where(eq(place.placeId, placeId)).orderBy(place.accountId).limit(limit);
}

/** @returns false when the state kept is as new or newer, and was left as it is */
export async function upsertPlace(tx: Transaction, values: KeptPlace): Promise<boolean> {
  const { autopilot, ...state } = values;
  const { placeRef: _placeRef, ...changes } = {
    ...state,
    autopilotEnabled: autopilot.enabled,
    autopilotDelayHours: autopilot.delayHours,
    autopilotMinRating: autopilot.minRating,
  };
  const { rowCount } = await tx
    .insert(place)
    .values({ placeRef: state.placeRef, ...changes })
    .onConflictDoUpdate({ target: place.placeRef, set: changes, setWhere: lt(place.version, state.version) });
  return rowCount === 1;
}

/** @returns whether it is time to tell again, which is noted */
export async function markUnpaidTold(tx: Transaction, placeRef: bigint, now: Date, everyMs: number): Promise<boolean> {
  const before = new Date(now.getTime() - everyMs);
  const { rowCount } = await tx
    .update(place)
    .set({ unpaidToldAt: now })
    .where(and(eq(place.placeRef, placeRef), or(isNull(place.unpaidToldAt), lte(place.unpaidToldAt, before))));
  return rowCount === 1;
}

/**
 * Notes which sources of a place are connected. One that is new, moved, or was refused is due at once, since its
 * login may be good again; the others keep their turn.
 */
export async function setConnectedSources(
  tx: Transaction,
  { placeRef, accountId, active }: Place,
  connected: readonly ConnectedSource[],
  now: Date,
): Promise<void> {
  const names = sql.param(connected.map(({ source }) => source));
  await tx.execute(sql`
    update sync_cursor set connected = false where place_ref = ${placeRef} and source <> all(${names}::text[])`);
  const at = now.toISOString();
  for (const { source, location } of connected) {
    await tx.execute(sql`
      insert into sync_cursor (place_ref, source, account_id, location, connected, next_read_at, full_read_at)
      values (${placeRef}, ${source}, ${accountId}, ${location}, ${active}, ${at}, ${at})
      on conflict (place_ref, source) do update set
        location = excluded.location, connected = excluded.connected, refused = false, failures = 0,
        next_read_at = case
          when sync_cursor.connected and not sync_cursor.refused and sync_cursor.location = excluded.location
          then sync_cursor.next_read_at else excluded.next_read_at end`);
  }
}

/**
 * A read of sources that are addressed otherwise now is over, since pages are asked for by the address. Of those that
 * are elsewhere nothing is known either: they are read whole, from the first page on. What is known is kept where only
 * whoever manages the location is another, and of a source that was imported and nowhere until now. Called before the
 * new locations are noted.
 */
export async function forgetReadsElsewhere(
  tx: Transaction,
  { placeRef }: Pick<Place, 'placeRef'>,
  connected: readonly ConnectedSource[],
  now: Date,
): Promise<void> {
  for (const { source, location } of connected) {
    const of = (known: unknown) =>
      sql`case when ${locationIdOf(syncCursor.location)} = ${locationIdOf(location)} then ${known} end`;
    await tx
      .update(syncCursor)
      .set({
        ...noProgress,
        importedAt: of(syncCursor.importedAt),
        watermark: of(syncCursor.watermark),
        fullReadAt: sql`coalesce(${of(syncCursor.fullReadAt)}, ${now.toISOString()})`,
        leaseUntil: null,
        leaseNo: sql`${syncCursor.leaseNo} + 1`,
      })
      .where(
        and(
          eq(syncCursor.placeRef, placeRef),
          eq(syncCursor.source, source),
          notInArray(syncCursor.location, [location, '']),
        ),
      );
  }
}

export interface PlaceStats {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly rating: number | null;
  readonly reviewsCount: bigint;
  readonly unansweredCount: bigint;
  readonly version: bigint;
}

interface StatsRow extends Record<string, unknown> {
  readonly account_id: bigint;
  readonly rating: number | null;
  readonly reviews_count: bigint;
  readonly unanswered_count: bigint;
  readonly stats_version: bigint;
}

/**
 * Counts a place's figures anew. The platforms say how many reviews there are and how they are rated (of several, the
 * first of the list of sources that says it); how many are unanswered is counted here.
 * @returns the new figures, or null when they are those published last
 */
export async function updateStats(tx: Transaction, placeRef: bigint): Promise<PlaceStats | null> {
  const { rows } = await tx.execute<StatsRow>(sql`
    update place p set rating = s.rating, reviews_count = s.reviews_count, unanswered_count = s.unanswered_count,
      stats_version = p.stats_version + 1
    from (
      select
        (select c.platform_rating from sync_cursor c where c.place_ref = l.place_ref and c.platform_rating is not null
          order by array_position(${sql.param([...sources])}::text[], c.source) limit 1) as rating,
        (select coalesce(sum(c.platform_reviews_count), 0)::bigint from sync_cursor c
          where c.place_ref = l.place_ref) as reviews_count,
        (select count(*) from review r where r.account_id = l.account_id and r.place_ref = l.place_ref
          and r.removed_at is null and not r.answered) as unanswered_count
      from place l where l.place_ref = ${placeRef}) s
    where p.place_ref = ${placeRef}
      and (p.rating, p.reviews_count, p.unanswered_count)
        is distinct from (s.rating, s.reviews_count, s.unanswered_count)
    returning p.account_id, p.rating, p.reviews_count, p.unanswered_count, p.stats_version`);
  const row = rows[0];
  return row === undefined ? null : toStats(placeRef, row);
}

/** The figures published last of the next places, in the order of their refs. */
export async function listStats(db: Executor, afterPlaceRef: bigint, limit: number): Promise<PlaceStats[]> {
  const { rows } = await db.execute<StatsRow & { place_ref: bigint }>(sql`
    select place_ref, account_id, rating, reviews_count, unanswered_count, stats_version from place
    where place_ref > ${afterPlaceRef} order by place_ref limit ${limit}`);
  return rows.map((row) => toStats(row.place_ref, row));
}

/** The figures as they are, under a version that is newer than any that was told. */
export async function renewStats(tx: Transaction, placeRef: bigint, newerThan: bigint): Promise<PlaceStats | null> {
  const { rows } = await tx.execute<StatsRow>(sql`
    update place set stats_version = greatest(stats_version, ${newerThan}) + 1 where place_ref = ${placeRef}
    returning account_id, rating, reviews_count, unanswered_count, stats_version`);
  const row = rows[0];
  return row === undefined ? null : toStats(placeRef, row);
}

function toStats(placeRef: bigint, row: StatsRow): PlaceStats {
  return {
    accountId: row.account_id,
    placeRef,
    rating: row.rating,
    reviewsCount: row.reviews_count,
    unansweredCount: row.unanswered_count,
    version: row.stats_version,
  };
}
