import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { erasingServices } from '../../domain/leaving.ts';
import { accountErasureDue } from '../../events/leaving-events.ts';
import { lockAccount } from '../../storage/accounts.ts';
import { deleteAccount, findPartnerOfDue, insertErasure, listDueForErasure } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';
import { eraseEnrollmentsOf } from '../enrollment/look-after-enrollments.ts';

/** Accounts of one look; those beyond are found at the next. */
const accountsMax = 100;

/**
 * Erases the accounts that were detached long enough ago: what identity has goes in the transaction that asks the other
 * services to do the same. Any number of replicas may look at once.
 */
export async function eraseDueAccounts(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  for (const accountId of await listDueForErasure(database.sql, clock.now(), accountsMax)) {
    if (signal.aborted) return;
    await eraseAccount(context, accountId);
    killPoint('identity.after-erasure-commit');
  }
}

async function eraseAccount({ database, clock, outbox }: Context, accountId: bigint): Promise<void> {
  await inTransaction(database, async (tx) => {
    // Whoever attaches it again locks it as well: one of the two comes too late.
    await lockAccount(tx, accountId);
    const dueSince = clock.now();
    const partnerAccountId = await findPartnerOfDue(tx, accountId, dueSince);
    if (partnerAccountId === null) return;
    const enrollmentIds = await eraseEnrollmentsOf(tx, accountId);
    const erasure = { accountId, partnerAccountId, enrollmentIds, missing: erasingServices, dueSince };
    await insertErasure(tx, erasure);
    await deleteAccount(tx, accountId);
    await outbox.publish(tx, accountErasureDue(erasure));
  });
}
