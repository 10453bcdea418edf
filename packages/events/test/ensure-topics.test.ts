import { randomUUID } from 'node:crypto';
import kafkajs from 'kafkajs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureTopics, topicsFile } from '../src/index.ts';

const admin = new kafkajs.Kafka({ brokers: inject('kafkaBrokers'), logLevel: kafkajs.logLevel.NOTHING }).admin();
const kafkaPrefix = `topics-${randomUUID()}.`;
const names = topicsFile.publishers.map((publisher) => `${kafkaPrefix}${publisher}.events.v1`);
const copies = topicsFile.copies.development;

beforeAll(() => admin.connect());
afterAll(async () => {
  await admin.deleteTopics({ topics: names });
  await admin.disconnect();
});

it('makes the topics that are not there yet as topics.json describes them, once', async () => {
  const [first = ''] = names;
  await admin.createTopics({ topics: [{ topic: first, numPartitions: 1 }] });
  expect(await ensureTopics(admin, { kafkaPrefix, copies })).toEqual(names.slice(1));
  expect(await ensureTopics(admin, { kafkaPrefix, copies })).toEqual([]);

  const { topics } = await admin.fetchTopicMetadata({ topics: names });
  const partitions = Object.fromEntries(topics.map((topic) => [topic.name, topic.partitions.length]));
  expect(partitions).toEqual(Object.fromEntries(names.map((name) => [name, name === first ? 1 : 12])));
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: names[1] ?? '' }],
  });
  const settings = Object.fromEntries(
    resources[0]?.configEntries.map((entry) => [entry.configName, entry.configValue]) ?? [],
  );
  expect(settings).toMatchObject({ 'retention.ms': String(7 * 86_400_000), 'min.insync.replicas': '1' });
});
