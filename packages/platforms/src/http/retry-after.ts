/** A platform that asks for a longer wait is asked again after this. */
const retryAfterMsMax = 24 * 3_600_000;
const seconds = /^\d{1,9}$/;
/** The only date form that senders may use (RFC 9110, section 5.6.7). */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The wait that a `Retry-After` header asks for (RFC 9110, section 10.2.3), in milliseconds. A date is measured from
 * the same answer's `Date` header, so that neither our clock nor its difference to the platform's matters; without
 * that header it says nothing.
 * @returns null when the header is absent or unreadable
 */
export function readRetryAfter(retryAfter: string | undefined, date: string | undefined): number | null {
  const waitMs = waitOf(retryAfter?.trim() ?? '', date?.trim() ?? '');
  return waitMs === null ? null : Math.min(Math.max(waitMs, 0), retryAfterMsMax);
}

function waitOf(retryAfter: string, date: string): number | null {
  if (seconds.test(retryAfter)) return Number(retryAfter) * 1_000;
  if (!httpDate.test(retryAfter) || !httpDate.test(date)) return null;
  const waitMs = Date.parse(retryAfter) - Date.parse(date);
  return Number.isNaN(waitMs) ? null : waitMs;
}
