import { accountErased } from '@review-reply/events';
import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { deleteErasures, lockErasures, makeAnonymous } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/** Accounts of one reading of all holds. */
const accountsMax = 100;
const limits = { statementTimeoutMs: 300_000 };

/** Deletes what billing has of accounts but the money records, makes those anonymous, and says so. */
export async function eraseDueAccounts({ database, outbox }: Pick<Context, 'database' | 'outbox'>): Promise<void> {
  await inTransaction(
    database,
    async (tx) => {
      const accountIds = await lockErasures(tx, accountsMax);
      if (accountIds.length === 0) return;
      await makeAnonymous(tx, accountIds);
      for (const accountId of accountIds) await outbox.publish(tx, accountErased('billing', accountId));
      // Last: whoever notes one of them anew waits for this.
      await deleteErasures(tx, accountIds);
      killPoint('billing.before-erasure-commit');
    },
    limits,
  );
}
