import type { PlacesService } from '@review-reply/proto/places/v1/places';
import { forUsers, forUsersAndSystem, type ServiceMethods } from '@review-reply/rpc';
import { placesPerAccountMax } from '../domain/place.ts';
import type { Context } from '../use-cases/context.ts';
import { getPlace } from '../use-cases/get-place.ts';
import { listPlaces } from '../use-cases/list-places.ts';
import { updatePlace } from '../use-cases/update-place.ts';
import { fromChanges, toPlace } from './messages.ts';

/** What holders of API keys see of their places. */
export function accountMethods(
  context: Context,
): Pick<ServiceMethods<typeof PlacesService>, 'listPlaces' | 'getPlace' | 'updatePlace'> {
  return {
    listPlaces: forUsersAndSystem(async ({ accountId: named, limit, afterPlaceRef }, { caller }) => {
      const accountId = caller.kind === 'user' ? caller.actingAccountId : named;
      const page = { after: afterPlaceRef || null, ...(limit > 0 && { limit: Math.min(limit, placesPerAccountMax) }) };
      const places = await listPlaces(context, caller, accountId, page);
      return { places: places.map(({ place, ...shown }) => toPlace(place, shown)) };
    }),

    getPlace: forUsers(async ({ placeId }, { caller }) => {
      const { place, ...shown } = await getPlace(context, caller, { accountId: caller.actingAccountId, placeId });
      return toPlace(place, shown);
    }),

    updatePlace: forUsers(async (request, { caller }) => {
      const input = { accountId: caller.actingAccountId, placeId: request.placeId, changes: fromChanges(request) };
      const { place, ...shown } = await updatePlace(context, caller, input);
      return toPlace(place, shown);
    }),
  };
}
