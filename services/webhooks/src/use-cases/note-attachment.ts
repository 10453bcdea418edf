import type { Transaction } from '@review-reply/postgres';
import { type Attachment, upsertAttachment } from '../storage/partners.ts';

/** Remembers whose client an account is, so that its later events reach the partner too. */
export async function noteAttachment(tx: Transaction, attachment: Attachment): Promise<void> {
  await upsertAttachment(tx, attachment);
}
