import { placePathSchema } from '../requests/places.ts';
import { placeBodySchema, placeExample, placesBodySchema } from '../schemas/place.ts';
import { bearerRead } from './defaults.ts';
import type { Operation } from './operation.ts';

export const listPlaces = {
  ...bearerRead,
  operationId: 'listPlaces',
  path: '/places',
  tag: 'Places',
  summary: 'List the places',
  description: "Every place of the account, with settings and subscription. A place is a business on a map's listing.",
  scope: 'places:read',
  successes: { 200: { description: 'The places.', schema: placesBodySchema, example: { data: [placeExample] } } },
  errors: [],
} as const satisfies Operation;

export const getPlace = {
  ...bearerRead,
  operationId: 'getPlace',
  path: '/places/{place_id}',
  tag: 'Places',
  summary: 'Read a place',
  description: 'One place of the account.',
  scope: 'places:read',
  request: { ...bearerRead.request, path: placePathSchema },
  successes: { 200: { description: 'The place.', schema: placeBodySchema, example: { data: placeExample } } },
  errors: ['not_found'],
} as const satisfies Operation;
