import { randomUUID } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AppError } from '@review-reply/errors';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { withTrace } from '@review-reply/telemetry';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import kafkajs from 'kafkajs';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type EventBus, on, topicName } from '../src/index.ts';
import { listRecords } from '../src/records.ts';
import { committedOffset, type Handle, names, openDemo, record } from './demo.ts';

let stack: Stack;

beforeAll(async () => {
  const publishers = [
    'twice',
    'atomic',
    'passing',
    'offsets',
    'trace',
    'crash',
    'foreign',
    'replicas',
    'idle',
    'owner',
    'other',
    'asked',
    'slow',
    'restored',
    'resting',
  ];
  stack = await openStack({ publishers });
});
afterAll(() => stack?.close());

/** Sends raw messages to a topic, as nobody but a relay does. */
async function send(topic: string, messages: kafkajs.Message[]): Promise<void> {
  const producer = new kafkajs.Kafka({
    brokers: [...stack.kafkaBrokers],
    logLevel: kafkajs.logLevel.NOTHING,
  }).producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
  await producer.connect();
  await producer.send({ topic, messages });
  await producer.disconnect();
}

/** A message like those of the relay, with an empty payload. */
const accountChanged = (id: string): kafkajs.Message => ({
  key: 'a',
  value: Buffer.from([]),
  headers: {
    ce_id: id,
    ce_type: 'reviewreply.identity.events.v1.AccountChanged',
    ce_time: '2030-01-01T00:00:00.000Z',
  },
});

it('gives an event that comes more than once one effect, in one batch and later', async () => {
  const demo = await openDemo(stack, 'twice');
  const [first, second] = [accountChanged(randomUUID()), accountChanged(randomUUID())];
  await send(demo.topic, [first, first, second, first]);
  const life = demo.consume(record);
  await eventually(async () => expect(await demo.effects('a')).toHaveLength(2));
  await send(demo.topic, [second, first, accountChanged(randomUUID())]);
  await eventually(async () => expect(await demo.effects('a')).toHaveLength(3));
  await life.stop();
  expect(await demo.count('inbox')).toBe(3);
});

it('commits effect and memory of the event together, or neither', async () => {
  const demo = await openDemo(stack, 'atomic');
  demo.relay();
  const failures = new Map<string, number>();
  demo.consume(async (tx, message, meta) => {
    await record(tx, message, meta);
    const failed = failures.get(message.name) ?? 0;
    failures.set(message.name, failed + 1);
    if (failed < 2) throw new Error('after the effect');
  });
  await demo.publish('a', ...names(1, 3));
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, 3)));
  expect(await demo.count('inbox')).toBe(3);
  expect(await demo.count('parked_event')).toBe(0);
});

it('waits for a database or service that is away, however often, and parks nothing', async () => {
  const demo = await openDemo(stack, 'passing');
  demo.relay();
  let failures = 0;
  const handle: Handle = async (tx, message, meta) => {
    await record(tx, message, meta);
    if (message.name === 'lost connection' && failures < 3) {
      failures += 1;
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    }
    if (message.name === 'service away' && failures < 5) {
      failures += 1;
      throw new AppError('unavailable', 'service_unavailable');
    }
  };
  demo.consume(handle);
  await demo.publish('a', 'lost connection', 'service away', 'after');
  await eventually(async () => expect(await demo.effects()).toEqual(['lost connection', 'service away', 'after']), {
    timeoutMs: 20_000,
  });
  expect(failures).toBe(5);
  expect(await demo.count('parked_event')).toBe(0);
});

it('has told the broker at its stop how far it is, so that a restart reads nothing again', async () => {
  const demo = await openDemo(stack, 'offsets');
  demo.relay();
  await demo.publish('a', ...names(1, 120));
  const life = demo.consume(record);
  // Stopped at once after the last effect: the offsets of the timer are up to a second behind.
  await eventually(async () => expect(await demo.count('inbox')).toBe(120));
  await life.stop();
  expect(await committedOffset(demo.bus, demo.group, demo.topic)).toBe(120);
  await demo.publish('a', 'later');
  const handled: string[] = [];
  demo.consume(async (tx, message, meta) => {
    handled.push(message.name);
    await record(tx, message, meta);
  });
  await eventually(() => expect(handled).toEqual(['later']));
});

