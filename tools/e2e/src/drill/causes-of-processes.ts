import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceName } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { Kafka, logLevel } from 'kafkajs';
import { openTopic, topicOf } from '../topic.ts';
import { type End, goOn, type Stage } from './cause.ts';

/** Above what `ConsumerLags` takes for keeping up. */
const flooded = 6_000;
/** As many as a request to the broker may bring. */
const sentAtOnce = 300;
const stopsForMs = 400;
const holdsAfterMs = 60_000;
const slowModel = { target: 'ai.chat', delay_ms: 3_000, times: 20 };

export async function pause({ site: { e2e } }: Stage, name: ServiceName): Promise<End> {
  await e2e.platform.process(name).kill('SIGSTOP');
  return () => e2e.platform.process(name).kill('SIGCONT');
}

/** What a processor does that has others to serve. */
export async function makeLate({ site: { e2e } }: Stage, name: ServiceName): Promise<End> {
  const process = e2e.platform.process(name);
  return goOn(async () => {
    await process.kill('SIGSTOP');
    await delay(stopsForMs);
    await process.kill('SIGCONT');
  });
}

/** An event that everybody has handled comes again. */
export async function flood({ site: { e2e } }: Stage): Promise<void> {
  const topic = await openTopic(e2e.kafkaBrokers, topicOf(e2e, 'reviews'));
  const [message] = await topic.find({ type: /./, countMin: 1 });
  if (message !== undefined)
    for (let sent = 0; sent < flooded; sent += sentAtOnce) await topic.sendAgain(message, sentAtOnce);
  await topic.close();
}

export async function tellByAnotherTopic({ site: { e2e } }: Stage): Promise<End> {
  const topic = await openTopic(e2e.kafkaBrokers, topicOf(e2e, 'reviews'));
  const [message] = await topic.find({ type: /ReviewCreated$/, countMin: 1 });
  await topic.close();
  const producer = new Kafka({ brokers: [...e2e.kafkaBrokers], logLevel: logLevel.NOTHING }).producer();
  await producer.connect();
  const { key = null, value = null, headers = {} } = message?.message ?? {};
  await producer.send({ topic: topicOf(e2e, 'places'), messages: [{ key, value, headers }] });
  return () => producer.disconnect();
}

/** A suggestion is being written when the way is cut, so that its hold can be neither captured nor asked about. */
export async function leaveHold({ site: { e2e, edges, databases } }: Stage): Promise<End> {
  await e2e.simulator.addFault(slowModel);
  await eventually(async () => {
    const open = await databases.query('billing', "select 1 from hold where state = 'reserved'");
    if (open.length === 0) throw new Error('No suggestion is being written.');
  });
  const ways = [edges.from('reviews', 'billing'), edges.from('billing', 'reviews')];
  for (const way of ways) way.set({ is: 'cut' });
  await e2e.simulator.clearFaults(slowModel.target);
  await e2e.advance(holdsAfterMs);
  return async () => {
    for (const way of ways) way.set({ is: 'open' });
  };
}
