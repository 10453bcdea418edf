import type { Transaction } from '@review-reply/postgres';
import type { PlaceNote } from '../domain/notes.ts';
import { closeActivity, openActivity, upsertPlace } from '../storage/accounts.ts';

/**
 * Keeps a place's state and when it was active, which its partner's month is billed by. Older states change nothing.
 */
export async function notePlace(tx: Transaction, note: PlaceNote, at: Date): Promise<void> {
  if (!(await upsertPlace(tx, note))) return;
  if (note.active) await openActivity(tx, note.placeRef, at);
  else await closeActivity(tx, note.placeRef, at);
}
