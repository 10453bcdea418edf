import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
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

export const detachedAccountBodySchema = dataComponent('DetachedAccountResponse', detachedAccountSchema);

export const detachedAccountExample = {
  account_id: 42,
  external_ref: 'client-17',
  service: 'pro',
  status: 'detached',
  attached_at: '2026-03-02T10:00:00.000Z',
  detached_at: '2026-11-20T09:30:00.000Z',
  delete_after: '2026-12-20T09:30:00.000Z',
};
