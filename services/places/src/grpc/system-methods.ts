import type { PlacesService } from '@review-reply/proto/places/v1/places';
import { forSystem, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import { connectLogin } from '../use-cases/connect-login.ts';
import type { Context } from '../use-cases/context.ts';
import { getPlatformAccess } from '../use-cases/get-platform-access.ts';
import { getWritingContext } from '../use-cases/get-writing-context.ts';
import { listConnections } from '../use-cases/list-connections.ts';
import { listPlaceFigures } from '../use-cases/list-place-figures.ts';
import { hastenLooks } from '../use-cases/listing/hasten-looks.ts';
import type { PlatformLogins } from '../use-cases/platform-logins.ts';
import { setPlaceSettings } from '../use-cases/set-place-settings.ts';
import { fromSettings, toConnection, toPlace, toSettings } from './messages.ts';

/** What services and operators ask. Access to platforms goes to the reviews service alone. */
export function systemMethods(
  context: Context,
  logins: PlatformLogins,
): Omit<
  ServiceMethods<typeof PlacesService>,
  'listPlaces' | 'getPlace' | 'updatePlace' | 'getListing' | 'updateListingSection' | 'getReportLink' | 'endReports'
> {
  return {
    getWritingContext: forSystem(async ({ placeRef }) => {
      const { name, city, category, region, locale, active, settings } = await getWritingContext(context, placeRef);
      const known = { ...optional('city', city), ...optional('category', category) };
      const spoken = { ...optional('region', region), ...optional('locale', locale) };
      return { name, active, ...known, ...spoken, settings: toSettings(settings) };
    }),

    getPlatformAccess: forSystem(async (request) => {
      const { access, expiresAt, location, connectionId } = await getPlatformAccess(context, logins, request);
      return { access, location, connectionId, expiresAt: toTimestamp(expiresAt) };
    }),

    listPlaceFigures: forSystem(async ({ placeRefs }) => {
      const held = await listPlaceFigures(context, placeRefs);
      return { places: held.map(({ rating, ...figures }) => ({ ...figures, ...optional('rating', rating) })) };
    }),

    hastenLooks: forSystem(async (location) => {
      await hastenLooks(context, location);
      return {};
    }),

    connectLogin: forSystem(async (request, { signal }) => {
      const { places, notReached } = await connectLogin(context, request, signal);
      return {
        places: places.map((place) => toPlace(place)),
        notReached: notReached.map(({ placeId, code, reason, status }) => ({
          placeId,
          code,
          ...optional('reason', reason),
          ...optional('status', status),
        })),
      };
    }),

    listConnections: forSystem(async ({ accountId }) => ({
      connections: (await listConnections(context, accountId)).map(toConnection),
    })),

    setPlaceSettings: forSystem(async ({ accountId, placeId, settings, active }) => {
      const input = { accountId, placeId, active, settings: fromSettings(settings) };
      return toPlace(await setPlaceSettings(context, input));
    }),
  };
}
