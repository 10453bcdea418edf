import { inTransaction } from '@review-reply/postgres';
import type { OwnerVoice } from '@review-reply/reply-writer';
import { saveVoice } from '../../storage/voices.ts';
import type { Context } from '../context.ts';
import { findNamedPlace, type NamedPlace } from '../find-named-place.ts';
import { checkNotDetached } from '../leaving/note-leaving.ts';

/**
 * Keeps the owner's words for a place instead of those it had; without any, it has none. A repeat changes nothing.
 * @throws AppError not_found; validation_failed where several accounts hold the place; account_not_found
 */
export async function setVoice(context: Context, named: NamedPlace, voice: OwnerVoice): Promise<void> {
  const place = await findNamedPlace(context, named);
  await inTransaction(context.database, async (tx) => {
    await checkNotDetached(tx, place.accountId);
    await saveVoice(tx, place, voice);
  });
}