it('knows of what a database that was set back has not read, until that is read', async () => {
  const demo = await openDemo(stack, 'restored');
  const passedOver = async () => {
    const records = await listRecords(demo.database, {}, { kind: 'passed_over_events', after: '' });
    return records.map(({ id, state }) => ({ id, ...JSON.parse(state) }));
  };
  const { sql: db } = demo.database;
  demo.relay();
  await demo.publish('a', '1', '2');
  const before = demo.consume(record);
  await eventually(async () => expect(await demo.effects()).toEqual(['1', '2']));
  const { rows: known } = await db.execute<{ event_id: string }>(sql`select event_id from inbox`);
  await demo.publish('a', ...names(3, 5));
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, 5)));
  await before.stop();
  const { rows } = await db.execute<{ partition: number }>(sql`select partition from consumed_position
    where consumer = ${demo.group} and next_offset = 5`);
  const partition = rows[0]?.partition ?? -1;
  // What a database of before the last three events looks like.
  await db.execute(sql`delete from effect where name::int > 2`);
  await db.execute(sql`delete from inbox where event_id not in ${known.map(({ event_id }) => event_id)}`);
  await db.execute(sql`update consumed_position set next_offset = 2 where next_offset = 5`);

  const unaware = demo.consume(record);
  const gap = { id: `${demo.topic}:${partition}`, consumer: demo.group, from: 2, next: 5 };
  await eventually(async () => expect(await passedOver()).toEqual([gap]));
  await demo.publish('a', '6');
  await eventually(async () => expect(await demo.effects()).toEqual(['1', '2', '6']));
  await unaware.stop();
  expect(await passedOver()).toEqual([gap]);

  const admin = demo.bus.admin();
  await admin.connect();
  await admin.setOffsets({ groupId: demo.group, topic: demo.topic, partitions: [{ partition, offset: '2' }] });
  await admin.disconnect();
  const rewound = demo.consume(record);
  await eventually(async () => expect(await demo.effects()).toEqual(['1', '2', '6', '3', '4', '5']));
  await rewound.stop();
  expect(await passedOver()).toEqual([]);
});

it('ends at once in the middle of a wait for a database that is away', async () => {
  const demo = await openDemo(stack, 'idle');
  demo.relay();
  let tries = 0;
  const life = demo.consume(async () => {
    tries += 1;
    throw new AppError('unavailable', 'service_unavailable');
  });
  await demo.publish('a', 'waits');
  // The sixth wait takes three seconds.
  await eventually(() => expect(tries).toBeGreaterThanOrEqual(6), { timeoutMs: 20_000 });
  const start = performance.now();
  await life.stop();
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(await demo.count('inbox')).toBe(0);
  demo.consume(record);
  await eventually(async () => expect(await demo.effects()).toEqual(['waits']));
});

it('passes over messages that are no events of ours', async () => {
  const demo = await openDemo(stack, 'foreign');
  const good = accountChanged(randomUUID());
  const withHeaders = (headers: kafkajs.IHeaders) => ({ ...good, headers: { ...good.headers, ...headers } });
  await send(demo.topic, [
    { key: 'a', value: 'no headers' },
    { ...good, value: null },
    withHeaders({ ce_id: 'no uuid' }),
    withHeaders({ ce_time: 'no time', ce_id: randomUUID() }),
    { ...good, headers: { ce_id: randomUUID(), ce_type: good.headers?.ce_type } },
    withHeaders({ ce_subject: 'with\0nul', ce_id: randomUUID() }),
    withHeaders({ ce_type: 'of.another.Kind', ce_id: randomUUID() }),
    good,
  ]);
  demo.consume(record);
  await eventually(async () => expect(await demo.effects('a')).toHaveLength(1));
  expect(await demo.count('parked_event')).toBe(0);
  expect(await demo.count('inbox')).toBe(1);
});

it('takes an event from the topic of the service that owns its type, and from no other', async () => {
  const demo = await openDemo(stack, 'owner');
  const forged = { ...accountChanged(randomUUID()), key: 'forged' };
  forged.headers = { ...forged.headers, ce_source: '/owner' };
  await send(topicName(stack.kafkaPrefix, 'other'), [forged, forged]);
  await send(demo.topic, [accountChanged(randomUUID())]);
  const life = demo.consume(record, { from: ['owner', 'other'] });
  await eventually(async () => expect(await demo.effects('a')).toHaveLength(1));
  await life.stop();
  const committed = await committedOffset(demo.bus, demo.group, topicName(stack.kafkaPrefix, 'other'));
  expect(committed).toBe(2);
  expect(await demo.effects('forged')).toEqual([]);
  expect(await demo.count('parked_event')).toBe(0);
});

it('passes over what the owner of a type, asked by itself, says is not so, and waits for an owner that is away', async () => {
  const demo = await openDemo(stack, 'asked');
  demo.relay();
  let isAway = true;
  const confirm = async ({ name }: { readonly name: string }) => {
    if (isAway) throw new AppError('unavailable', 'service_unavailable');
    return name !== 'forged';
  };
  demo.consume(record, { handlers: [on(AccountChangedSchema, record, { publishers: ['asked'], confirm })] });
  await demo.publish('a', 'first', 'forged', 'last');
  await eventually(async () => expect(await demo.count('outbox')).toBe(0));
  isAway = false;
  await eventually(async () => expect(await demo.effects()).toEqual(['first', 'last']));
  expect([await demo.count('inbox'), await demo.count('parked_event')]).toEqual([3, 0]);
});

