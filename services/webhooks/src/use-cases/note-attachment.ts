import type { Transaction } from '@review-reply/postgres';
import { insertWithoutPartner } from '../storage/events-for-partners.ts';
import { type Attachment, upsertAttachment } from '../storage/partners.ts';

/** Remembers whose client an account is, so that its later events reach the partner too. */
export async function noteAttachment(tx: Transaction, attachment: Attachment): Promise<void> {
  await upsertAttachment(tx, attachment);
}

/** Standard accounts and partners never have a partner. */
export async function noteKind(tx: Transaction, accountId: bigint, kind: string): Promise<void> {
  if (kind === 'standard' || kind === 'partner') await insertWithoutPartner(tx, accountId);
}
