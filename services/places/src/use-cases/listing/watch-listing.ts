import { AppError } from '@review-reply/errors';
import { ListingUnreadable } from '@review-reply/platforms';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { judgeListing } from '../../domain/listing-watch.ts';
import type { Place } from '../../domain/place.ts';
import type { PlaceSource } from '../../domain/source.ts';
import { listingAlert } from '../../events/places-events.ts';
import { lockWatch, saveWatch, type Watch, watchAgain } from '../../storage/listing-watches.ts';
import { lockPlaceByRef, updatePlace } from '../../storage/places.ts';
import { findPlaceAt, listSources, saveSource } from '../../storage/sources.ts';
import { publishChanges } from '../publish-changes.ts';
import { type ListingContext, listingCall } from './reach-listing.ts';

const everyMs = 6 * 60 * 60_000;
const afterFailureMs = 30 * 60_000;

/**
 * Looks at a listing and tells its account what happened to it meanwhile: what was seen and what is told of it are kept
 * in one transaction. A place that cannot be looked at now is looked at later.
 */
export async function watchListing(context: ListingContext, watch: Watch, signal: AbortSignal): Promise<void> {
  const { database, clock, platforms, logins, logger, outbox } = context;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const found = await findPlaceAt(database.sql, watch.placeRef, watch.source);
  const listing = platforms.get(watch.source)?.listing ?? null;
  if (
    found === null ||
    found.connection?.status !== 'granted' ||
    !found.place.active ||
    listing === null ||
    found.source === null
  )
    return watchAgain(database.sql, watch, later(everyMs));
  const { place, source, connection } = found;
  try {
    const { access } = await logins.accessOf(connection);
    const reached = { place, listing, location: source.location, access };
    const seen = await listing.look(listingCall(context, reached, signal));
    await inTransaction(database, async (tx) => {
      const current = await lockPlaceByRef(tx, watch.placeRef);
      const before = await lockWatch(tx, watch);
      if (current === null || before === null) return;
      if (seen?.voiceOfMerchant) await noteVoice(tx, context, current, source);
      const { state, alarms } = judgeListing(before, seen, clock.now());
      await saveWatch(tx, watch, state, later(everyMs));
      await outbox.publishAll(
        tx,
        // Each receiver is told the kind's sentence in its own language.
        alarms.map((alarm) => listingAlert({ ...place, ...alarm, message: alarm.kind })),
      );
    });
  } catch (error) {
    if (!(error instanceof ListingUnreadable || error instanceof AppError)) throw error;
    if (!signal.aborted) logger.warn({ err: error, place_ref: watch.placeRef }, 'A listing could not be looked at.');
    await watchAgain(database.sql, watch, signal.aborted ? clock.now() : later(afterFailureMs));
  }
}

/** A place whose owner could not speak for it when it was connected is read and answered from now on. */
async function noteVoice(tx: Transaction, context: ListingContext, { placeRef }: Place, seen: PlaceSource) {
  const sources = (await listSources(tx, [placeRef])).get(placeRef) ?? [];
  const { source, location } = seen;
  const known = sources.find((one) => one.source === source && one.location === location);
  if (known?.status !== 'not_verified') return;
  await saveSource(tx, { placeRef, source, location, connectionId: known.connectionId, status: 'verified' });
  await publishChanges(tx, context, [await updatePlace(tx, placeRef, {})]);
}
