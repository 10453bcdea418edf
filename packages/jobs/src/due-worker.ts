import type { Clock } from '@review-reply/clock';
import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';

const backoffMaxMs = 5_000;

export interface LeaseRequest {
  /** Rows at most. */
  readonly limit: number;
  /** Business time: what is due at or before it may be taken. */
  readonly now: Date;
  /** Real time: what others hold at or before it is free again. */
  readonly realNow: Date;
  /** Real time to write on the rows taken. */
  readonly leaseUntil: Date;
}

export interface DueWorkerOptions<J> {
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
  /** Takes due rows with FOR UPDATE SKIP LOCKED and writes the lease on them. */
  readonly lease: (tx: Transaction, request: LeaseRequest) => Promise<readonly J[]>;
  /** Does one job and settles its row. What it throws is logged; the row comes back when its lease has passed. */
  readonly handle: (job: J, signal: AbortSignal) => Promise<void>;
  /** Hands back a job that was leased but not started when the worker stops. */
  readonly giveBack?: (job: J) => Promise<void>;
}

export interface DueWorker {
  /** Something may have become due: look now instead of at the next poll. */
  wake(): void;
}

/**
 * Works on rows as they fall due, shared by any number of replicas through leases. At the stop it takes nothing new and
 * waits for what runs.
 */
export function startDueWorker<J>(options: DueWorkerOptions<J>): DueWorker {
  const { name, life, concurrencyMax, pollEveryMs } = options;
  const running = new Set<Promise<void>>();
  const aborter = new AbortController();
  let stopped = false;
  let woken = false;
  let ring: (() => void) | undefined;
  const wake = () => {
    woken = true;
    ring?.();
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, ms);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    }).then(() => {
      woken = false;
      ring = undefined;
    });

  const start = (job: J) => {
    const work = options
      .handle(job, aborter.signal)
      .catch((error: unknown) => life.logger.error({ err: error, worker: name }, 'A job failed and will come back.'))
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  };

  const loop = async () => {
    let failures = 0;
    while (!stopped) {
      try {
        const free = concurrencyMax - running.size;
        const jobs = free > 0 ? await leaseDue(options, free) : [];
        failures = 0;
        for (const job of jobs) {
          if (stopped && options.giveBack !== undefined) await options.giveBack(job);
          else start(job);
        }
        if (jobs.length < free || free === 0) await pause(pollEveryMs);
      } catch (error) {
        failures += 1;
        life.logger.warn({ err: error, worker: name }, 'Due work could not be looked up and is tried again.');
        woken = false;
        await pause(Math.min(backoffMaxMs, 100 * 2 ** failures));
      }
    }
  };

  const looping = loop();
  life.onStop(`worker ${name}`, async () => {
    stopped = true;
    ring?.();
    await looping;
    await Promise.all(running);
  });
  life.signal.addEventListener('abort', () => aborter.abort(), { once: true });
  return { wake };
}

function leaseDue<J>({ database, clock, leaseMs, lease }: DueWorkerOptions<J>, limit: number): Promise<readonly J[]> {
  const realNow = clock.realNow();
  const request = { limit, now: clock.now(), realNow, leaseUntil: new Date(realNow.getTime() + leaseMs) };
  return inTransaction(database, (tx) => lease(tx, request));
}
