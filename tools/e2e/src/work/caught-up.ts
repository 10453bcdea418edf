import assert from 'node:assert/strict';
import { eventually } from '@review-reply/testing';
import kafkajs from 'kafkajs';
import type { E2ePlatform } from '../open-platform.ts';

/** The broker misses a consumer that was killed only after seconds. */
const caughtUpWithinMs = 120_000;

/** Waits until a service has handled, and said so to the broker, every event there is of those it listens to. */
export async function expectCaughtUp({ kafkaBrokers, platform }: E2ePlatform, service: string): Promise<void> {
  const groupId = `${platform.site.names.kafkaPrefix}${service}`;
  const kafka = new kafkajs.Kafka({ brokers: [...kafkaBrokers], logLevel: kafkajs.logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  try {
    await eventually(
      async () => {
        const { groups } = await admin.describeGroups([groupId]);
        const { state, members = [] } = groups[0] ?? {};
        assert.deepEqual([state, members.length], ['Stable', 1], `The group of ${service}.`);
        assert.deepEqual(await behind(admin, groupId), [], `What ${service} has not handled.`);
      },
      { timeoutMs: caughtUpWithinMs },
    );
  } finally {
    await admin.disconnect();
  }
}

/** Partitions with events that the group has not handled. */
async function behind(admin: ReturnType<kafkajs.Kafka['admin']>, groupId: string): Promise<string[]> {
  const handled = await admin.fetchOffsets({ groupId });
  const topics = await Promise.all(
    handled.map(async ({ topic, partitions }) => {
      const kept = new Map((await admin.fetchTopicOffsets(topic)).map((range) => [range.partition, range]));
      return partitions.flatMap(({ partition, offset }) => {
        const { low = '0', high = '0' } = kept.get(partition) ?? {};
        // What was removed from a topic is nobody's to handle.
        const next = Math.max(Number(low), Number(offset));
        return next < Number(high) ? [`${topic} ${partition}: ${offset} of ${high}`] : [];
      });
    }),
  );
  return topics.flat();
}
