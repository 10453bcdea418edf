import type { Logger } from '@review-reply/telemetry';
import type { Consumer } from 'kafkajs';

export interface Offsets {
  /** The events of a partition up to this offset are handled. */
  handled(topic: string, partition: number, offset: string): void;
  /** Tells the broker. A failure is left to the next time: what is read again, the inbox passes over. */
  commit(): Promise<void>;
}

/** Offsets are committed by us, a second late at most: KafkaJS's own commits after each batch cost 40 ms a message. */
export function createOffsets(consumer: Consumer, logger: Logger): Offsets {
  const pending = new Map<string, { topic: string; partition: number; offset: string }>();
  consumer.on('consumer.rebalancing', () => pending.clear());
  return {
    handled: (topic, partition, offset) => {
      pending.set(`${topic}/${partition}`, { topic, partition, offset: (BigInt(offset) + 1n).toString() });
    },
    commit: async () => {
      const offsets = [...pending.values()];
      if (offsets.length === 0) return;
      pending.clear();
      try {
        await consumer.commitOffsets(offsets);
      } catch (error) {
        logger.debug({ err: error }, 'Offsets were not committed; the events may come again.');
      }
    },
  };
}
