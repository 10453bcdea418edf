import { isPassing } from '@review-reply/errors';
import { PlatformError, readReviewPages, reviewPagesMax } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { count, record } from '@review-reply/telemetry';
import { beginRead, countPage, type ReadProgress, readToEnd } from '../../domain/read-progress.ts';
import { retryAfterOwnOutage, retryAt } from '../../domain/sync-schedule.ts';
import { noProgress, noteFailure, releaseCursor, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { findPlatformAccess, noteRefusal, type PlatformAccess } from '../platform-access.ts';
import { finishRead } from './finish-read.ts';
import { keepPage } from './keep-page.ts';
import { type PageRead, together } from './pages-together.ts';
import { QuotaReached, withinQuota } from './within-quota.ts';

/**
 * Reads one place from its platform, newest first, until it meets what earlier reads have seen, or to the last page
 * when that is due; figures alone where the platform shows no reviews. Rows and events of the pages that have come,
 * and the way to the next, commit together, so that a read that broke off goes on where it was; a long one gives way to
 * others now and then. What fails is noted with the time of the next try; nothing is thrown but defects and outages of
 * our own.
 */
export async function syncPlace(context: Context, job: SyncJob, signal: AbortSignal): Promise<void> {
  const { source: platform } = job;
  const delayMs = context.clock.now().getTime() - job.dueAt.getTime();
  record('reviews.read.delay', Math.max(0, delayMs) / 1_000, { platform });
  const outcome = await readPlace(context, job, signal);
  if (outcome !== null) count('reviews.reads', 1, { platform, outcome });
}

/** How a read ended. */
type Outcome = 'done' | 'turn' | 'over_quota' | 'refused' | 'failed';

/** @returns null where it was none: another reader has taken the place over, its account left, or the process stops */
async function readPlace(context: Context, job: SyncJob, signal: AbortSignal): Promise<Outcome | null> {
  let access: PlatformAccess | null = null;
  try {
    access = await findPlatformAccess(context, job);
    if (access === null) {
      return await endRefused(context, job);
    }
    const read = await readPlatform(context, job, { ...access, signal });
    if (read === null) return await giveBack(context, job);
    if (read.token === readToEnd) {
      const isEnded = await finishRead(context, job, { ...read, sees: access.connector.sees });
      return isEnded ? 'done' : await giveBack(context, job);
    }
    await releaseCursor(context.database.sql, job, { nextReadAt: context.clock.now() });
    return 'turn';
  } catch (error) {
    if (access !== null) noteRefusal(context, job, access.access, error);
    return endFailed(context, job, error, signal);
  }
}

/** @returns how far it came, or null when another reader has taken the place over, or its account has left */
async function readPlatform(
  context: Context,
  job: SyncJob,
  access: PlatformAccess & { signal: AbortSignal },
): Promise<ReadProgress | null> {
  const now = context.clock.now();
  const { sees } = access.connector;
  // Of figures alone no read is one of everything: imports say what there is.
  const isCompleteDue = sees !== 'counts' && (job.importedAt === null || job.fullReadAt.getTime() <= now.getTime());
  let read = job.progress ?? beginRead(isCompleteDue, now);
  if (read.token === readToEnd) return read;
  for await (const arrived of together(readOn(context, job, read, access))) {
    read = (arrived.at(-1) as PageRead).read;
    const reviews = arrived.flatMap(({ page }) => page.reviews);
    if (!(await keepPage(context, job, reviews, { read, sees }))) return null;
    killPoint('reviews.after-sync-page');
  }
  return read;
}

/** The pages of this turn, each asked for once the one before it has come. */
async function* readOn(
  context: Context,
  job: SyncJob,
  begun: ReadProgress,
  { connector, connectionId, ...access }: PlatformAccess & { signal: AbortSignal },
): AsyncGenerator<PageRead, void, void> {
  const { accountId, source } = job;
  const careful = withinQuota(context, connector, { accountId, source, connectionId, location: access.location });
  // Over all turns of a read, since the pages of a platform may go in circles.
  const pagesMax = reviewPagesMax - begun.pages;
  let read = begun;
  for await (const page of readReviewPages(careful, { ...access, from: read.token, pagesMax })) {
    read = countPage(read, page, { order: connector.order, seenUntil: job.watermark });
    yield { page, read };
    if (read.token === readToEnd || read.pages - begun.pages === context.readPagesPerTurn) return;
  }
}

/** The login is not good: nothing is read until places tells of a change. */
async function endRefused({ database, clock, logger }: Context, job: SyncJob): Promise<Outcome> {
  logger.warn({ place_ref: String(job.placeRef), source: job.source }, 'A place can not be read any more.');
  await releaseCursor(database.sql, job, { nextReadAt: clock.now(), refused: true });
  return 'refused';
}

/** Whoever comes next reads at once: another process, or this one when the account is back. */
async function giveBack({ database }: Context, job: SyncJob): Promise<null> {
  await releaseCursor(database.sql, job, null);
  return null;
}

async function endFailed(context: Context, job: SyncJob, error: unknown, signal: AbortSignal): Promise<Outcome | null> {
  const { database, clock, logger } = context;
  const { minMs: intervalMs } = context.readEvery;
  if (signal.aborted) {
    return await giveBack(context, job);
  }
  if (error instanceof QuotaReached) {
    await releaseCursor(database.sql, job, { nextReadAt: error.freeAt });
    return 'over_quota';
  }
  if (error instanceof PlatformError && error.failure === 'grant_revoked') return endRefused(context, job);
  logger.warn({ err: error, place_ref: String(job.placeRef), source: job.source }, 'A place could not be read.');
  if (!(error instanceof PlatformError) && isPassing(error)) {
    await releaseCursor(database.sql, job, { nextReadAt: retryAfterOwnOutage(clock.now()) });
    return 'failed';
  }
  const failures = await noteFailure(database.sql, job);
  if (failures === null) return null;
  const retryAfterMs = error instanceof PlatformError ? error.retryAfterMs : null;
  const nextReadAt = retryAt(clock.now(), { failures, intervalMs, retryAfterMs });
  // What is refused for good may be the token of a page: the next read begins with the first.
  const isRefused = error instanceof PlatformError && error.failure === 'permanent';
  await releaseCursor(database.sql, job, { nextReadAt, ...(isRefused && noProgress) });
  return 'failed';
}
