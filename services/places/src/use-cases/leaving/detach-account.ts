import type { WakeSignal } from '@review-reply/jobs';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { placeChanged } from '../../events/places-events.ts';
import { lockAccountConnections, markRevoked } from '../../storage/connections.ts';
import { listConnectionsEndedBy, saveAttachment } from '../../storage/leaving.ts';
import { lockPlacesOfConnection, updatePlace } from '../../storage/places.ts';
import { queueRevocation } from '../../storage/revocations.ts';
import type { Context } from '../context.ts';

/**
 * Stops everything for an account that left its partner: its places become inactive, its logins lose their grants, and
 * each grant is to be ended at the platform. The places and who signed in stay, for an account that is attached again.
 * A login of an earlier attachment that is given after this is refused; one of a later attachment is left alone.
 */
export async function detachAccount(
  tx: Transaction,
  { clock, outbox, revocationDue }: Pick<Context, 'clock' | 'outbox'> & { readonly revocationDue: WakeSignal },
  { accountId, detachedAt }: { accountId: bigint; detachedAt: Date },
): Promise<void> {
  await lockAccountConnections(tx, accountId);
  await saveAttachment(tx, accountId, { detachedAt });
  for (const connection of await listConnectionsEndedBy(tx, accountId, detachedAt)) {
    const granted = await markRevoked(tx, connection, clock.now());
    if (granted) await queueRevocation(tx, connection.connectionId, clock.now());
    for (const { placeRef, active } of await lockPlacesOfConnection(tx, connection.connectionId)) {
      if (!active && !granted) continue;
      await outbox.publish(tx, placeChanged(await updatePlace(tx, placeRef, { active: false }), []));
    }
  }
  afterCommit(tx, revocationDue.wake);
}
