import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import { topicName } from './topic.ts';

/** A single broker on a busy machine takes longer than KafkaJS waits by itself. */
const leadersTimeoutMs = 30_000;
const leadersPollMs = 50;
const hourMs = 3_600_000;

interface Copies {
  readonly replicas: number;
  /** Copies that a write must have reached before it counts. */
  readonly minInSync: number;
}

/** What topics.json says, beside this package: the one place where topics are described. */
export const topicsFile = JSON.parse(readFileSync(new URL('../topics.json', import.meta.url), 'utf8')) as {
  /** Services that have a topic. */
  readonly publishers: readonly string[];
  readonly partitions: number;
  readonly retentionHours: number;
  readonly copies: { readonly development: Copies; readonly production: Copies };
};

export interface TopicOptions {
  readonly kafkaPrefix: string;
  readonly copies: Copies;
  /** All of topics.json unless given. */
  readonly publishers?: readonly string[];
  readonly partitions?: number | undefined;
}

/**
 * Creates the topics that are not there yet; those that are stay as they are.
 * @param admin connected
 * @returns the names of those made
 */
export async function ensureTopics(admin: Admin, options: TopicOptions): Promise<string[]> {
  const { kafkaPrefix, copies, publishers = topicsFile.publishers, partitions = topicsFile.partitions } = options;
  const existing = new Set(await admin.listTopics());
  const made = publishers.map((publisher) => topicName(kafkaPrefix, publisher)).filter((name) => !existing.has(name));
  if (made.length === 0) return made;
  const configEntries = [
    { name: 'retention.ms', value: String(topicsFile.retentionHours * hourMs) },
    { name: 'min.insync.replicas', value: String(copies.minInSync) },
  ];
  const topics = made.map((topic) => ({
    topic,
    numPartitions: partitions,
    replicationFactor: copies.replicas,
    configEntries,
  }));
  // KafkaJS's own wait for leaders ends with an error when the broker does not know the new topics yet.
  await admin.createTopics({ topics, waitForLeaders: false, timeout: leadersTimeoutMs });
  await waitForLeaders(admin, made);
  return made;
}

async function waitForLeaders(admin: Admin, topics: string[]): Promise<void> {
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
