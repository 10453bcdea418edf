import { isDeepStrictEqual } from 'node:util';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { findOnSince } from '../../domain/autopilot.ts';
import type { ConnectedSource, Place } from '../../domain/place.ts';
import { findPlace, forgetReadsElsewhere, lockNotes, setConnectedSources, upsertPlace } from '../../storage/places.ts';
import { hastenPublications } from '../../storage/publications.ts';
import { renderPlaceReviews } from '../../storage/review-json.ts';
import { lockReviewsOfPlace } from '../../storage/reviews.ts';
import { judgeAnew } from '../autopilot/take-in-hand.ts';
import type { Context } from '../context.ts';

/**
 * Takes over a place's state as places tells of it; one that is older than what is kept changes nothing. Sources that
 * became connected are read at once. Replies on their way to one that no longer is are looked at, to be canceled, and
 * so are those that the platform may have, as it may be asked again.
 * @param changedAt when places made it so, which may be a while ago
 */
export async function notePlace(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'connectors' | 'syncDue' | 'publicationDue' | 'autopilotDue'>,
  told: Place,
  { sources, changedAt }: { sources: readonly ConnectedSource[]; changedAt: Date },
): Promise<void> {
  const { clock, syncDue, publicationDue } = context;
  await lockNotes(tx, told.placeRef);
  const before = await findPlace(tx, told.placeRef);
  if (before !== null && before.version >= told.version) return;
  const place = { ...told, autopilotSince: findOnSince(before, told, changedAt) };
  const now = clock.now();
  // Its cursors refer to it. The row of a place that is known comes last, as in reads and publications: they lock
  // cursors, reviews and publications before it.
  if (before === null) await upsertPlace(tx, place);
  await forgetReadsElsewhere(tx, place, sources, now);
  await setConnectedSources(tx, place, sources, now);
  const sourcesExcept = place.active ? sources.map(({ source }) => source) : [];
  await hastenPublications(tx, { placeRef: place.placeRef, sourcesExcept }, now);
  const isRenamed = before !== null && before.placeId !== place.placeId;
  if (isRenamed) await lockReviewsOfPlace(tx, place);
  await upsertPlace(tx, place);
  if (isRenamed) await renderPlaceReviews(tx, place.accountId, place.placeRef);
  const isAsBefore = before?.active === place.active && isDeepStrictEqual(before.autopilot, place.autopilot);
  if (!isAsBefore) await judgeAnew(tx, context, place);
  afterCommit(tx, () => {
    syncDue.wake();
    publicationDue.wake();
  });
}
