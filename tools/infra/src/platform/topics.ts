import { setTimeout as delay } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';

/** A single broker on a busy machine takes longer than KafkaJS waits by itself. */
const leadersTimeoutMs = 30_000;
const leadersPollMs = 50;

interface TopicOptions {
  readonly brokers: readonly string[];
  readonly kafkaPrefix: string;
  /** Names of the programs that have a topic. */
  readonly publishers: readonly string[];
}

/** Creates the topics that are not there yet; the partitions of those that are stay as they are. */
export async function ensureTopics(options: TopicOptions & { partitions: number }): Promise<void> {
  const { partitions: numPartitions } = options;
  await withAdmin(options.brokers, async (admin) => {
    const existing = new Set(await admin.listTopics());
    const topics = topicsOf(options)
      .filter((topic) => !existing.has(topic))
      .map((topic) => ({ topic, numPartitions }));
    if (topics.length === 0) return;
    // KafkaJS's own wait for leaders ends with an error when the broker does not know the new topics yet.
    await admin.createTopics({ topics, waitForLeaders: false, timeout: leadersTimeoutMs });
    await waitForLeaders(
      admin,
      topics.map(({ topic }) => topic),
    );
  });
}

async function waitForLeaders(admin: ReturnType<Kafka['admin']>, topics: string[]): Promise<void> {
  const deadline = performance.now() + leadersTimeoutMs;
  for (;;) {
    try {
      await admin.fetchTopicMetadata({ topics });
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(leadersPollMs);
    }
  }
}

/** Removes the topics of a platform that no longer runs. */
export async function deleteTopics(options: TopicOptions): Promise<void> {
  await withAdmin(options.brokers, async (admin) => {
    const existing = new Set(await admin.listTopics());
    const topics = topicsOf(options).filter((topic) => existing.has(topic));
    if (topics.length > 0) await admin.deleteTopics({ topics });
  });
}

function topicsOf({ kafkaPrefix, publishers }: TopicOptions): string[] {
  return publishers.map((publisher) => `${kafkaPrefix}${publisher}.events.v1`);
}

async function withAdmin(
  brokers: readonly string[],
  work: (admin: ReturnType<Kafka['admin']>) => Promise<void>,
): Promise<void> {
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.disconnect();
  }
}
