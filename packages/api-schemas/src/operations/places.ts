import { placePathSchema, updatePlaceBodySchema } from '../requests/places.ts';
import { placeBodySchema, placeExample, placesBodySchema } from '../schemas/place.ts';
import { bearerRead, bearerWrite } from './defaults.ts';
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

export const updatePlace = {
  ...bearerWrite,
  operationId: 'updatePlace',
  method: 'patch',
  path: '/places/{place_id}',
  tag: 'Places',
  summary: "Change a place's settings",
  description:
    'Changes the fields that are given, those of `autopilot` and `platforms` one by one; `null` clears what may be null. Autopilot can be enabled for a place with a plan.',
  scope: 'places:write',
  request: { ...bearerRead.request, path: placePathSchema, body: updatePlaceBodySchema },
  requestExample: { tone: 7, signature: null, autopilot: { enabled: true, min_rating: 4 } },
  successes: {
    200: { description: 'The place as it is now.', schema: placeBodySchema, example: { data: placeExample } },
  },
  errors: ['not_found', 'plan_required'],
} as const satisfies Operation;
