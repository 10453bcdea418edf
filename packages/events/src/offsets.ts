import type { Consumer } from 'kafkajs';
import type { ConsumerOptions } from './consumer.ts';
import { type Stretch, savePositions } from './positions.ts';
import { topicName } from './topic.ts';

/** A commit that takes longer is left to itself: what it would have told is read again, and passed over. */
const commitTimeoutMs = 2_000;

export interface Offsets {
  /** The events of a partition from one offset to another are handled. */
  handled(topic: string, partition: number, from: string, to: string): void;
  /** Tells database and broker, never throws. What they could not be told is told the next time. */
  commit(): Promise<void>;
}

/**
 * Offsets are committed by us, a second late at most: KafkaJS's own commits after each batch cost 40 ms a message. At a
 * rebalance they are told before the group is joined anew, so that who gets the partition begins where we ended. The
 * database knows them first, so that one that was restored shows by a broker that knows more.
 */
export function createOffsets(consumer: Consumer, options: ConsumerOptions): Offsets {
  const { logger } = options.life;
  let pending = new Map<string, Stretch>();

  const tell = async (told: readonly Stretch[]) => {
    await save(options, told);
    await consumer.commitOffsets(told.map(({ topic, partition, next: offset }) => ({ topic, partition, offset })));
  };

  const add = (topic: string, partition: number, from: string, next: string) => {
    const key = `${topic}/${partition}`;
    pending.set(key, { topic, partition, from: pending.get(key)?.from ?? from, next });
  };

  const commit = async () => {
    if (pending.size === 0) return;
    const told = pending;
    pending = new Map();
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('The broker did not answer.')), commitTimeoutMs);
    try {
      await Promise.race([tell([...told.values()]), timeout.promise]);
    } catch (error) {
      logger.debug({ err: error }, 'Offsets were not committed.');
      const later = pending;
      pending = told;
      for (const { topic, partition, from, next } of later.values()) add(topic, partition, from, next);
    } finally {
      clearTimeout(timer);
    }
  };

  consumer.on('consumer.rebalancing', () => {
    const told = [...pending.values()];
    // Afterwards the partitions may be another's, and telling their offsets late would take its own back.
    pending = new Map();
    if (told.length > 0) tell(told).catch(() => {});
  });

  let compared = false;
  consumer.on('consumer.group_join', () => {
    if (!compared) compareWithBroker(options).catch((err: unknown) => logger.debug({ err }, 'Offsets not compared.'));
    compared = true;
  });

  return {
    handled: (topic, partition, from, to) => add(topic, partition, from, (BigInt(to) + 1n).toString()),
    commit,
  };
}

async function save({ database, group, life }: ConsumerOptions, stretches: readonly Stretch[]): Promise<void> {
  for (const passedOver of await savePositions(database, group, stretches))
    life.logger.error(
      passedOver,
      'Events were passed over: the broker was told of more than this database has handled.',
    );
}

/** Shows what was passed over before the next event comes: what the broker was told counts as read. */
async function compareWithBroker(options: ConsumerOptions): Promise<void> {
  const { bus, group, kafkaPrefix, from } = options;
  const admin = bus.admin();
  try {
    await admin.connect();
    const topics = from.map((publisher) => topicName(kafkaPrefix, publisher));
    const committed = (await admin.fetchOffsets({ groupId: group, topics })).flatMap(({ topic, partitions }) =>
      // -1 where nothing was ever committed.
      partitions.flatMap(({ partition, offset }) =>
        Number(offset) < 0 ? [] : { topic, partition, from: offset, next: offset },
      ),
    );
    await save(options, committed);
  } finally {
    await admin.disconnect();
  }
}
