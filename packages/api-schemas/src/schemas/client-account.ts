import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { idSchema, timeSchema } from '../values.ts';
import { placeExample, placeIdSchema } from './place.ts';

export const services = ['essential', 'pro'] as const;
export const clientStatuses = ['active', 'suspended', 'detached'] as const;
export const googleAccesses = ['granted', 'revoked', 'none'] as const;

export const clientPlaceSchema = component(
  'ClientPlace',
  z.strictObject({ place_id: placeIdSchema, name: z.string(), active: z.boolean() }),
);

export const clientAccountSchema = component(
  'ClientAccount',
  z.strictObject({
    account_id: idSchema,
    external_ref: z.string().nullable().meta({ description: "The partner's own id of the client." }),
    name: z.string(),
    email: z.string(),
    service: z.enum(services),
    status: z.enum(clientStatuses),
    google_access: z
      .enum(googleAccesses)
      .meta({ description: '`revoked` once Google no longer lets us in: the client has to be enrolled again.' }),
    places: z.array(clientPlaceSchema),
    attached_at: timeSchema,
    delete_after: timeSchema.nullable().meta({
      description: 'Of a detached client: when everything of it is deleted, unless it is attached again before.',
    }),
  }),
);

export const clientAccountsBodySchema = dataComponent('ClientAccountsResponse', z.array(clientAccountSchema));

export const clientPlaceExample = { place_id: placeExample.place_id, name: placeExample.name, active: true };

export const clientAccountExample = {
  account_id: 42,
  external_ref: 'client-17',
  name: 'Demo Lounges',
  email: 'owner@lounge.example.com',
  service: 'pro',
  status: 'active',
  google_access: 'granted',
  places: [clientPlaceExample],
  attached_at: '2026-11-20T09:30:00.000Z',
  delete_after: null,
};
