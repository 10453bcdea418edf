import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction } from '@review-reply/postgres';
import { systemCaller } from '@review-reply/rpc';
import { nextNight } from '../domain/sync-schedule.ts';
import { placeStatsChanged } from '../events/reviews-events.ts';
import { type FigureCheck, keepFigureCheck, releaseFigureCheck } from '../storage/figure-check.ts';
import { listStats, type PlaceStats, renewStats, updateStats } from '../storage/places.ts';
import { type Context, serviceName } from './context.ts';

/** Places of one question to the places service. */
const placesAtOnce = 500;
/** How long a figure may be on its way before it counts as lost, in milliseconds of real time. */
const underwayMs = 2_000;

/** Where a wrong figure stood: published by this service, or held by places. */
export type WrongFigure = 'published' | 'held';

export interface FigureComparison {
  /** How long the worker is believed to live after each step, in milliseconds of real time. */
  readonly leaseMs: number;
  readonly onWrong: (where: WrongFigure) => void;
}

/**
 * Counts the figures of all places anew and compares them with those that the places service holds: what is wrong is
 * told again, under a version that is newer than the wrong one's. Whoever takes over from a process that died goes on
 * after the last step.
 */
export async function compareFigures(
  context: Context,
  check: FigureCheck,
  { leaseMs, onWrong }: FigureComparison,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = context;
  let after = check.afterPlaceRef;
  while (!signal.aborted) {
    const published = await listStats(database.sql, after, placesAtOnce);
    const last = published.at(-1);
    if (last === undefined) {
      await releaseFigureCheck(database.sql, check, nextNight(clock.now()));
      return;
    }
    const right: PlaceStats[] = [];
    for (const stats of published) {
      if (await recount(context, stats)) right.push(stats);
      else onWrong('published');
    }
    for (let i = 0, wrong = await repairHeld(context, right, signal); i < wrong; i++) onWrong('held');
    after = last.placeRef;
    const leaseUntil = new Date(clock.realNow().getTime() + leaseMs);
    if (!(await keepFigureCheck(database.sql, check, { afterPlaceRef: after, leaseUntil }))) return;
  }
  await releaseFigureCheck(database.sql, check);
}

/** @returns whether the figures published last are right; wrong ones are told anew */
async function recount({ database, outbox, logger }: Context, { placeRef }: PlaceStats): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const stats = await updateStats(tx, placeRef);
    if (stats === null) return true;
    logger.warn({ place_ref: String(placeRef) }, "A place's figures were wrong and are told again.");
    await outbox.publish(tx, placeStatsChanged(stats));
    return false;
  });
}

/** @returns how many of these places were held with other figures, once what was on its way had time to come */
async function repairHeld(context: Context, published: readonly PlaceStats[], signal: AbortSignal): Promise<number> {
  const { database, outbox, logger } = context;
  const suspects = await listHeldOtherwise(context, published);
  if (suspects.length === 0) return 0;
  await delay(underwayMs, undefined, { signal }).catch(() => {});
  const wrong = await listHeldOtherwise(
    context,
    suspects.map(({ stats }) => stats),
  );
  for (const { stats, heldVersion } of wrong)
    await inTransaction(database, async (tx) => {
      logger.warn({ place_ref: String(stats.placeRef) }, "A place's figures were held wrong and are told again.");
      const renewed = await renewStats(tx, stats.placeRef, heldVersion);
      if (renewed !== null) await outbox.publish(tx, placeStatsChanged(renewed));
    });
  return wrong.length;
}

interface HeldOtherwise {
  readonly stats: PlaceStats;
  readonly heldVersion: bigint;
}

async function listHeldOtherwise({ places }: Context, published: readonly PlaceStats[]): Promise<HeldOtherwise[]> {
  if (published.length === 0) return [];
  const placeRefs = published.map(({ placeRef }) => placeRef);
  const { places: held } = await places.listPlaceFigures({ placeRefs }, { caller: systemCaller(serviceName) });
  const byRef = new Map(held.map((figures) => [figures.placeRef, figures]));
  return published.flatMap((stats) => {
    const known = byRef.get(stats.placeRef);
    // Of a place that places does not know (any more) it shows nothing wrong.
    if (known === undefined) return [];
    const { rating = null, reviewsCount, unansweredCount, version } = known;
    const isSame =
      rating === stats.rating && reviewsCount === stats.reviewsCount && unansweredCount === stats.unansweredCount;
    return isSame ? [] : [{ stats, heldVersion: version }];
  });
}
