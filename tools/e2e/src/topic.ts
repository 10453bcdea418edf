import { randomUUID } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import { Kafka, type KafkaMessage, logLevel } from 'kafkajs';
import type { E2ePlatform } from './open-platform.ts';

const appearsWithinMs = 30_000;

/** A message as it stands in a topic, with what its CloudEvents headers say. */
export interface TopicMessage {
  readonly partition: number;
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly message: KafkaMessage;
}

/** A topic seen from outside: everything in it, and what a test adds. */
export interface Topic {
  readonly messages: readonly TopicMessage[];
  /** Waits until there are so many messages of a subject and type. */
  find(wanted: { subject?: string; type: RegExp; countMin: number }): Promise<TopicMessage[]>;
  /** Sends the same message, to the same partition. */
  sendAgain(message: TopicMessage, times: number): Promise<void>;
  close(): Promise<void>;
}

/** The topic by which a service publishes. */
export const topicOf = ({ platform }: Pick<E2ePlatform, 'platform'>, publisher: string): string =>
  `${platform.site.names.kafkaPrefix}${publisher}.events.v1`;

export async function openTopic(brokers: readonly string[], topic: string): Promise<Topic> {
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const consumer = kafka.consumer({ groupId: `e2e-${randomUUID()}`, maxWaitTimeInMs: 100 });
  const producer = kafka.producer();
  await Promise.all([consumer.connect(), producer.connect()]);
  const messages: TopicMessage[] = [];
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ partition, message }) => {
      const header = (name: string) => String(message.headers?.[name] ?? '');
      messages.push({
        partition,
        id: header('ce_id'),
        type: header('ce_type'),
        subject: header('ce_subject'),
        message,
      });
    },
  });
  return {
    messages,
    find: ({ subject, type, countMin }) =>
      eventually(
        () => {
          const isWanted = (one: TopicMessage) => subject === undefined || one.subject === subject;
          const found = messages.filter((one) => isWanted(one) && type.test(one.type));
          if (found.length < countMin)
            throw new Error(`${topic} holds ${found.length} of ${countMin} messages of ${subject} and ${type}.`);
          return found;
        },
        { timeoutMs: appearsWithinMs },
      ),
    sendAgain: async ({ partition, message: { key, value, headers = {} } }, times) => {
      const again = Array.from({ length: times }, () => ({ key, value, headers, partition }));
      await producer.send({ topic, messages: again });
    },
    close: async () => {
      await Promise.all([consumer.disconnect(), producer.disconnect()]);
    },
  };
}
