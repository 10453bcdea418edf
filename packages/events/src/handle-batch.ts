import { SpanKind } from '@opentelemetry/api';
import { isPassing } from '@review-reply/errors';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { count, record, withTrace } from '@review-reply/telemetry';
import { asActorOf } from './actor.ts';
import type { ConsumerOptions } from './consumer.ts';
import { describeError } from './describe-error.ts';
import type { Envelope } from './envelope.ts';
import { findUnconfirmed, type Gathered, handlersOf } from './handler.ts';
import { recordHandled } from './inbox.ts';
import { park, parkedKeys } from './parking.ts';
import { refuse } from './refuse.ts';
import { topicName } from './topic.ts';
import { backoffMs, pause } from './wait.ts';

/** Tries of an event whose handler fails, before it is parked. */
const triesMax = 3;
const backoffMaxMs = 5_000;

export interface Batch extends ConsumerOptions {
  readonly topic: string;
  readonly events: readonly Envelope[];
  /** Keeps the consumer in its group while we wait; throws when the group rebalances. */
  readonly heartbeat: () => Promise<void>;
  /** False once the partition is no longer ours or the process stops. */
  readonly goesOn: () => boolean;
  readonly stopping: AbortSignal;
}

/**
 * Handles events in one transaction; when that fails, one by one, so that a single bad event is found and parked. What
 * only needs time (a database that is away) is waited for as long as the partition is ours.
 * @returns whether all are handled or parked; false when the partition was taken away or the process stops before
 */
export async function handleBatch(batch: Batch): Promise<boolean> {
  const { events, topic, group, life } = batch;
  if (events.length === 0) return true;
  if (events.length > 1) {
    const together = await settle(batch, 1, () => handleAll(batch, events));
    if (together.state !== 'failed') return together.state === 'done';
  }
  for (const event of events) {
    const alone = await settle(batch, triesMax, () => handleAll(batch, [event]));
    if (alone.state === 'interrupted') return false;
    if (alone.state === 'done') continue;
    const { error } = alone;
    life.logger.error(
      { err: error, event_id: event.id, type: event.type, topic },
      'An event could not be handled and is parked.',
    );
    // Tried for as long as it takes: an event that is neither handled nor parked would be lost.
    const parked = await settle(batch, Number.POSITIVE_INFINITY, () =>
      inTransaction(batch.database, (tx) => park(tx, group, topic, event, describeError(error))),
    );
    if (parked.state !== 'done') return false;
  }
  return true;
}

type Settled =
  | { readonly state: 'done' }
  | { readonly state: 'interrupted' }
  /** Nothing of it was committed. */
  | { readonly state: 'failed'; readonly error: unknown };

/** Tries `work` until it is done, fails `tries` times for reasons of its own, or is interrupted. */
async function settle(batch: Batch, tries: number, work: () => Promise<void>): Promise<Settled> {
  const { life, topic, goesOn, heartbeat, stopping } = batch;
  let failures = 0;
  let ownFailures = 0;
  while (goesOn()) {
    try {
      await work();
      return { state: 'done' };
    } catch (error) {
      failures += 1;
      if (!isPassing(error)) ownFailures += 1;
      if (ownFailures >= tries) return { state: 'failed', error };
      life.logger.warn({ err: error, topic, failures }, 'Events could not be handled yet.');
    }
    await heartbeat();
    await pause(backoffMs(failures, backoffMaxMs), stopping);
  }
  return { state: 'interrupted' };
}

/**
 * Handles what several partitions brought in one transaction.
 * @returns whether it was done; if not nothing was, and each partition's share is to be handled by itself
 */
export async function handleTogether(options: ConsumerOptions, events: readonly Envelope[]): Promise<boolean> {
  try {
    await handleAll(options, events);
  } catch (error) {
    options.life.logger.warn({ err: error, events: events.length }, 'Events could not be handled together.');
    return false;
  }
  return true;
}

