import type { WakeSignal } from '@review-reply/jobs';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import type { Place } from '../../domain/place.ts';
import { lockAccountConnections, markRevoked } from '../../storage/connections.ts';
import { listConnectionsEndedBy, saveAttachment } from '../../storage/leaving.ts';
import { lockPlacesOfConnection, updatePlace } from '../../storage/places.ts';
import { queueRevocation } from '../../storage/revocations.ts';
import { listSources } from '../../storage/sources.ts';
import type { Context } from '../context.ts';
import { publishChanges } from '../publish-changes.ts';

/**
 * Stops everything for an account that left its partner: its places become inactive, its logins lose their grants, and
 * each grant is to be ended at the platform. The places and who signed in stay, for an account that is attached again.
 * A login of an earlier attachment that is given after this is refused; one of a later attachment is left alone.
 */
export async function detachAccount(
  tx: Transaction,
  parts: Pick<Context, 'clock' | 'outbox'> & { readonly revocationDue: WakeSignal },
  { accountId, detachedAt }: { accountId: bigint; detachedAt: Date },
): Promise<void> {
  const { clock, revocationDue } = parts;
  await lockAccountConnections(tx, accountId);
  await saveAttachment(tx, accountId, { detachedAt });
  const reached = new Map<bigint, Place>();
  for (const connection of await listConnectionsEndedBy(tx, accountId, detachedAt)) {
    const granted = await markRevoked(tx, connection, clock.now());
    if (granted) await queueRevocation(tx, connection.connectionId, clock.now());
    for (const place of await lockPlacesOfConnection(tx, connection.connectionId))
      if (place.active || granted) reached.set(place.placeRef, place);
  }
  const sources = await listSources(tx, [...reached.keys()]);
  const places: Place[] = [];
  for (const { placeRef, active } of reached.values()) {
    // A login of a later attachment may reach the place too.
    const isReached = sources.get(placeRef)?.some(({ access }) => access === 'granted') ?? false;
    places.push(await updatePlace(tx, placeRef, { active: active && isReached }));
  }
  await publishChanges(tx, parts, places);
  afterCommit(tx, revocationDue.wake);
}
