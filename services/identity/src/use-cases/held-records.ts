import type { RecordKinds } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { accountAttached, accountChanged, partnerContractChanged } from '../events/identity-events.ts';
import { accountDetached } from '../events/leaving-events.ts';
import { findAttachment, lockAccount } from '../storage/accounts.ts';
import { findContract } from '../storage/contracts.ts';
import { heldRecords } from '../storage/held-records.ts';
import { findDetached } from '../storage/leaving.ts';
import type { Context } from './context.ts';

/** What other services hold of accounts too; all of it is identity's. */
export function comparedRecords({ outbox }: Pick<Context, 'outbox'>): RecordKinds {
  const tellAccount = async (tx: Transaction, { accountId }: { readonly accountId: bigint }) => {
    const account = await lockAccount(tx, accountId);
    if (account !== null) await outbox.publish(tx, accountChanged(account));
    return account !== null;
  };
  return {
    accounts: { query: heldRecords.accounts, mend: tellAccount },
    suspensions: { query: heldRecords.suspensions, mend: tellAccount },
    attachments: {
      query: heldRecords.attachments,
      mend: async (tx, { accountId }) => {
        await lockAccount(tx, accountId);
        const attached = await findAttachment(tx, accountId);
        if (attached !== null) await outbox.publish(tx, accountAttached(attached));
        const left = await findDetached(tx, accountId);
        if (left !== null) await outbox.publish(tx, accountDetached(left));
        return attached !== null || left !== null;
      },
    },
    contracts: {
      query: heldRecords.contracts,
      mend: async (tx, { accountId }) => {
        const contract = await findContract(tx, accountId);
        if (contract !== null) await outbox.publish(tx, partnerContractChanged(contract));
        return contract !== null;
      },
    },
  };
}