async function handleAll(options: ConsumerOptions, events: readonly Envelope[]): Promise<void> {
  const startedMs = performance.now();
  const measure = (failed: { 'error.type'?: string }) =>
    record('messaging.process.duration', (performance.now() - startedMs) / 1_000, {
      'messaging.system': 'kafka',
      'messaging.operation.name': 'process',
      ...failed,
    });
  try {
    const unconfirmed = await findUnconfirmed(events, options.handlers);
    await inTransaction(options.database, (tx) => handleIn(tx, options, events, unconfirmed));
  } catch (error) {
    measure({ 'error.type': error instanceof Error ? error.name : typeof error });
    throw error;
  }
  measure({});
  for (const [publisher, { length }] of Map.groupBy(events, (event) => event.publisher))
    count('messaging.client.consumed.messages', length, {
      'messaging.system': 'kafka',
      'messaging.destination.name': topicName(options.kafkaPrefix, publisher),
    });
  killPoint('consumer.after-commit');
}

async function handleIn(
  tx: Transaction,
  { group, kafkaPrefix, handlers, parkBy = 'key', life }: ConsumerOptions,
  events: readonly Envelope[],
  unconfirmed: ReadonlySet<string>,
): Promise<void> {
  const topicOf = ({ publisher }: Envelope) => topicName(kafkaPrefix, publisher);
  const waiting = parkBy === 'key' ? await waitingEvents(tx, group, events, topicOf) : new Set<Envelope>();
  const fresh = await recordHandled(
    tx,
    group,
    events.filter((event) => !waiting.has(event)),
  );
  const gathering = new Gathering(tx);
  for (const event of events) {
    if (waiting.has(event)) await park(tx, group, topicOf(event), event, 'Waits behind an earlier event of its key.');
    // Deleted at once, so that the same event twice in one batch has one effect too.
    else if (!fresh.delete(event.id)) continue;
    else if (unconfirmed.has(event.id)) refuse(life.logger, event, 'unconfirmed');
    else await handle(tx, event, handlers, gathering);
  }
  await gathering.work();
}

/** Those of a key that has a parked event. */
async function waitingEvents(
  tx: Transaction,
  group: string,
  events: readonly Envelope[],
  topicOf: (event: Envelope) => string,
): Promise<Set<Envelope>> {
  const waiting = new Set<Envelope>();
  for (const [topic, ofTopic] of Map.groupBy(events, topicOf)) {
    const keys = ofTopic.map(({ key }) => key);
    const parked = await parkedKeys(tx, group, topic, keys);
    for (const event of ofTopic) if (parked.has(event.key)) waiting.add(event);
  }
  return waiting;
}

/** What events that follow one another ask for and is done for all of them at once. */
class Gathering {
  readonly #tx: Transaction;
  #gathered: Gathered[] = [];
  #events: Envelope[] = [];

  constructor(tx: Transaction) {
    this.#tx = tx;
  }

  async add(event: Envelope, gathered: Gathered): Promise<void> {
    if (this.#gathered[0]?.work !== gathered.work) await this.work();
    this.#gathered.push(gathered);
    this.#events.push(event);
  }

  /** Does what was gathered, before anything else is done; in the trace of the first event, linked to the others'. */
  async work(): Promise<void> {
    const [first] = this.#gathered;
    if (first === undefined) return;
    const items = this.#gathered.splice(0).map(({ item }) => item as never);
    const [{ traceparent, tracestate }, ...links] = this.#events.splice(0) as [Envelope, ...Envelope[]];
    const options = { links, attributes: { 'messaging.batch.message_count': items.length } };
    await withTrace({ traceparent, tracestate }, 'process together', options, () => first.work(this.#tx, items));
  }
}

/**
 * Runs the handlers of an event in the trace that it came with, on behalf of whom it is due to.
 * @param gathering takes what can be done for many events at once; without it, it is done at once
 */
export async function handle(
  tx: Transaction,
  event: Envelope,
  handlers: ConsumerOptions['handlers'],
  gathering?: Gathering,
): Promise<void> {
  const parent = { traceparent: event.traceparent, tracestate: event.tracestate };
  const options = { kind: SpanKind.CONSUMER, attributes: { 'messaging.message.id': event.id } };
  const within = <T>(work: () => Promise<T>) =>
    withTrace(parent, `process ${event.type}`, options, () => asActorOf(event, work));
  for (const { gather, handle } of handlersOf(event, handlers)) {
    if (gathering !== undefined && gather !== undefined)
      await gathering.add(event, await within(() => gather(tx, event)));
    else {
      await gathering?.work();
      await within(() => handle(tx, event));
    }
  }
}
