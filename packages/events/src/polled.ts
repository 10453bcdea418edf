import type { ConsumerOptions } from './consumer.ts';
import type { Envelope } from './envelope.ts';
import { handleTogether } from './handle-batch.ts';

/** What a poll of the broker brought, of all its partitions. */
export interface Polled {
  /**
   * Handles one partition's events, in one transaction with what the others brought.
   * @returns whether that was done; if not, or when nothing else had come, they are to be handled by themselves
   */
  handle(events: readonly Envelope[]): Promise<boolean>;
}

interface Share {
  readonly events: readonly Envelope[];
  readonly done: (handled: boolean) => void;
}

/**
 * The broker answers a poll for many partitions, which KafkaJS hands over one by one and all at the same time. A
 * transaction of its own for each would make many small ones, so one at a time takes whatever has come.
 */
export function createPolled(options: ConsumerOptions, eventsMax: number): Polled {
  let waiting: Share[] = [];
  let working = false;

  const takeSome = (): Share[] => {
    let events = 0;
    const fitting = waiting.findIndex((share, place) => {
      events += share.events.length;
      return place > 0 && events > eventsMax;
    });
    const taken = fitting === -1 ? waiting : waiting.slice(0, fitting);
    waiting = waiting.slice(taken.length);
    return taken;
  };

  const work = async () => {
    // What one poll brought is handed over in the same turn of the event loop.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const shares = takeSome();
      const events = shares.flatMap((share) => share.events);
      const handled = shares.length > 1 && (await handleTogether(options, events));
      for (const { done } of shares) done(handled);
      await new Promise(setImmediate);
    }
    working = false;
  };

  return {
    handle: async (events) => {
      if (events.length === 0) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.push({ events, done: resolve });
      if (!working) {
        working = true;
        void work();
      }
      return promise;
    },
  };
}
