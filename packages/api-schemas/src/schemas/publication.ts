import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { countSchema, idSchema, sourceSchema, timeSchema } from '../values.ts';
import { platformStateSchema, replyFailureSchema, replySchema } from './reply.ts';

export const publicationStatuses = ['queued', 'publishing', 'retrying', 'published', 'failed', 'canceled'] as const;

/** Fields in the order in which they are rendered. */
export const publicationSchema = component(
  'Publication',
  z.strictObject({
    publication_id: idSchema,
    review_id: idSchema,
    reply_id: idSchema,
    source: sourceSchema,
    status: z.enum(publicationStatuses),
    platform_state: platformStateSchema,
    attempts: countSchema,
    next_attempt_at: timeSchema.nullable(),
    failure: replyFailureSchema,
    created_at: timeSchema,
    updated_at: timeSchema,
    published_at: timeSchema.nullable(),
  }),
);

/** What answers a reply: its publication, with the reply inside. */
export const publicationWithReplySchema = component(
  'PublicationWithReply',
  z.strictObject({ ...publicationSchema.shape, reply: replySchema }),
);

export const createdReplyBodySchema = dataComponent('CreatedReplyResponse', publicationWithReplySchema);

export const publicationBodySchema = dataComponent('PublicationResponse', publicationSchema);

export const publicationExample = {
  publication_id: 5001,
  review_id: 4711,
  reply_id: 9001,
  source: 'google',
  status: 'queued',
  platform_state: null,
  attempts: 0,
  next_attempt_at: '2026-11-20T09:31:00.000Z',
  failure: null,
  created_at: '2026-11-20T09:31:00.000Z',
  updated_at: '2026-11-20T09:31:00.000Z',
  published_at: null,
};

export const publishedExample = {
  ...publicationExample,
  status: 'published',
  platform_state: 'APPROVED',
  attempts: 1,
  next_attempt_at: null,
  updated_at: '2026-11-20T09:32:10.000Z',
  published_at: '2026-11-20T09:32:10.000Z',
};
