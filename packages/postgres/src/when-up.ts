import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '@review-reply/errors';
import './passing.ts';

/** How long a start waits for a server that is not up yet. */
const waitMaxDefaultMs = 60_000;
const everyMs = 500;

export interface WhenUpOptions {
  readonly waitMaxMs?: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
  /** Told of the first failure, and no other. */
  readonly onWait?: (error: unknown) => void;
}

/**
 * Tries until the server that `work` needs is there: after an outage everything starts at once, and whoever gave up at
 * the first refusal would come back late. What else fails is thrown as it is, at once.
 * @throws the last failure once `waitMaxMs` (60 s unless given) are over
 */
export async function whenUp<T>(work: () => Promise<T>, options: WhenUpOptions = {}): Promise<T> {
  const { waitMaxMs = waitMaxDefaultMs, signal, onWait = () => {} } = options;
  const endsAtMs = performance.now() + waitMaxMs;
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || signal?.aborted || performance.now() + everyMs > endsAtMs) throw error;
      if (failures === 0) onWait(error);
    }
    await delay(everyMs, undefined, signal && { signal });
  }
}
