import type { Transaction } from '@review-reply/postgres';
import { lockAccountConnections } from '../../storage/connections.ts';
import { saveAttachment } from '../../storage/leaving.ts';

/** The account may be given logins from now on, unless it is known to have left since. */
export async function noteAttached(
  tx: Transaction,
  { accountId, attachedAt }: { accountId: bigint; attachedAt: Date },
): Promise<void> {
  await lockAccountConnections(tx, accountId);
  await saveAttachment(tx, accountId, { attachedAt });
}
