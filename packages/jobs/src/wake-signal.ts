/** Wakes one loop from anywhere in this process. It is made first and handed to those that wake and to the loop. */
export interface WakeSignal {
  /** Something may have become due: look now instead of at the next poll. */
  readonly wake: () => void;
  /** Forgets a wake that nobody waited for. */
  readonly forget: () => void;
  /**
   * Returns when woken, at once when that happened since the last wait, or after `ms`. One loop waits at a time.
   * @returns whether it was woken
   */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** A wake while the loop is busy is kept until it waits, so that none is lost between look and wait. */
export function createWakeSignal(): WakeSignal {
  let isWoken = false;
  let endWait: (() => void) | undefined;
  return {
    wake: () => {
      isWoken = true;
      endWait?.();
    },
    forget: () => {
      isWoken = false;
    },
    wait: async (ms) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endWait = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const wasWoken = isWoken;
      isWoken = false;
      endWait = undefined;
      return wasWoken;
    },
  };
}
