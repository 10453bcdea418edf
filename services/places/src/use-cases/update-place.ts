import { AppError } from '@review-reply/errors';
import type { Caller } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import { hasPlan, type Place, type ShownPlace } from '../domain/place.ts';
import { findSettingsFaults } from '../domain/place-settings.ts';
import { findPlace } from '../storage/places.ts';
import { listSources } from '../storage/sources.ts';
import { changePlace, type PlaceChanges } from './change-place.ts';
import type { Context } from './context.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listingName } from './listing-name.ts';

/**
 * Changes a place as its holder asks. Billing is asked before anything changes: what is answered shows the plan too.
 * @throws AppError not_found, also for another account's place and for one whose account has left its partner;
 *   validation_failed naming every fault; plan_required for autopilot without a plan; service_unavailable while billing
 *   is away
 */
export async function updatePlace(
  context: Context,
  caller: Pick<Caller, 'requestId'>,
  { accountId, placeId, changes }: { accountId: bigint; placeId: string; changes: PlaceChanges },
): Promise<ShownPlace> {
  const known = await findPlace(context.database.sql, accountId, placeId);
  if (known === null) throw errors.placeNotFound();
  const faults = findSettingsFaults(changes.settings, known.region);
  if (faults.length > 0)
    throw errors.invalid({ fields: faults.map(({ path, ...rest }) => ({ path: `body.${path}`, ...rest })) });
  const subscription = (await listSubscriptions(context, caller, accountId)).get(known.placeRef) ?? null;
  const isEnabling = changes.settings.autopilot?.enabled === true;
  if (isEnabling && !hasPlan(subscription)) throw errors.planRequired();
  // The plan may end from here on: what is known of its ends then tells, under the place's lock.
  const place = await changeOwn(context, known, { ...changes, ...(isEnabling && { planEnds: known.planEnds }) });
  const sources = await listSources(context.database.sql, [place.placeRef]);
  return { place, subscription, listingName: listingName(context, sources.get(place.placeRef)) };
}

/** To its holder a place of an account that has left is as gone as the account. */
async function changeOwn(context: Context, known: Place, changes: PlaceChanges): Promise<Place> {
  try {
    return await changePlace(context, known, changes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'account_detached') throw errors.placeNotFound({}, error);
    throw error;
  }
}
