import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import pg from 'pg';
import { createClient } from 'redis';

export const noProgress = () => {};

/** The environment without servers of the test run, so that embedded ones start. */
export function ownServersEnv(): NodeJS.ProcessEnv {
  const { POSTGRES_URL: _postgres, REDIS_URL: _redis, KAFKA_BROKERS: _kafka, ...env } = process.env;
  return env;
}

export function newDir(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'review-reply-test-'));
}

/** Asks until the condition holds. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, timeoutMs = 60_000) {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Not in time: ${what}`);
    await delay(50);
  }
}

export function runs(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export async function withRedis<T>(url: string, use: (client: ReturnType<typeof createClient>) => Promise<T>) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', noProgress);
  await client.connect();
  try {
    return await use(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}

export function kafkaClient(brokers: string[]): Kafka {
  return new Kafka({ brokers, logLevel: logLevel.NOTHING });
}

export async function publish(brokers: string[], topic: string, value: string): Promise<void> {
  const kafka = kafkaClient(brokers);
  const admin = kafka.admin();
  const producer = kafka.producer();
  await Promise.all([admin.connect(), producer.connect()]);
  await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: true });
  await producer.send({ topic, messages: [{ value }] });
  await Promise.all([admin.disconnect(), producer.disconnect()]);
}

/** The topic's first message, read by a group of its own. */
export async function firstMessage(brokers: string[], topic: string): Promise<string | undefined> {
  const consumer = kafkaClient(brokers).consumer({ groupId: randomUUID(), maxWaitTimeInMs: 100 });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      setTimeout(() => reject(new Error(`nothing in ${topic}`)), 20_000).unref();
      void consumer.run({ eachMessage: async ({ message }) => resolve(message.value?.toString()) });
    });
  } finally {
    await consumer.disconnect();
  }
}
