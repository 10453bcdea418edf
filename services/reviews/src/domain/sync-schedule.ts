/** Everything is read again this often, to notice what is gone (business time). */
export const fullReadEveryMs = 12 * 3_600_000;
const backoffFirstMs = 30_000;
const backoffMaxMs = 3_600_000;
/** While something of ours is away: longer waits would spare no platform, and only delay what its return brings. */
const ownOutageWaitMs = 10_000;

/** How often places are read, in milliseconds: those that change all the time, and those that hardly do. */
export interface ReadEvery {
  readonly minMs: number;
  readonly maxMs: number;
}

/** A place is read again once its newest change is older by this part of its age. */
const agePart = 1 / 48;

/**
 * When to read again after a read that came to its end: soon where something has just changed, and the later the longer
 * nothing has. With 5 minutes and an hour, what changed within 4 hours is read every 5 minutes, what changed 12 hours
 * ago every 15, and what did not for 2 days every hour.
 * @param newest change that the reads have found; null where there is none
 */
export function readAgainAt(now: Date, newest: Date | null, { minMs, maxMs }: ReadEvery): Date {
  const ageMs = newest === null ? Number.POSITIVE_INFINITY : now.getTime() - newest.getTime();
  return new Date(now.getTime() + Math.max(minMs, Math.min(maxMs, Math.round(ageMs * agePart))));
}

/** When to read again after a read that failed in a way that may pass. */
export function retryAt(
  now: Date,
  options: { failures: number; intervalMs: number; retryAfterMs: number | null },
): Date {
  const { failures, intervalMs, retryAfterMs } = options;
  // Where places are read every few seconds, as in development, a failure is retried as soon.
  const firstMs = Math.min(backoffFirstMs, intervalMs);
  const backoffMs = Math.min(backoffMaxMs, firstMs * 2 ** Math.min(failures - 1, 20));
  return new Date(now.getTime() + Math.max(backoffMs, Math.min(retryAfterMs ?? 0, backoffMaxMs)));
}

/** When to read again after a read that something of ours stood in the way of. */
export function retryAfterOwnOutage(now: Date): Date {
  return new Date(now.getTime() + ownOutageWaitMs);
}

/** When places are least looked at, in hours of UTC. */
const nightHour = 3;

/** The next night, when what is too costly for the day is done. */
export function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(nightHour, 0, 0, 0);
  if (night.getTime() <= now.getTime()) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
