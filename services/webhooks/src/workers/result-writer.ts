import { setTimeout as delay } from 'node:timers/promises';
import { createWakeSignal } from '@review-reply/jobs';

export interface ResultWriter<T> {
  /** Takes an item to be written soon. */
  write(item: T): void;
  /** Items that are not written yet. */
  readonly waiting: number;
  /** Resolves once nothing waits. */
  idle(): Promise<void>;
}

export interface ResultWriterOptions<T> {
  /** Called with the items in the order in which they came. */
  readonly writeGroup: (items: readonly T[]) => Promise<void>;
  readonly groupItemsMax: number;
  /** Before each group, so that it is worth a commit. */
  readonly pauseMs: number;
  /** Such an item ends the pause. */
  readonly isUrgent: (item: T) => boolean;
  readonly triesMax: number;
  readonly tryAgainAfterMs: number;
  /** Told of each group that is written, or given up. */
  readonly onDone: (items: readonly T[]) => void;
  /** Told of a group that is given up. */
  readonly onLost: (error: unknown, items: readonly T[]) => void;
}

/**
 * Writes items in groups: one group at a time, and whatever came meanwhile, or in the pause before it, is the next. A
 * group that fails is tried again: while the database is away, items wait here.
 */
export function createResultWriter<T>(options: ResultWriterOptions<T>): ResultWriter<T> {
  const { groupItemsMax, pauseMs, isUrgent, onDone } = options;
  let waiting: T[] = [];
  let unwritten = 0;
  let writing: Promise<void> | undefined;
  const urgent = createWakeSignal();

  const writeAll = async () => {
    while (waiting.length > 0) {
      await urgent.wait(pauseMs);
      const group = waiting.slice(0, groupItemsMax);
      waiting = waiting.slice(groupItemsMax);
      await writeSafely(options, group);
      unwritten -= group.length;
      onDone(group);
    }
    writing = undefined;
  };

  return {
    get waiting() {
      return unwritten;
    },
    write: (item) => {
      waiting.push(item);
      unwritten += 1;
      if (isUrgent(item)) urgent.wake();
      writing ??= writeAll();
    },
    idle: async () => {
      while (writing !== undefined) await writing;
    },
  };
}

async function writeSafely<T>(options: ResultWriterOptions<T>, group: readonly T[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await options.writeGroup(group);
      return;
    } catch (error) {
      if (tries >= options.triesMax) return options.onLost(error, group);
      await delay(options.tryAgainAfterMs);
    }
  }
}
