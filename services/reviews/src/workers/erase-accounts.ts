import { startDueWorker, type WakeSignal } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { type ErasureJob, leaseDueErasures, releaseErasure } from '../storage/leaving.ts';
import type { Context } from '../use-cases/context.ts';
import { eraseAccount } from '../use-cases/leaving/erase-account.ts';

/** Accounts erased at once by one process; what customers wait for comes first. */
const concurrencyMax = 1;
const pollEveryMs = 1_000;
/** A large account takes longer: then another worker joins in, which does no harm. */
const leaseMs = 60_000;

/** Deletes what there is of accounts that are to be erased. */
export function startErasing(context: Context, life: Lifecycle, due: WakeSignal): void {
  const { database, clock } = context;
  startDueWorker<ErasureJob>({
    name: 'erase-accounts',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: leaseDueErasures,
    handle: (job, signal) => eraseAccount(context, job, signal),
    giveBack: (job) => releaseErasure(database.sql, job),
  });
}
