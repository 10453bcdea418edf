export interface Bell {
  ring(): void;
  /** Forgets a ring that nobody waited for. */
  silence(): void;
  /** Returns at a ring, at once when it rang since the last wait, or after `ms`. */
  wait(ms: number): Promise<void>;
}

/** Wakes one loop. A ring while the loop is busy is kept until it waits, so that none is lost between look and wait. */
export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    silence: () => {
      rung = false;
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}
