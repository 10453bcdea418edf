import * as z from 'zod';
import { component } from '../json-schema.ts';
import { countSchema, idSchema, sourceSchema, timeSchema } from '../values.ts';
import { failureSchema, platformStateSchema, replySchema } from './reply.ts';

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
    failure: failureSchema.nullable(),
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
