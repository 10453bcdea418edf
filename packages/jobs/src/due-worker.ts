import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '@review-reply/clock';
import { isPassing } from '@review-reply/errors';
import type { Database, Executor } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';
import { backoffMaxMs, startLoop } from './loop.ts';
import { createWakeSignal, type WakeSignal } from './wake-signal.ts';

const giveBackFirstMs = 500;

export interface LeaseRequest<J = unknown> {
  /** Rows at most. */
  readonly limit: number;
  /** What this worker works on, for bounds on jobs of a kind. */
  readonly running: readonly J[];
  /** Business time: what is due at or before it may be taken. */
  readonly now: Date;
  /** Real time: what others hold at or before it is free again. */
  readonly realNow: Date;
  /** Real time to write on the rows taken. */
  readonly leaseUntil: Date;
}

export interface DueWorkerOptions<J> {
  /** As in `LoopOptions`. */
  readonly name: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly life: Lifecycle;
  /** Jobs worked on at once. */
  readonly concurrencyMax: number;
  /** How long a row stays ours without an end, in milliseconds of real time; longer than `handle` may take. */
  readonly leaseMs: number;
  /** How often an idle worker looks for due rows. */
  readonly pollEveryMs: number;
  /** Makes an idle worker look at once; without it, it looks as often as it polls. */
  readonly due?: WakeSignal;
  /** Takes due rows with FOR UPDATE SKIP LOCKED and writes the lease on them, in one statement. */
  readonly lease: (db: Executor, request: LeaseRequest<J>) => Promise<readonly J[]>;
  /**
   * Does one job and settles its row. What it throws is logged; the row comes back when its lease has passed, or
   * earlier by `giveBack`. The signal aborts when the process begins to stop: long work ends at its next border. What
   * must not be cut in the middle, such as a send, is not given it.
   */
  readonly handle: (job: J, signal: AbortSignal) => Promise<void>;
  /**
   * Hands back a job that still has its lease: one that was leased but not started when the worker stops, which is
   * still done without it, and one that an outage interrupted, so that it need not wait for its lease to pass.
   */
  readonly giveBack?: (job: J) => Promise<void>;
}

/**
 * Works on rows as they fall due, shared by any number of replicas through leases. As soon as the process stops it
 * takes nothing new; its clean-up waits for what runs. While the database is away it tries again, up to 5 s apart.
 */
export function startDueWorker<J>(options: DueWorkerOptions<J>): void {
  const { name, life, concurrencyMax, pollEveryMs, due = createWakeSignal() } = options;
  const running = new Map<J, Promise<void>>();

  const start = (job: J) => {
    const work = handleSafely(options, job).finally(() => {
      running.delete(job);
      due.wake();
    });
    running.set(job, work);
  };

  const takeDue = async (): Promise<void> => {
    const free = concurrencyMax - running.size;
    if (free <= 0) return;
    const jobs = await leaseDue(options, { limit: free, running: [...running.keys()] });
    for (const job of jobs) {
      if (life.signal.aborted && options.giveBack !== undefined) await giveBackSafely(options, job);
      else start(job);
    }
  };

  const looping = startLoop({ name, due, pollEveryMs, life, work: takeDue });
  life.onStop(`worker ${name}`, async () => {
    await looping;
    await Promise.all(running.values());
  });
}

async function handleSafely<J>(options: DueWorkerOptions<J>, job: J): Promise<void> {
  const { handle, life, name } = options;
  try {
    await handle(job, life.signal);
  } catch (error) {
    count('jobs.failures', 1, { worker: name });
    life.logger.error({ err: error, worker: name }, 'A job failed and will come back.');
    if (isPassing(error)) await giveBackAfterOutage(options, job);
  }
}

/** Tries, once the moment has passed, until the database takes it, the lease has ended anyway, or the process stops. */
async function giveBackAfterOutage<J>({ giveBack, life, leaseMs, name }: DueWorkerOptions<J>, job: J): Promise<void> {
  if (giveBack === undefined) return;
  const deadline = performance.now() + leaseMs;
  for (
    let waitMs = giveBackFirstMs;
    performance.now() + waitMs < deadline;
    waitMs = Math.min(2 * waitMs, backoffMaxMs)
  ) {
    await delay(waitMs, undefined, { signal: life.signal }).catch(() => {});
    try {
      await giveBack(job);
      return;
    } catch (error) {
      if (life.signal.aborted || !isPassing(error)) return;
      life.logger.debug({ err: error, worker: name }, 'A job could not be given back yet.');
    }
  }
}

async function giveBackSafely<J>({ giveBack, life, name }: DueWorkerOptions<J>, job: J): Promise<void> {
  try {
    await giveBack?.(job);
  } catch (error) {
    life.logger.warn({ err: error, worker: name }, 'A job could not be given back and waits for its lease to pass.');
  }
}

function leaseDue<J>(
  { database, clock, leaseMs, lease }: DueWorkerOptions<J>,
  bounds: Pick<LeaseRequest<J>, 'limit' | 'running'>,
): Promise<readonly J[]> {
  const realNow = clock.realNow();
  const request = { ...bounds, now: clock.now(), realNow, leaseUntil: new Date(realNow.getTime() + leaseMs) };
  return lease(database.sql, request);
}
