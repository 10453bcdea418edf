const minuteMs = 60_000;
/** Waits after each failure; the last one is repeated for as long as it takes. */
const waitsMs = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, 60 * minuteMs] as const;

/** How long to wait, in milliseconds, after a grant could not be ended once more. */
export function revocationRetryMs(failuresBefore: number): number {
  return waitsMs[Math.min(failuresBefore, waitsMs.length - 1)] ?? waitsMs[0];
}
