import { afterCommit, type Transaction } from '@review-reply/postgres';
import { placeChanged } from '../../events/places-events.ts';
import { lockAccountConnections, markRevoked } from '../../storage/connections.ts';
import { listConnectionsGrantedBy } from '../../storage/leaving.ts';
import { lockPlacesOfConnection, updatePlace } from '../../storage/places.ts';
import { queueRevocation } from '../../storage/revocations.ts';
import type { Context } from '../context.ts';

/**
 * Stops everything for an account that left its partner: its places become inactive, its logins lose their grants, and
 * each grant is to be ended at the platform. The places and who signed in stay, for an account that is attached again.
 * A grant given after the account left belongs to its return and is left alone.
 */
export async function detachAccount(
  tx: Transaction,
  { clock, outbox, wakeRevoking }: Pick<Context, 'clock' | 'outbox'> & { readonly wakeRevoking: () => void },
  { accountId, detachedAt }: { accountId: bigint; detachedAt: Date },
): Promise<void> {
  await lockAccountConnections(tx, accountId);
  for (const connection of await listConnectionsGrantedBy(tx, accountId, detachedAt)) {
    const granted = await markRevoked(tx, connection, clock.now());
    if (granted) await queueRevocation(tx, connection.connectionId, clock.now());
    for (const { placeRef, active } of await lockPlacesOfConnection(tx, connection.connectionId)) {
      if (!active && !granted) continue;
      await outbox.publish(tx, placeChanged(await updatePlace(tx, placeRef, { active: false }), []));
    }
  }
  afterCommit(tx, wakeRevoking);
}
