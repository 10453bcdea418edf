import * as storage from '../../storage/listing-watches.ts';
import type { Context } from '../context.ts';

/** What a platform tells within this time is looked at at once. */
const gatherMs = 1_000;

/** Has the listing of a location looked at soon, wherever it is connected, since its platform told of it. */
export async function hastenLooks(
  { database, clock }: Context,
  location: { source: string; locationId: string },
): Promise<void> {
  const at = new Date(clock.now().getTime() + gatherMs);
  await storage.hastenLooks(database.sql, location, { at, realNow: clock.realNow() });
}
