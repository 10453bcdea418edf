import * as storage from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';

/** What a platform tells within this time is read at once, and by then it shows what it told of. */
const gatherMs = 1_000;

/** Has a location read soon, wherever it is connected, since its platform told of a review there. */
export async function hastenReads(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  location: { source: string; locationId: string },
): Promise<void> {
  const at = new Date(clock.now().getTime() + gatherMs);
  await storage.hastenReads(database.sql, location, { at, realNow: clock.realNow() });
}
