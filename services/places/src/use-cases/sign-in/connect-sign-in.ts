import { open } from '@review-reply/crypto';
import { inTransaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { signInSealContext } from '../../domain/sign-in.ts';
import { lockPlacesOf } from '../../storage/places.ts';
import { giveSignIn, lockSignIn } from '../../storage/sign-ins.ts';
import { storeLogin } from '../connect-login.ts';
import type { Context } from '../context.ts';

/**
 * Gives a login to an account with the places chosen (none named: all), in one transaction and without asking the
 * platform: what it said when the person signed in counts. The sign-in remembers the places, so that a repetition
 * answers them.
 * @throws AppError sign_in_lost when nothing was kept; validation_failed naming places that were not offered, or when
 *   the account would hold too many; account_detached when it left its partner since `attachedAt`
 */
export async function connectSignIn(
  context: Context,
  request: {
    readonly signInId: string;
    readonly accountId: bigint;
    readonly placeIds: readonly string[];
    readonly attachedAt?: Date;
  },
): Promise<Place[]> {
  const { signInId, placeIds, ...account } = request;
  const { accountId } = account;
  return inTransaction(context.database, async (tx) => {
    const signIn = await lockSignIn(tx, signInId);
    if (signIn === null) throw errors.signInLost();
    if (signIn.accountId === accountId) return lockPlacesOf(tx, { accountId, placeIds: signIn.placeIds ?? [] });
    const { locations, credentialsSealed, platform, platformUser } = signIn;
    if (signIn.accountId !== null || locations === null || credentialsSealed === null) throw errors.signInLost();
    const chosen = new Set(placeIds.length === 0 ? locations.map(({ placeId }) => placeId) : placeIds);
    const profiles = locations.filter(({ placeId }) => chosen.has(placeId));
    if (profiles.length < chosen.size)
      throw errors.invalid({ fields: [{ path: 'place_ids', code: 'invalid_value', params: {} }] });
    const credentials = open(context.dataKeys, signInSealContext(signInId), credentialsSealed).toString();
    const places = await storeLogin(tx, context, { ...account, platform, platformUser, credentials }, profiles);
    await giveSignIn(tx, signInId, { accountId, placeIds: [...chosen] });
    return places;
  });
}
