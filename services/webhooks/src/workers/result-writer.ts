interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface ResultWriter<T> {
  /** Resolves when the item is written. */
  write(item: T): Promise<void>;
}

/**
 * Writes items in groups: one group at a time, and whatever came meanwhile is the next, so that groups grow with the load
 * and a single item waits for nothing.
 * @param writeGroup called with the items in the order in which they came
 */
export function createResultWriter<T>(
  writeGroup: (items: readonly T[]) => Promise<void>,
  groupItemsMax: number,
): ResultWriter<T> {
  let waiting: Waiting<T>[] = [];
  let writing = false;

  const writeAll = async () => {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, groupItemsMax);
      waiting = waiting.slice(groupItemsMax);
      try {
        await writeGroup(group.map(({ item }) => item));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = false;
  };

  return {
    write: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (!writing) void writeAll();
      }),
  };
}
