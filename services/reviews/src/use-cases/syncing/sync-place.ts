import { isPassing } from '@review-reply/errors';
import {
  PlatformError,
  type PlatformReview,
  type ReviewConnector,
  type ReviewPage,
  readReviewPages,
} from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { retryAfterOwnOutage, retryAt } from '../../domain/sync-schedule.ts';
import { releaseCursor, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { findPlatformAccess, type PlatformAccess } from '../platform-access.ts';
import { finishRead, type ReadResult } from './finish-read.ts';
import { keepPage } from './keep-page.ts';

/**
 * Reads one place from its platform, newest first, until it meets what earlier reads have seen, or to the last page
 * when that is due. Each page's rows and events commit together; where a read broke off, the next begins anew.
 * What fails is noted with the time of the next try; nothing is thrown but defects and outages of our own.
 */
export async function syncPlace(context: Context, job: SyncJob, signal: AbortSignal): Promise<void> {
  try {
    const access = await findPlatformAccess(context, job);
    if (access === null) {
      await endRefused(context, job);
      return;
    }
    const result = await readPlatform(context, job, { ...access, signal });
    if (result !== null) await finishRead(context, job, result);
  } catch (error) {
    await endFailed(context, job, error, signal);
  }
}

/** @returns null when another reader has taken the place over */
async function readPlatform(
  context: Context,
  job: SyncJob,
  { connector, ...access }: PlatformAccess & { signal: AbortSignal },
): Promise<ReadResult | null> {
  const complete = job.importedAt === null || job.fullReadAt.getTime() <= context.clock.now().getTime();
  const foundIds: string[] = [];
  let first: ReviewPage | undefined;
  for await (const page of readReviewPages(connector, access)) {
    first ??= page;
    if (!(await keepPage(context, job, page, { complete }))) return null;
    killPoint('reviews.after-sync-page');
    if (complete) foundIds.push(...page.reviews.map(({ platformReviewId }) => platformReviewId));
    else if (reachesBack(page, connector.order, job.watermark)) break;
  }
  const foundAll = complete && connector.sees === 'everything' ? foundIds : null;
  return {
    complete,
    foundIds: foundAll,
    watermark: newestOf(first, connector.order) ?? job.watermark,
    platformRating: first?.averageRating ?? null,
    platformReviewsCount: first?.totalReviewCount ?? foundAll?.length ?? null,
  };
}

type Order = ReviewConnector['order'];
/** The time by which the platform's pages come. */
const timeOf = ({ createdAt, updatedAt }: PlatformReview, order: Order) =>
  order === 'changed' ? updatedAt : createdAt;

/** Strictly older than the watermark: others may have come in the very millisecond that was seen last. */
function reachesBack({ reviews }: ReviewPage, order: Order, watermark: Date | null): boolean {
  const oldest = reviews.at(-1);
  return watermark !== null && oldest !== undefined && timeOf(oldest, order).getTime() < watermark.getTime();
}

function newestOf(page: ReviewPage | undefined, order: Order): Date | null {
  const times = (page?.reviews ?? []).map((review) => timeOf(review, order).getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The login is not good: nothing is read until places tells of a change. */
async function endRefused({ database, clock, logger }: Context, job: SyncJob): Promise<void> {
  logger.warn({ place_ref: String(job.placeRef), source: job.source }, 'A place can not be read any more.');
  await releaseCursor(database.sql, job, { nextReadAt: clock.now(), refused: true });
}

async function endFailed(context: Context, job: SyncJob, error: unknown, signal: AbortSignal): Promise<void> {
  const { database, clock, logger, syncIntervalMs: intervalMs } = context;
  if (signal.aborted) {
    // The process stops: whoever comes next reads at once.
    await releaseCursor(database.sql, job, null);
    return;
  }
  if (error instanceof PlatformError && error.failure === 'grant_revoked') {
    await endRefused(context, job);
    return;
  }
  logger.warn({ err: error, place_ref: String(job.placeRef), source: job.source }, 'A place could not be read.');
  if (!(error instanceof PlatformError) && isPassing(error)) {
    await releaseCursor(database.sql, job, { nextReadAt: retryAfterOwnOutage(clock.now()) });
    return;
  }
  const failures = job.failures + 1;
  const retryAfterMs = error instanceof PlatformError ? error.retryAfterMs : null;
  const nextReadAt = retryAt(clock.now(), { failures, intervalMs, retryAfterMs });
  await releaseCursor(database.sql, job, { nextReadAt, failures });
}
