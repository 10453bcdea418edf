import * as z from 'zod';
import { component } from '../json-schema.ts';
import { idSchema, timeSchema } from '../values.ts';

export const replyStatuses = [
  'online',
  'draft',
  'publishing',
  'published',
  'failed_retryable',
  'failed',
  'validated',
] as const;
export const replyOrigins = ['imported', 'service'] as const;

/** The platform's own word; platforms add words, so this is not a closed list. */
export const platformStateSchema = z
  .string()
  .nullable()
  .meta({ description: "The platform's own word, such as `PENDING`, `APPROVED` or `REJECTED`." });

export const failureSchema = component(
  'Failure',
  z.strictObject({
    code: z
      .string()
      .regex(/^[A-Za-z0-9_]+$/)
      .meta({ examples: ['moderation_timeout'] }),
    message: z.string(),
  }),
);

/** Fields in the order in which they are rendered. */
export const replySchema = component(
  'Reply',
  z.strictObject({
    reply_id: idSchema,
    text: z.string(),
    status: z.enum(replyStatuses),
    origin: z.enum(replyOrigins),
    created_at: timeSchema,
    published_at: timeSchema.nullable(),
    platform_state: platformStateSchema,
    hold_reasons: z.array(z.string()).meta({
      description:
        'Why autopilot leaves its draft to a person, as codes such as `risk:health`; take those that you do not know too. Empty when nobody needs to look.',
    }),
    failure: failureSchema.nullable(),
  }),
);

export const replyExample = {
  reply_id: 9001,
  text: 'Thank you for your kind words. We look forward to welcoming you again.',
  status: 'validated',
  origin: 'service',
  created_at: '2026-11-20T09:31:00.000Z',
  published_at: null,
  platform_state: null,
  hold_reasons: [],
  failure: null,
};
