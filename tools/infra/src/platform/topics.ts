import { ensureTopics, topicName, topicsFile } from '@review-reply/events';
import { Kafka, logLevel } from 'kafkajs';

type Admin = ReturnType<Kafka['admin']>;

interface TopicsOfPlatform {
  readonly brokers: readonly string[];
  readonly kafkaPrefix: string;
  /** Names of the programs that have a topic. */
  readonly publishers: readonly string[];
}

/** Creates the topics that are not there yet, as topics.json says but for the partitions, where they are given. */
export async function makeTopics(options: TopicsOfPlatform & { partitions?: number | undefined }): Promise<void> {
  await withAdmin(options.brokers, async (admin) => {
    await ensureTopics(admin, { ...options, copies: topicsFile.copies.development });
  });
}

/** Removes the topics of a platform that no longer runs. */
export async function deleteTopics({ brokers, kafkaPrefix, publishers }: TopicsOfPlatform): Promise<void> {
  await withAdmin(brokers, async (admin) => {
    const existing = new Set(await admin.listTopics());
    const topics = publishers.map((publisher) => topicName(kafkaPrefix, publisher)).filter((one) => existing.has(one));
    if (topics.length > 0) await admin.deleteTopics({ topics });
  });
}

async function withAdmin(brokers: readonly string[], work: (admin: Admin) => Promise<void>): Promise<void> {
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.disconnect();
  }
}
