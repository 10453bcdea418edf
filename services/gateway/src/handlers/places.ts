import { renderPlace } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

export function listPlaces({ places }: Clients): Handler {
  return async (exchange) => {
    const answer = await places.listPlaces({}, callOf(exchange));
    return { status: 200, body: { data: answer.places.map(renderPlace) } };
  };
}

export function getPlace({ places }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('getPlace', exchange);
    const place = await places.getPlace({ placeId: path.place_id }, callOf(exchange));
    return { status: 200, body: { data: renderPlace(place) } };
  };
}
