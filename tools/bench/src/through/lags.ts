import { fromBinary } from '@bufbuild/protobuf';
import { type EventBus, openKafka, topicName } from '@review-reply/events';
import { ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { createLogger } from '@review-reply/telemetry';
import type pg from 'pg';
import type { Bench } from '../benchmark.ts';
import { type Figure, ofRounds } from '../measure/figures.ts';
import { percentile } from '../measure/statistics.ts';
import { query } from '../platform/servers.ts';
import type { OpenedWebhooks } from '../webhooks/platform.ts';

/** When an event passed the stages of its way, in milliseconds since 1970; of Kafka's no fractions are known. */
export interface Way {
  readonly committedMs: number;
  readonly inKafkaMs: number;
  readonly consumedMs: number;
  readonly handedOverMs: number;
  readonly arrivedMs: number;
}

const stages: ReadonlyArray<{ name: string; of: (way: Way) => number }> = [
  { name: 'commit to Kafka', of: (way) => way.inKafkaMs - way.committedMs },
  { name: 'Kafka to consumed', of: (way) => way.consumedMs - way.inKafkaMs },
  { name: 'consumed to handed over', of: (way) => way.handedOverMs - way.consumedMs },
  { name: 'handed over to arrival', of: (way) => way.arrivedMs - way.handedOverMs },
  { name: 'commit to arrival', of: (way) => way.arrivedMs - way.committedMs },
];

/** @param rounds the events of each round */
export function lagFigures(rounds: ReadonlyArray<readonly Way[]>, p99MaxMs: number | undefined): Figure[] {
  return stages.flatMap(({ name, of }) =>
    [0.5, 0.99].map((share) =>
      ofRounds(
        `${name}, p${share * 100}`,
        'ms',
        rounds.map((ways) => percentile(ways.map(of), share)),
        ...(p99MaxMs !== undefined && share === 0.99 && name === 'commit to arrival'
          ? [{ is: 'at most', value: p99MaxMs } as const]
          : []),
      ),
    ),
  );
}

/** What the service wrote about an event: by its public id, which review it is of and when it was written and tried. */
export interface Delivered {
  readonly reviewId: string;
  readonly consumedMs: number;
  readonly handedOverMs: number;
}

/** Reads what was written since the last time; of what ended an endpoint keeps the last hundred, so read it often. */
export async function readDelivered(pool: pg.Pool, into: Map<string, Delivered>, afterCopyId: string): Promise<string> {
  const { rows } = await pool.query<{
    id: string;
    event_id: string;
    review_id: string | null;
    at_ms: number;
    tried_ms: number;
  }>(
    `select event_copy_id::text as id, event_id, substring(convert_from(body, 'UTF8') from '"review":{"id":(\\d+)') as review_id,
       extract(epoch from pg_xact_commit_timestamp(event_copy.xmin))::float8 * 1e3 as at_ms,
       extract(epoch from last_attempt_at)::float8 * 1e3 as tried_ms
     from event_copy join delivery using (event_copy_id)
     where event_copy_id > $1 and last_attempt_at is not null order by event_copy_id`,
    [afterCopyId],
  );
  for (const { event_id, review_id, at_ms, tried_ms } of rows)
    into.set(event_id, { reviewId: review_id ?? '', consumedMs: at_ms, handedOverMs: tried_ms });
  return rows.at(-1)?.id ?? afterCopyId;
}

/** Milliseconds since 1970 of the commits of a stretch, by review. */
export async function readCommits({ platform }: OpenedWebhooks, stretchId: string): Promise<Map<string, number>> {
  const rows = await query<{ review_id: string; at_ms: number }>(
    platform.site.databaseUrl('reviews'),
    `select (stretch_id * 1000000000 + number)::text as review_id,
       extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1e3 as at_ms
     from published where stretch_id = $1`,
    [stretchId],
  );
  return new Map(rows.map((row) => [row.review_id, row.at_ms]));
}

/** Lets the broker write on each message when it was appended, and tells it of all of them afterwards. */
export async function openLog(bench: Bench, { servers, platform }: OpenedWebhooks) {
  const topic = topicName(platform.site.names.kafkaPrefix, 'reviews');
  const bus = openKafka({
    brokers: servers.kafka.brokers,
    clientId: 'bench',
    logger: createLogger({ service: 'bench', level: 'error', fd: 2 }),
  });
  const admin = bus.admin();
  await admin.connect();
  bench.onEnd(() => admin.disconnect());
  const configEntries = [{ name: 'message.timestamp.type', value: 'LogAppendTime' }];
  // 2 stands for topics.
  await admin.alterConfigs({ validateOnly: false, resources: [{ type: 2, name: topic, configEntries }] });
  return {
    read: async () => {
      const ends = await admin.fetchTopicOffsets(topic);
      return readAppended(bus, topic, new Map(ends.map(({ partition, high }) => [partition, BigInt(high)])));
    },
  };
}

/** By review, when its message was appended; everything that the topic holds is read. */
async function readAppended(
  bus: EventBus,
  topic: string,
  ends: ReadonlyMap<number, bigint>,
): Promise<Map<string, number>> {
  const appended = new Map<string, number>();
  const open = new Set([...ends].flatMap(([partition, end]) => (end > 0n ? [partition] : [])));
  const done = Promise.withResolvers<void>();
  const consumer = bus.consumer(`bench-${process.pid}`);
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatch: async ({ batch }) => {
      for (const { value, timestamp } of batch.messages)
        appended.set(String(fromBinary(ReviewCreatedSchema, value ?? new Uint8Array()).reviewId), Number(timestamp));
      if (BigInt(batch.lastOffset()) + 1n >= (ends.get(batch.partition) ?? 0n)) open.delete(batch.partition);
      if (open.size === 0) done.resolve();
    },
  });
  await done.promise;
  await consumer.disconnect();
  return appended;
}
