import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import { type DetachedAccount, keptAfterDetachingMs, nextMoveAt } from '../../domain/leaving.ts';
import { accountDetached } from '../../events/leaving-events.ts';
import { lockAccount } from '../../storage/accounts.ts';
import { cancelEnrollmentsOf } from '../../storage/enrollments.ts';
import { findClient, markDetached } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';
import { ended } from '../enrollment/fail-enrollment.ts';
import { noteEdgeChange } from '../note-edge-change.ts';

/**
 * Detaches a partner's client: the partner can no longer act for it, every service stops what it does for it, and after
 * 30 days it is erased. An enrolment of it that is being finished ends as canceled. However often and at once it is
 * asked for, it happens once.
 * @throws AppError not_found for an account that is no client of this partner's
 */
export async function detachAccount(
  context: Context,
  of: { accountId: bigint; partnerAccountId: bigint },
): Promise<DetachedAccount> {
  const { database, clock, outbox } = context;
  const { accountId } = of;
  const account = await inTransaction(database, async (tx) => {
    await lockAccount(tx, accountId);
    const client = await findClient(tx, of);
    if (client === null) throw errors.clientNotFound();
    const { detachedAt, deleteAfter } = client;
    if (detachedAt !== null && deleteAfter !== null) return { ...client, detachedAt, deleteAfter };
    const now = nextMoveAt(clock.now(), client);
    const times = { detachedAt: now, deleteAfter: new Date(now.getTime() + keptAfterDetachingMs) };
    // Before the event, so that no completion comes after it.
    await cancelEnrollmentsOf(tx, accountId, ended);
    const detached = await markDetached(tx, accountId, times);
    await outbox.publish(tx, accountDetached(detached));
    await noteEdgeChange(tx, context, { accountId });
    return detached;
  });
  killPoint('identity.after-detach-commit');
  return account;
}
