import type { PlacesService } from '@review-reply/proto/places/v1/places';
import { forSystem, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import { connectGoogle } from '../use-cases/connect-google.ts';
import type { Context } from '../use-cases/context.ts';
import { getPlatformToken } from '../use-cases/get-platform-token.ts';
import { getWritingContext } from '../use-cases/get-writing-context.ts';
import type { GoogleTokens } from '../use-cases/google-tokens.ts';
import { setPlaceSettings } from '../use-cases/set-place-settings.ts';
import { fromSettings, toPlace, toSettings } from './messages.ts';

/** What services and operators ask. Platform tokens go to the reviews service alone. */
export function systemMethods(
  context: Context,
  tokens: GoogleTokens,
): Omit<ServiceMethods<typeof PlacesService>, 'listPlaces' | 'getPlace'> {
  return {
    getWritingContext: forSystem(async ({ placeRef }) => {
      const { name, city, category, active, settings } = await getWritingContext(context, placeRef);
      const known = { ...optional('city', city), ...optional('category', category) };
      return { name, active, ...known, settings: toSettings(settings) };
    }),

    getPlatformToken: forSystem(
      async (request) => {
        const { accessToken, expiresAt, location } = await getPlatformToken(context, tokens, request);
        return { accessToken, location, expiresAt: toTimestamp(expiresAt) };
      },
      ['reviews'],
    ),

    connectGoogle: forSystem(async (request, { signal }) => {
      const places = await connectGoogle(context, request, signal);
      return { places: places.map((place) => toPlace(place)) };
    }),

    setPlaceSettings: forSystem(async ({ accountId, placeId, settings, active }) => {
      const input = { accountId, placeId, active, settings: fromSettings(settings) };
      return toPlace(await setPlaceSettings(context, input));
    }),
  };
}
