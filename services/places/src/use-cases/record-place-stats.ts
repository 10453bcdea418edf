import type { Transaction } from '@review-reply/postgres';
import type { PlaceStats } from '../domain/place.ts';
import { updateStats } from '../storage/places.ts';

/** Keeps a place's figures, unless newer ones are there already. */
export async function recordPlaceStats(tx: Transaction, stats: PlaceStats): Promise<void> {
  await updateStats(tx, stats);
}
