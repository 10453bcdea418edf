import type { Transaction } from '@review-reply/postgres';
import { placeStatsChanged } from '../../events/reviews-events.ts';
import { updateStats } from '../../storage/places.ts';
import type { Context } from '../context.ts';

/** Tells of a place's figures if they changed. Called last in a transaction: it locks the place's row. */
export async function noteStats(tx: Transaction, { outbox }: Pick<Context, 'outbox'>, placeRef: bigint): Promise<void> {
  const stats = await updateStats(tx, placeRef);
  if (stats !== null) await outbox.publish(tx, placeStatsChanged(stats));
}
