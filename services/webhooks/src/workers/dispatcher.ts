import { setTimeout as delay } from 'node:timers/promises';
import type { WakeSignal } from '@review-reply/jobs';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import { isSuccess } from '../domain/delivery.ts';
import type { EventSender } from '../network/event-sender.ts';
import { claimDeliveries, giveBackDeliveries, type Lease } from '../storage/claim-deliveries.ts';
import type { Dispatching, SendingContext } from '../use-cases/context.ts';
import { type EndedAttempt, settleAttempts } from '../use-cases/settle-attempts.ts';
import { ClaimShare } from './claim-share.ts';
import { createAttemptMetrics } from './metrics.ts';
import { createResultWriter } from './result-writer.ts';
import { Sending } from './sending.ts';

/** How often an idle dispatcher looks: for retries that fall due and what other replicas wrote. */
const pollEveryMs = 200;
/** Between two looks, however much there is to do, so that each finds many rows. */
const claimPauseMs = 4;
/** A look that took long is followed by a pause, so that the database is never busy with looking alone. */
const pausePerClaim = 0.2;
/** Retries are a minute apart at least, and may be late by a tenth of that. */
const retriesEveryMs = 200;
/** How much longer than a look for retries the pause after it is. */
const retriesRestFactor = 4;
const claimRowsMax = 500;
/** Deliveries in this process for each attempt it may make at once: under way, waiting for a place, or to be recorded. */
const heldPerPlace = 5;
/** While more wait than this share of the places, no more are taken. */
const lowWater = 0.5;
const groupItemsMax = 500;
const groupPauseMs = 5;
const writeTriesMax = 30;
const writeAgainAfterMs = 500;
const backoffMaxMs = 5_000;
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
 * deliveries to the others, who send them again under the same event id once the lease has passed. Claims take many rows
 * in one statement, and results are written many in one, so that a delivery costs a small part of two commits.
 */
export function startDispatcher(options: DispatcherOptions): Dispatching {
  const { context, sender, life, due, concurrencyMax, timeoutMs, leaseMs } = options;
  const { database, clock } = context;
  const { signal, logger } = life;
  const heldMax = concurrencyMax * heldPerPlace;
  const metrics = createAttemptMetrics();
  const left: Lease[] = [];
  const hasMore = { firsts: false, retries: false };
  const shares = { firsts: new ClaimShare(claimRowsMax), retries: new ClaimShare(claimRowsMax) };
  let retriesAtMs = 0;

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
    onLost: (error, group) =>
      logger.error({ err: error, deliveries: group.length }, 'Results could not be recorded: they will be sent again.'),
  });
  const sending = new Sending({
    context,
    sender,
    concurrencyMax,
    leaseLeftMinMs: Math.max(Math.min(timeoutMs + recordingMs, leaseMs * 0.9), leaseMs - waitingMaxMs),
    onEnded: (ended) => {
      metrics.count(ended.result, ended.delivery.attempts > 0);
      results.write(ended);
    },
    onLeft: (deliveries) => left.push(...deliveries),
    onRoom: () => wakeForMore(),
  });
  const free = () => heldMax - sending.queued - sending.running - results.waiting;
  const wakeForMore = () => {
    if ((hasMore.firsts || hasMore.retries) && sending.queued <= concurrencyMax * lowWater && free() > 0) due.wake();
  };
  const leaseUntil = () => new Date(clock.realNow().getTime() + leaseMs);

  const giveBack = async () => {
    if (left.length > 0) await giveBackDeliveries(database, left.splice(0, claimRowsMax));
  };

  const claim = async (isRetry: boolean): Promise<void> => {
    const limit = Math.min(claimRowsMax, free());
    if (limit <= 0 || sending.queued > concurrencyMax * lowWater) return;
    const { places } = sending;
    const kind = isRetry ? 'retries' : 'firsts';
    const claimed = await claimDeliveries(database, {
      limit,
      now: clock.now(),
      realNow: clock.realNow(),
      leaseUntil: leaseUntil(),
      rooms: places.rooms(),
      roomByDefault: places.roomByDefault,
      share: shares[kind].rows,
      isRetry,
    });
    shares[kind].learn(claimed, limit);
    hasMore[kind] = claimed.length > 0;
    sending.add(claimed);
  };

  /** Many endpoints may have retries that are not due yet: looking through them takes its time, and so it is seldom done. */
  const claimRetries = async (): Promise<void> => {
    const startedMs = performance.now();
    if (startedMs < retriesAtMs && !hasMore.retries) return;
    await claim(true);
    const tookMs = performance.now() - startedMs;
    retriesAtMs = performance.now() + Math.max(retriesEveryMs, tookMs * retriesRestFactor);
  };

  const loop = async () => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await giveBack();
        const startedMs = performance.now();
        await claim(false);
        await claimRetries();
        failures = 0;
        await delay(claimPauseMs + pausePerClaim * (performance.now() - startedMs));
        await due.wait(pollEveryMs);
      } catch (error) {
        failures += 1;
        logger.warn({ err: error, worker: 'dispatcher' }, 'Due deliveries could not be looked up and are tried again.');
        if (!signal.aborted) due.forget();
        await due.wait(Math.min(backoffMaxMs, 100 * 2 ** Math.min(failures, 16)));
      }
    }
  };

  signal.addEventListener('abort', due.wake, { once: true });
  const looping = loop();
  life.onStop(
    'worker dispatcher',
    async () => {
      await looping;
      await sending.stop();
      await results.idle();
      await giveBack().catch((error: unknown) => logger.warn({ err: error }, 'Leases could not be given back.'));
    },
    { timeoutMs: timeoutMs + 2 * recordingMs },
  );

  const reservations = new WeakMap<Transaction, Map<bigint, number>>();
  return {
    reserve: (tx, webhookId) => {
      const reserved = reservations.get(tx) ?? new Map<bigint, number>();
      reservations.set(tx, reserved);
      const own = reserved.get(webhookId) ?? 0;
      if (signal.aborted || free() <= 0 || sending.places.roomOf(webhookId) <= own) return null;
      reserved.set(webhookId, own + 1);
      return leaseUntil();
    },
    handOver: (tx, deliveries) => afterCommit(tx, () => sending.add(deliveries)),
    recall: (endpoint) => {
      sending.leave(endpoint);
      due.wake();
    },
  };
}
