import { observe } from '@review-reply/telemetry';
import type { Admin } from 'kafkajs';
import type { ConsumerOptions } from './consumer.ts';
import { topicName } from './topic.ts';

/** So many are enough to tell that somebody has to look. */
const parkedCountedMax = 10_000;

/** Asked by every replica, so that all tell the same. */
export function observeConsumer(options: ConsumerOptions): void {
  const { life } = options;
  const endParked = observeParked(options);
  const endLag = observeLag(options);
  life.onStop('consumer metrics', async () => {
    endParked();
    await endLag();
  });
}

function observeParked({ database, group }: ConsumerOptions): () => void {
  return observe(['events.parked', 'events.parked.oldest_age'], async (tell) => {
    const { rows } = await database.pool.query<{ events: number; age_s: number }>({
      name: 'parked-metrics',
      text: `select count(*)::int as events, coalesce(extract(epoch from now() - min(parked_at)), 0)::float8 as age_s
        from (select parked_at from parked_event where consumer = $1 order by id limit ${parkedCountedMax}) as counted`,
      values: [group],
    });
    tell('events.parked', rows[0]?.events ?? 0);
    tell('events.parked.oldest_age', Math.max(0, rows[0]?.age_s ?? 0));
  });
}

/** What the broker has beyond what the group committed; a topic that it never read counts from its oldest event. */
function observeLag({ bus, group, kafkaPrefix, from, life }: ConsumerOptions): () => Promise<void> {
  let admin: Admin | undefined;
  const end = observe(['events.consumer.lag'], async (tell) => {
    admin ??= bus.admin();
    await admin.connect();
    const topics = from.map((publisher) => topicName(kafkaPrefix, publisher));
    const committed = await admin.fetchOffsets({ groupId: group, topics });
    for (const { topic, partitions } of committed) {
      const read = new Map(partitions.map(({ partition, offset }) => [partition, Number(offset)]));
      const ends = await admin.fetchTopicOffsets(topic);
      const lag = ends.reduce((sum, { partition, low, high }) => {
        // -1 where nothing was ever committed.
        return sum + Number(high) - Math.max(Number(low), read.get(partition) ?? -1);
      }, 0);
      tell('events.consumer.lag', lag, { 'messaging.destination.name': topic });
    }
  });
  return async () => {
    end();
    await admin?.disconnect().catch((error: unknown) => life.logger.debug({ err: error }, 'Not disconnected.'));
  };
}
