import type { OwnerVoice } from '@review-reply/reply-writer';
import { findVoice } from '../../storage/voices.ts';
import type { Context } from '../context.ts';
import { findNamedPlace, type NamedPlace } from '../find-named-place.ts';

/** @throws AppError not_found; validation_failed where several accounts hold the place */
export async function getVoice(context: Context, named: NamedPlace): Promise<OwnerVoice> {
  const { placeRef } = await findNamedPlace(context, named);
  return findVoice(context.database.sql, placeRef);
}
