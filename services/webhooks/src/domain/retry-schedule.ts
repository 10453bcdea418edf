const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long after an attempt's end the next one follows. */
export const retryDelaysMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
];
export const attemptsMax = retryDelaysMs.length + 1;
/** A receiver may ask for later, but for no later than this. */
export const retryAfterMaxMs = 12 * hourMs;
/**
 * Attempts are spread over this share of their delay, so that what failed together does not come back together. At most
 * a tenth late is promised; the rest of it is left for waiting for a free slot.
 */
const spreadMax = 0.08;

/** Statuses whose Retry-After is heeded. */
const retryAfterStatuses = [429, 503];

/**
 * When a delivery is attempted again.
 * @param attempts those made so far, the failed one included
 * @param endedAt when that one ended, business time
 * @param random in [0, 1)
 * @returns null after the last attempt
 */
export function nextAttemptAt(
  attempts: number,
  endedAt: Date,
  answer: { readonly responseStatus: number | null; readonly retryAfterMs: number | null },
  random: number,
): Date | null {
  const delayMs = retryDelaysMs[attempts - 1];
  if (delayMs === undefined) return null;
  const scheduledMs = Math.ceil(delayMs * (1 + spreadMax * random));
  const { responseStatus, retryAfterMs } = answer;
  const heeded = responseStatus !== null && retryAfterStatuses.includes(responseStatus);
  const askedMs = heeded ? Math.min(retryAfterMs ?? 0, retryAfterMaxMs) : 0;
  return new Date(endedAt.getTime() + Math.max(scheduledMs, askedMs));
}

/**
 * Milliseconds that a Retry-After header asks to wait (RFC 9110 §10.2.3: seconds or a date), or null when it says
 * nothing usable.
 * @param realNow real time, since dates come from clocks that do not travel
 */
export function parseRetryAfter(header: string | undefined, realNow: Date): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d{1,12}$/.test(text)) return Number(text) * 1_000;
  const at = /^[A-Za-z]{3},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - realNow.getTime());
}
