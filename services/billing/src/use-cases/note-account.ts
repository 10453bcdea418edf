import type { Transaction } from '@review-reply/postgres';
import type { AccountNote, AttachmentNote, ContractNote } from '../domain/notes.ts';
import { upsertAccount, upsertAttachment, upsertContract } from '../storage/accounts.ts';

export async function noteAccount(tx: Transaction, note: AccountNote): Promise<void> {
  await upsertAccount(tx, note);
}

/** From now on the partner pays for the account; holds made before keep their payer. */
export async function noteAttachment(tx: Transaction, note: AttachmentNote): Promise<void> {
  await upsertAttachment(tx, note);
}

/** The cap holds from the next reserve on; what is already held may be captured all the same. */
export async function noteContract(tx: Transaction, note: ContractNote): Promise<void> {
  await upsertContract(tx, note);
}
