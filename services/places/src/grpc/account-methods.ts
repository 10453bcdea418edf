import type { PlacesService } from '@review-reply/proto/places/v1/places';
import { forUsers, forUsersAndSystem, type ServiceMethods } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { getPlace } from '../use-cases/get-place.ts';
import { listPlaces } from '../use-cases/list-places.ts';
import { toPlace } from './messages.ts';

/** What holders of API keys see of their places. */
export function accountMethods(
  context: Context,
): Pick<ServiceMethods<typeof PlacesService>, 'listPlaces' | 'getPlace'> {
  return {
    listPlaces: forUsersAndSystem(async ({ accountId: named }, { caller }) => {
      const places = await listPlaces(context, caller, caller.kind === 'user' ? caller.actingAccountId : named);
      return { places: places.map(({ place, ...shown }) => toPlace(place, shown)) };
    }),

    getPlace: forUsers(async ({ placeId }, { caller }) => {
      const { place, ...shown } = await getPlace(context, caller, { accountId: caller.actingAccountId, placeId });
      return toPlace(place, shown);
    }),
  };
}
