import { inTransaction } from '@review-reply/postgres';
import type { Connection } from '../domain/connection.ts';
import type { Place } from '../domain/place.ts';
import { accessRevoked } from '../events/places-events.ts';
import { findConnection, lockAccountConnections, markRevoked } from '../storage/connections.ts';
import { lockPlacesOfConnection, updatePlace } from '../storage/places.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';

/**
 * Notes that a platform ended a grant: once for a grant, whoever finds it out first, in one transaction with its
 * events.
 * @param refused the connection as it was when its grant was used; one that was granted anew since stays as it is
 * @returns whether the connection is without a grant now
 */
export async function revokeConnection(context: Context, refused: Connection): Promise<boolean> {
  const { database, clock, outbox } = context;
  const { connectionId, accountId, platform } = refused;
  return inTransaction(database, async (tx) => {
    await lockAccountConnections(tx, accountId);
    if (!(await markRevoked(tx, refused, clock.now())))
      return (await findConnection(tx, connectionId))?.status === 'revoked';
    const places: Place[] = [];
    for (const { placeRef } of await lockPlacesOfConnection(tx, connectionId))
      places.push(await updatePlace(tx, placeRef, {}));
    await publishChanges(tx, context, places);
    const placeIds = places.map(({ placeId }) => placeId);
    await outbox.publish(tx, accessRevoked(accountId, platform, placeIds));
    return true;
  });
}
