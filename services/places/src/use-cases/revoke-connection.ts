import { inTransaction } from '@review-reply/postgres';
import type { Connection } from '../domain/connection.ts';
import { sourcesOf } from '../domain/connection.ts';
import { accessRevoked, placeChanged } from '../events/places-events.ts';
import { findConnection, lockAccountConnections, markRevoked } from '../storage/connections.ts';
import { lockPlacesOfConnection, updatePlace } from '../storage/places.ts';
import type { Context } from './context.ts';

/**
 * Notes that a platform ended a grant: once for a grant, whoever finds it out first, in one transaction with its events.
 * @param refused the connection as it was when its grant was used; one that was granted anew since stays as it is
 * @returns whether the connection is without a grant now
 */
export async function revokeConnection({ database, clock, outbox }: Context, refused: Connection): Promise<boolean> {
  const { connectionId, accountId } = refused;
  return inTransaction(database, async (tx) => {
    await lockAccountConnections(tx, accountId);
    if (!(await markRevoked(tx, refused, clock.now())))
      return (await findConnection(tx, connectionId))?.status === 'revoked';
    const placeIds: string[] = [];
    for (const { placeRef, placeId } of await lockPlacesOfConnection(tx, connectionId)) {
      const place = await updatePlace(tx, placeRef, {});
      await outbox.publish(tx, placeChanged(place, sourcesOf(place, { status: 'revoked' })));
      placeIds.push(placeId);
    }
    await outbox.publish(tx, accessRevoked(accountId, 'google', placeIds));
    return true;
  });
}
