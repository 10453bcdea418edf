import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Servers, startServers } from '@review-reply/infra';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EventBus, openKafka, subscribeToWakeSignals } from '../src/index.ts';
import { names, openDemo, quiet, record } from './demo.ts';

let servers: Servers;
let stack: Stack;
let bus: EventBus;

beforeAll(async () => {
  // A broker of its own, to be stopped; Postgres and Redis are those of the run.
  const { KAFKA_BROKERS: _ours, ...others } = process.env;
  const env = { ...others, POSTGRES_URL: inject('postgresUrl'), REDIS_URL: inject('redisUrl') };
  servers = await startServers({ dir: join(tmpdir(), 'events-outage'), ephemeral: true, env, progress: () => {} });
  stack = await openStack();
  bus = openKafka({ brokers: servers.kafka.brokers, clientId: 'outage', logger: quiet });
});
afterAll(async () => {
  await stack?.close();
  await servers?.stop();
});

it('starts without the broker, and after each of its absences loses nothing, keeps the order and wakes again', async () => {
  const demo = await openDemo(stack, 'outage', bus);
  const admin = bus.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: demo.topic, numPartitions: 2 }], waitForLeaders: true });
  await admin.disconnect();
  await servers.kafka.stop();

  const life = demo.lifecycle();
  const lives = [life, demo.lifecycle()];
  const signals = [0, 0];
  for (const [n, replica] of lives.entries()) {
    const types = ['reviewreply.identity.events.v1.AccountChanged'];
    const onSignal = () => {
      signals[n] = (signals[n] ?? 0) + 1;
    };
    subscribeToWakeSignals({ bus, topic: demo.topic, types, onSignal, life: replica });
  }
  demo.consume(record, { life });
  demo.relay(life);
  await demo.publish('a', ...names(1, 20));
  expect(await demo.effects()).toEqual([]);

  await servers.kafka.start();
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, 20)), { timeoutMs: 30_000 });

  await servers.kafka.kill('SIGKILL');
  await demo.publish('a', ...names(21, 40));
  await servers.kafka.start();
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, 40)), { timeoutMs: 30_000 });

  let published = 40;
  const wakesAll = async (timeoutMs: number) => {
    const before = [...signals];
    published += 1;
    await demo.publish('a', String(published));
    await eventually(() => expect(signals.every((count, n) => count > (before[n] ?? 0))).toBe(true), { timeoutMs });
  };
  // Signals of what was published meanwhile may be lost; those of what comes after one are not, for any replica.
  await eventually(() => wakesAll(500), { timeoutMs: 30_000 });
  await wakesAll(30_000);
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, published)));
  expect((await life.health()).live).toBe(true);
}, 120_000);
