/** Everything is read again this often, to notice what is gone (business time). */
export const fullReadEveryMs = 12 * 3_600_000;
const backoffFirstMs = 30_000;
const backoffMaxMs = 3_600_000;

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
