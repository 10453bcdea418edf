import { Kafka, logLevel } from 'kafkajs';
import { quietKafkaWarning } from '../servers/quiet-kafka-warning.ts';

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
    if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: true });
  });
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
  quietKafkaWarning();
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.disconnect();
  }
}
