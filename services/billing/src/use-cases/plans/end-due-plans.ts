import { inTransaction } from '@review-reply/postgres';
import { listOverdue } from '../../storage/past-due.ts';
import { listEndedUntold } from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { settlePlace } from './settle-place.ts';

const placesMax = 500;

/**
 * Ends the plans that were past due for too long, and tells of those that ended or were followed by another at the end
 * of a month. The ends themselves hold without it: a reserve looks at the moment, not at what was told.
 */
export async function endDuePlans(context: Context): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const overdue = await listOverdue(database.sql, now, placesMax);
  const ended = await listEndedUntold(database.sql, now, placesMax);
  for (const placeRef of new Set([...overdue, ...ended]))
    await inTransaction(database, (tx) => settlePlace(tx, context, { placeRef, now }));
}
