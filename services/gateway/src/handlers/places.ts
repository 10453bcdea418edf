import { type PlaceToRender, renderPlace } from '@review-reply/api-schemas';
import type { Place } from '@review-reply/proto/places/v1/places';
import { fromTimestamp } from '@review-reply/rpc';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

export function listPlaces({ places }: Clients): Handler {
  return async (exchange) => {
    const answer = await places.listPlaces({}, callOf(exchange));
    return { status: 200, body: { data: answer.places.map((place) => renderPlace(toRender(place))) } };
  };
}

export function getPlace({ places }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('getPlace', exchange);
    const place = await places.getPlace({ placeId: path.place_id }, callOf(exchange));
    return { status: 200, body: { data: renderPlace(toRender(place)) } };
  };
}

function toRender(place: Place): PlaceToRender {
  const { subscription, settings } = place;
  if (settings?.autopilot === undefined) throw new Error('The places service answered a place without settings.');
  return {
    ...place,
    subscription: subscription && {
      ...subscription,
      currentPeriodEnd: fromTimestamp(subscription.currentPeriodEnd) ?? new Date(0),
    },
    settings: { ...settings, autopilot: settings.autopilot, platforms: settings.platforms ?? {} },
  };
}
