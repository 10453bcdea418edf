import type { Clock } from '@review-reply/clock';
import { startDueWorker, type WakeSignal } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { type ErasedClient, leaseDueErasures, releaseErasure } from '../storage/erasing.ts';
import { type Erasing, eraseAccount } from '../use-cases/leaving/erase-account.ts';

/** Accounts erased at once by one process; what subscribers wait for comes first. */
const concurrencyMax = 1;
const pollEveryMs = 1_000;
/** A long backlog takes longer: then another worker joins in, which does no harm. */
const leaseMs = 60_000;

/** Deletes what there is of accounts that are to be erased. */
export function startErasing(erasing: Erasing & { readonly clock: Clock }, life: Lifecycle, due: WakeSignal): void {
  const { database, clock } = erasing;
  startDueWorker<ErasedClient>({
    name: 'erase-accounts',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: leaseDueErasures,
    handle: (client, signal) => eraseAccount(erasing, client, signal),
    giveBack: (client) => releaseErasure(database.sql, client),
  });
}
