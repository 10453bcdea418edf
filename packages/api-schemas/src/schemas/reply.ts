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

/** Of a reply and of its publication. */
export const replyFailureSchema = failureSchema.nullable().meta({
  description:
    "Why it failed, or is not sent yet: `already_published` (another reply appeared on the platform meanwhile), `canceled` (the review is gone, or the place inactive or no longer connected), `rejected` or the platform's own code, `moderation_timeout` (no verdict within 7 days), `platform_refused`, `platform_unavailable`, `removed_on_platform`, `review_not_shown`, `account_suspended` (it is sent when the suspension ends). More may be added: accept unknown ones.",
});

/** Fields in the order in which they are rendered. */
export const replySchema = component(
  'Reply',
  z.strictObject({
    reply_id: idSchema,
    text: z.string(),
    status: z.enum(replyStatuses).meta({
      description:
        '`draft`: written by autopilot, waiting; `validated`: accepted, not sent yet; `publishing`: being sent, or its verdict is awaited; `failed_retryable`: could not be sent, will be tried again; `published`: the platform has accepted it; `online`: seen on the platform by a read; `failed`: canceled, not published, or taken away there.',
    }),
    origin: z.enum(replyOrigins),
    created_at: timeSchema,
    published_at: timeSchema.nullable(),
    platform_state: platformStateSchema,
    hold_reasons: z.array(z.string()).meta({
      description:
        'Why autopilot leaves its draft to a person, as codes such as `risk:health`; more may be added: accept unknown ones. Empty when nobody needs to look.',
    }),
    failure: replyFailureSchema,
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
