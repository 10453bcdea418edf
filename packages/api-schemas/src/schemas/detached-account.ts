import * as z from 'zod';
import { component } from '../json-schema.ts';
import { idSchema, timeSchema } from '../values.ts';

export const detachedAccountSchema = component(
  'DetachedAccount',
  z.strictObject({
    account_id: idSchema,
    external_ref: z.string().nullable().meta({ description: "The partner's own id of the client." }),
    service: z.enum(['essential', 'pro']),
    status: z.literal('detached'),
    attached_at: timeSchema,
    detached_at: timeSchema,
    delete_after: timeSchema.meta({
      description: 'When everything of it is deleted, unless it is attached again before.',
    }),
  }),
);

export const detachedAccountBodySchema = component(
  'DetachedAccountResponse',
  z.strictObject({ data: detachedAccountSchema }),
);
