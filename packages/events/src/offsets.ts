import type { Logger } from '@review-reply/telemetry';
import type { Consumer } from 'kafkajs';

/** A commit that takes longer is left to itself: what it would have told is read again, and passed over. */
const commitTimeoutMs = 2_000;

interface Position {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

export interface Offsets {
  /** The events of a partition up to this offset are handled. */
  handled(topic: string, partition: number, offset: string): void;
  /** Tells the broker, never throws. What it could not be told is told the next time. */
  commit(): Promise<void>;
}

/**
 * Offsets are committed by us, a second late at most: KafkaJS's own commits after each batch cost 40 ms a message. At a
 * rebalance they are told before the group is joined anew, so that who gets the partition begins where we ended.
 */
export function createOffsets(consumer: Consumer, logger: Logger): Offsets {
  let pending = new Map<string, Position>();

  const commit = async () => {
    if (pending.size === 0) return;
    const told = pending;
    pending = new Map();
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('The broker did not answer.')), commitTimeoutMs);
    try {
      await Promise.race([consumer.commitOffsets([...told.values()]), timeout.promise]);
    } catch (error) {
      logger.debug({ err: error }, 'Offsets were not committed.');
      pending = new Map([...told, ...pending]);
    } finally {
      clearTimeout(timer);
    }
  };

  consumer.on('consumer.rebalancing', () => {
    const told = [...pending.values()];
    // Afterwards the partitions may be another's, and telling their offsets late would take its own back.
    pending = new Map();
    if (told.length > 0) consumer.commitOffsets(told).catch(() => {});
  });

  return {
    handled: (topic, partition, offset) => {
      pending.set(`${topic}/${partition}`, { topic, partition, offset: (BigInt(offset) + 1n).toString() });
    },
    commit,
  };
}
