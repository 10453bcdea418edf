import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { hasLeftSince } from '../domain/attachment.ts';
import { errors } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { changeSettings, idsOfUrls, type SettingsChanges } from '../domain/place-settings.ts';
import { lockAccountConnections } from '../storage/connections.ts';
import { findAttachment } from '../storage/leaving.ts';
import { lockPlace, updatePlace } from '../storage/places.ts';
import { deleteSource, listSources, saveSource } from '../storage/sources.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';

export interface PlaceChanges {
  readonly settings: SettingsChanges;
  /** As it is unless given. */
  readonly active?: boolean;
  /** The ends of its plan that were known when billing said that it has one, where autopilot is enabled by that. */
  readonly planEnds?: bigint;
}

/**
 * Changes what is given of a place, the rest being as the place has it at that moment, so that changes at once never
 * undo one another. Setting what is there already changes nothing.
 * @param changes judged already
 * @throws AppError not_found, also for another account's place; account_detached for a place that would become active
 *   although its account has left its partner; plan_required when the plan has ended since billing was asked
 */
export async function changePlace(
  context: Context,
  { accountId, placeId }: Pick<Place, 'accountId' | 'placeId'>,
  changes: PlaceChanges,
): Promise<Place> {
  return inTransaction(context.database, async (tx) => {
    await lockAccountConnections(tx, accountId);
    const earlier = await lockPlace(tx, accountId, placeId);
    if (earlier === null) throw errors.placeNotFound();
    if (changes.planEnds !== undefined && earlier.planEnds !== changes.planEnds) throw errors.planRequired();
    const active = changes.active ?? earlier.active;
    if (active && !earlier.active) {
      const attachment = await findAttachment(tx, accountId);
      if (hasLeftSince(attachment.attachedAt, attachment)) throw errors.accountDetached();
    }
    const settings = changeSettings(earlier.settings, changes.settings);
    if (earlier.active === active && isDeepStrictEqual(earlier.settings, settings)) return earlier;
    const place = await updatePlace(tx, earlier.placeRef, { settings, active });
    await replaceSources(tx, earlier, place);
    await publishChanges(tx, context, [place]);
    return place;
  });
}

/** An address that now names something else is another source, which no login reaches yet. */
async function replaceSources(tx: Transaction, earlier: Place, { placeRef, settings }: Place): Promise<void> {
  const before = new Map(idsOfUrls(earlier.settings.platforms).map(({ source, id }) => [source, id]));
  const moved = idsOfUrls(settings.platforms).filter(({ source, id }) => before.get(source) !== id);
  if (moved.length === 0) return;
  const known = (await listSources(tx, [placeRef])).get(placeRef) ?? [];
  for (const { source, id } of moved) {
    if (id === null) await deleteSource(tx, placeRef, source);
    else if (!known.some((one) => one.source === source && one.location === id))
      await saveSource(tx, { placeRef, source, location: id, connectionId: null, status: 'not_verified' });
  }
}
