import * as z from 'zod';
import { component } from '../json-schema.ts';
import { idSchema, timeSchema } from '../values.ts';
import { placeIdSchema } from './place.ts';

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

export const clientAccountsBodySchema = component(
  'ClientAccountsResponse',
  z.strictObject({ data: z.array(clientAccountSchema) }),
);