it('shares a topic among replicas that come and go, each event with one effect, in the order of its key', async () => {
  const demo = await openDemo(stack, 'replicas');
  demo.relay();
  const slowly: Handle = async (tx, message, meta) => {
    await tx.execute(sql`select pg_sleep(0.002)`);
    await record(tx, message, meta);
  };
  const first = demo.consume(slowly);
  const publishSome = async (from: number, to: number) => {
    for (const name of names(from, to)) await Promise.all(['a', 'b', 'c'].map((key) => demo.publish(key, name)));
  };
  await publishSome(1, 40);
  demo.consume(slowly);
  await publishSome(41, 80);
  await first.stop();
  await publishSome(81, 120);
  for (const key of ['a', 'b', 'c']) {
    await eventually(async () => expect(await demo.effects(key)).toEqual(names(1, 120)), { timeoutMs: 20_000 });
  }
});

it('tries anew when KafkaJS gives the consumer up, and ends the process when that does not help', async () => {
  const demo = await openDemo(stack, 'crash');
  // A group speaks one protocol: whoever comes with another is refused for good.
  const name = 'AnotherAssigner';
  const stranger = new kafkajs.Kafka({
    brokers: [...stack.kafkaBrokers],
    logLevel: kafkajs.logLevel.NOTHING,
  }).consumer({
    groupId: demo.group,
    partitionAssigners: [
      () => ({
        name,
        version: 1,
        assign: async () => [],
        protocol: ({ topics }) => ({
          name,
          metadata: kafkajs.AssignerProtocol.MemberMetadata.encode({ version: 1, topics, userData: Buffer.from([]) }),
        }),
      }),
    ],
  });
  await stranger.connect();
  await stranger.subscribe({ topics: [topicName(stack.kafkaPrefix, 'crash')] });
  const joined = new Promise<void>((resolve) => {
    stranger.on('consumer.group_join', () => resolve());
  });
  await stranger.run({ eachMessage: async () => {} });
  await joined;
  const exited = Promise.withResolvers<number>();
  demo.consume(record, { life: demo.lifecycle(exited.resolve), crashesMax: 2 });
  const patient = demo.consume(record, { crashesMax: 1_000 });
  expect(await exited.promise).toBe(1);
  await stranger.disconnect();
  demo.relay();
  await demo.publish('a', 'when the stranger had left');
  await eventually(async () => expect(await demo.effects()).toEqual(['when the stranger had left']));
  expect(patient.signal.aborted).toBe(false);
});

it('in no hurry lets events wait for others, and polls twice a second at most', async () => {
  const demo = await openDemo(stack, 'slow');
  let polls = 0;
  const counting: EventBus = {
    ...demo.bus,
    consumer: (...args) => {
      const consumer = demo.bus.consumer(...args);
      consumer.on('consumer.fetch', () => {
        polls += 1;
      });
      return consumer;
    },
  };
  demo.relay();
  await demo.publish('a', 'first');
  demo.consume(record, { bus: counting, inNoHurry: true });
  await eventually(async () => expect(await demo.effects()).toEqual(['first']));
  const startMs = performance.now();
  polls = 0;
  for (const name of names(1, 20)) {
    await demo.publish('a', name);
    await eventually(async () => expect(await demo.count('outbox')).toBe(0));
  }
  await eventually(async () => expect(await demo.effects()).toEqual(['first', ...names(1, 20)]));
  // One was under way at the start.
  expect(polls).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - startMs) / 500));
});

const spans = new InMemorySpanExporter();
afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

it('goes on with the trace in which the event was published', async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] }));
  const demo = await openDemo(stack, 'trace');
  demo.relay();
  demo.consume(record);
  const publishing = await withTrace({}, 'publish', {}, async (span) => {
    await demo.publish('a', 'traced');
    return span.spanContext();
  });
  await eventually(async () => expect(await demo.effects()).toEqual(['traced']));
  const handling = spans.getFinishedSpans().find((span) => span.name.startsWith('process '));
  expect(handling?.spanContext().traceId).toBe(publishing.traceId);
  expect(handling?.parentSpanContext?.spanId).toBe(publishing.spanId);
});

it('sets no timer that is over before it began, as KafkaJS does to look for requests that wait', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const demo = await openDemo(stack, 'resting');
  demo.relay();
  demo.consume(record);
  await demo.publish('a', 'told');
  await eventually(async () => expect(await demo.effects('a')).toHaveLength(1));
  expect(timers.mock.calls.filter(([, ms]) => Number(ms) < 0)).toEqual([]);
});
