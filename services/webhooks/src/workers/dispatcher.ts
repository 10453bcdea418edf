import { setTimeout as delay } from 'node:timers/promises';
import { startLoop, type WakeSignal } from '@review-reply/jobs';
import { afterCommit } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import { isSuccess } from '../domain/delivery.ts';
import type { EventSender } from '../network/event-sender.ts';
import { giveBackDeliveries, type Lease } from '../storage/claim-deliveries.ts';
import type { Dispatching, SendingContext } from '../use-cases/context.ts';
import { type EndedAttempt, settleAttempts } from '../use-cases/settle-attempts.ts';
import { claimRowsMax, createClaiming } from './claiming.ts';
import { recordAttempt } from './metrics.ts';
import { Reservations } from './reservations.ts';
import { createResultWriter } from './result-writer.ts';
import { Sending } from './sending.ts';

const name = 'send-deliveries';
/** How often an idle dispatcher looks: for retries that fall due and what other replicas wrote. */
const pollEveryMs = 500;
/** Between two looks, however much there is to do, so that each finds many rows. */
const claimPauseMs = 4;
/** A look that took long is followed by a pause, so that the database is never busy with looking alone. */
const pausePerClaim = 0.2;
/**
 * Deliveries in this process for each attempt it may make at once: under way, waiting for a slot, or to be recorded.
 */
const heldPerSlot = 5;
/** While more wait than this share of the slots, no more are taken. */
const lowWater = 0.5;
const lostMessage = 'Results could not be recorded: they will be sent again.';
const groupItemsMax = 500;
const groupPauseMs = 5;
const writeTriesMax = 30;
const writeAgainAfterMs = 500;
/** What is left of a lease for recording the result. */
const recordingMs = 1_000;
/**
 * What has waited longer in this process is handed back rather than sent: its endpoint may have been changed by way of
 * another replica meanwhile.
 */
const waitingMaxMs = 5_000;

export interface DispatcherOptions {
  readonly context: SendingContext;
  readonly sender: EventSender;
  readonly life: Lifecycle;
  /** Makes an idle dispatcher look at once. */
  readonly due: WakeSignal;
  readonly concurrencyMax: number;
  readonly timeoutMs: number;
  readonly leaseMs: number;
}

/**
 * Sends what is due. A lease is written before an attempt and ends with its result, so a replica that dies leaves its
 * deliveries to the others, who send them again under the same event id once the lease has passed. Claims take many
 * rows in one statement, and results are written many in one, so that a delivery costs a small part of two commits.
 */
export function startDispatcher(options: DispatcherOptions): Dispatching {
  const { life, due, timeoutMs } = options;
  const { signal } = life;
  const engine = createEngine(options);
  const { sending, results, giveBack } = engine;
  const looking = startLoop({ name, due, pollEveryMs, life, work: () => lookOnce(engine) });
  life.onStop(
    `worker ${name}`,
    async () => {
      await looking;
      await sending.stop();
      await results.idle();
      await giveBack().catch((error: unknown) => life.logger.warn({ err: error }, 'Leases could not be given back.'));
    },
    { timeoutMs: timeoutMs + 2 * recordingMs },
  );

  const reservations = new Reservations();
  return {
    reserve: (tx, webhookId) => {
      if (signal.aborted || engine.free() <= 0) return null;
      return reservations.reserve(tx, webhookId, sending.slots.roomOf(webhookId)) ? engine.leaseUntil() : null;
    },
    handOver: (tx, deliveries) => afterCommit(tx, () => sending.add(deliveries)),
    recall: (endpoint) => {
      sending.leave(endpoint);
      due.wake();
    },
  };
}

type Engine = ReturnType<typeof createEngine>;

/** Claims, attempts and results, each telling the others when there is room or something to do. */
function createEngine({ context, sender, life, due, concurrencyMax, timeoutMs, leaseMs }: DispatcherOptions) {
  const { database, clock } = context;
  const left: Lease[] = [];
  const results = createResultWriter<EndedAttempt>({
    writeGroup: async (group) => {
      for (const disabled of await settleAttempts(context, group)) sending.leave(disabled);
    },
    groupItemsMax,
    pauseMs: groupPauseMs,
    // Failures in a row end what is sent to an endpoint: the sooner they are counted the better.
    isUrgent: ({ result }) => !isSuccess(result),
    triesMax: writeTriesMax,
    tryAgainAfterMs: writeAgainAfterMs,
    onDone: (group) => {
      sending.recorded(group);
      wakeForMore();
    },
    onLost: (error, group) => life.logger.error({ err: error, deliveries: group.length }, lostMessage),
  });
  const sending = new Sending({
    context,
    sender,
    concurrencyMax,
    leaseLeftMinMs: Math.max(Math.min(timeoutMs + recordingMs, leaseMs * 0.9), leaseMs - waitingMaxMs),
    onEnded: (ended) => {
      recordAttempt(ended);
      results.write(ended);
    },
    onLeft: (deliveries) => left.push(...deliveries),
    onRoom: () => wakeForMore(),
  });
  const free = () => concurrencyMax * heldPerSlot - sending.queued - sending.running - results.waiting;
  const leaseUntil = () => new Date(clock.realNow().getTime() + leaseMs);
  const claiming = createClaiming({ context, sending, queuedMax: concurrencyMax * lowWater, free, leaseUntil });
  const wakeForMore = () => {
    if (claiming.mayHaveMore) due.wake();
  };
  const giveBack = async () => {
    if (left.length > 0) await giveBackDeliveries(database, left.splice(0, claimRowsMax));
  };
  return { results, sending, claiming, free, leaseUntil, giveBack };
}

async function lookOnce({ claiming, giveBack }: Engine): Promise<void> {
  await giveBack();
  const startedMs = performance.now();
  await claiming.claim();
  await delay(claimPauseMs + pausePerClaim * (performance.now() - startedMs));
}
