import { setTimeout as delay } from 'node:timers/promises';

/** Waits, but no longer than until `signal` aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}

/** Wait before the next try: doubled with each failure, from 100 ms up to `maxMs`. */
export function backoffMs(failures: number, maxMs: number): number {
  return Math.min(maxMs, 50 * 2 ** Math.min(failures, 16));
}

/**
 * What `work` gives, unless `signal` aborts first. The work is then left to itself and its failure is nobody's: KafkaJS
 * can't be told to stop trying, and the end of a process must not wait for a broker that is away.
 * @throws the signal's reason
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
