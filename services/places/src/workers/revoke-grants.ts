import { startDueWorker, type WakeSignal } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { leaseDueRevocations, postponeRevocation, type Revocation } from '../storage/revocations.ts';
import type { Context } from '../use-cases/context.ts';
import { revokeGrant } from '../use-cases/leaving/revoke-grant.ts';

/** Grants ended at once by one process. */
const concurrencyMax = 4;
const pollEveryMs = 1_000;
/** Longer than a call to the platform may take. */
const leaseMs = 60_000;

/** Ends the grants of accounts that left, each as it falls due. */
export function startRevoking(context: Context, life: Lifecycle, due: WakeSignal): void {
  const { database, clock } = context;
  startDueWorker<Revocation>({
    name: 'revoke-grants',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: leaseDueRevocations,
    handle: (revocation, signal) => revokeGrant(context, revocation, signal),
    giveBack: (revocation) => postponeRevocation(database.sql, revocation, null),
  });
}
