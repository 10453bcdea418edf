import { setTimeout as delay } from 'node:timers/promises';

export interface PullInTurn {
  /** Pulls now, or once more after the pull that runs. Resolves when a pull that began after the call has ended. */
  now(): Promise<void>;
  /** The same, but never more often than the gap: for callers that anybody can make call. */
  seldom(): Promise<void>;
}

/**
 * Runs `pull` one at a time; whoever asks while one runs shares the one after it.
 * @param pull must not reject
 * @param gapMs least time between the beginnings of two pulls asked for by `seldom`
 */
export function pullInTurn(pull: () => Promise<void>, gapMs: number): PullInTurn {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let seldom: Promise<void> | undefined;
  let seldomAt = Number.NEGATIVE_INFINITY;

  const now = (): Promise<void> => {
    if (running === undefined) {
      running = pull().finally(() => {
        running = undefined;
      });
      return running;
    }
    following ??= running.then(() => {
      following = undefined;
      return now();
    });
    return following;
  };

  const afterGap = async () => {
    await delay(Math.max(0, seldomAt + gapMs - performance.now()));
    seldom = undefined;
    seldomAt = performance.now();
    await now();
  };

  return {
    now,
    seldom: () => {
      seldom ??= afterGap();
      return seldom;
    },
  };
}
