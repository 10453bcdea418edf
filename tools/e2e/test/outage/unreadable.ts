import { zstdCompressSync } from 'node:zlib';
import kafkajs from 'kafkajs';

/** A message that our consumers can't even fetch past: nothing but its removal helps. */
export interface Unreadable {
  remove(): Promise<void>;
}

/**
 * Sends a message compressed by Zstandard, as a producer that is none of ours might: the broker takes it, and KafkaJS,
 * which has no such codec, gives up on each consumer that fetches it.
 */
export async function sendUnreadable(brokers: readonly string[], topic: string): Promise<Unreadable> {
  const { CompressionCodecs, CompressionTypes, Kafka, logLevel } = kafkajs;
  CompressionCodecs[CompressionTypes.ZSTD] = () => ({
    compress: async ({ buffer }: { buffer: Buffer }) => zstdCompressSync(buffer),
  });
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const producer = kafka.producer();
  await producer.connect();
  try {
    const messages = [{ partition: 0, value: 'Not for you.' }];
    const [sent] = await producer.send({ topic, compression: CompressionTypes.ZSTD, messages });
    const after = BigInt(sent?.baseOffset ?? 0) + 1n;
    return { remove: () => removeBefore(kafka, topic, String(after)) };
  } finally {
    await producer.disconnect();
  }
}

async function removeBefore(kafka: kafkajs.Kafka, topic: string, offset: string): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    // KafkaJS finds the leader of a partition only of topics that it has looked at.
    await admin.fetchTopicOffsets(topic);
    await admin.deleteTopicRecords({ topic, partitions: [{ partition: 0, offset }] });
  } finally {
    await admin.disconnect();
  }
}
