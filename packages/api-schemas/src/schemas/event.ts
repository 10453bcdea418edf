import * as z from 'zod';
import { component } from '../json-schema.ts';
import { eurosSchema, idSchema, sourceSchema, timeSchema } from '../values.ts';
import { enrollmentSchema } from './enrollment.ts';
import { placeIdSchema } from './place.ts';
import { publicationSchema } from './publication.ts';
import { reviewSchema } from './review.ts';
import { suggestionTextSchema } from './suggestion.ts';
import { type EventType, eventIdSchema } from './webhook.ts';

export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-11'] });

export const spendingCapSchema = component(
  'SpendingCap',
  z.strictObject({ eur_excl_vat: eurosSchema, used_eur_excl_vat: eurosSchema, reached: z.boolean() }),
);

const reviewData = z.strictObject({ review: reviewSchema });
const replyData = z.strictObject({ review: reviewSchema, publication: publicationSchema });

const enrollmentData = z.strictObject({ enrollment: enrollmentSchema });

/** `data` of each event type that is sent. An event sent later is one more entry. */
export const eventDataSchemas = {
  'review.created': reviewData,
  'review.suggestion_ready': z.strictObject({ review: reviewSchema, suggestion: suggestionTextSchema }),
  'reply.published': replyData,
  'reply.failed': replyData,
  'review.removed': reviewData,
  'account.access_revoked': z.strictObject({ place_ids: z.array(placeIdSchema), platform: sourceSchema }),
  'enrollment.completed': enrollmentData,
  'enrollment.failed': enrollmentData,
  'billing.limit_reached': z.strictObject({ month: monthSchema, spending_cap: spendingCapSchema }),
} as const satisfies Partial<Record<EventType, z.ZodType>>;

export type SentEventType = keyof typeof eventDataSchemas;

export const eventDescriptions: Record<SentEventType, string> = {
  'review.created': 'A customer wrote a review that was not known before.',
  'review.suggestion_ready': 'A reply suggestion was kept, asked for by API or by autopilot.',
  'reply.published': 'The platform shows a reply.',
  'reply.failed': 'A reply will not be published: its last attempt failed, was refused, or it was canceled.',
  'review.removed': 'A review has vanished from its platform for good.',
  'account.access_revoked': "The platform withdrew the account's access to places.",
  'enrollment.completed': 'A client joined: its account is attached and its places are made.',
  'enrollment.failed':
    'A client refused, manages no place, or let the link expire: sent once an enrolment, at the first of these. A completion may follow a refusal.',
  'billing.limit_reached': 'The monthly spending cap was reached.',
};

function eventSchemaOf<T extends SentEventType>(type: T) {
  return z.strictObject({
    id: eventIdSchema,
    type: z.literal(type),
    created_at: timeSchema.meta({ description: 'When the thing happened.' }),
    account_id: idSchema,
    external_ref: z.string().nullable().optional().meta({
      description: "The partner's own client id; only in events of a client account delivered to its partner.",
    }),
    data: eventDataSchemas[type],
  });
}

/** The whole delivered body of each event type that is sent. */
export const eventSchemas = {
  'review.created': component('ReviewCreatedEvent', eventSchemaOf('review.created')),
  'review.suggestion_ready': component('ReviewSuggestionReadyEvent', eventSchemaOf('review.suggestion_ready')),
  'reply.published': component('ReplyPublishedEvent', eventSchemaOf('reply.published')),
  'reply.failed': component('ReplyFailedEvent', eventSchemaOf('reply.failed')),
  'review.removed': component('ReviewRemovedEvent', eventSchemaOf('review.removed')),
  'account.access_revoked': component('AccountAccessRevokedEvent', eventSchemaOf('account.access_revoked')),
  'enrollment.completed': component('EnrollmentCompletedEvent', eventSchemaOf('enrollment.completed')),
  'enrollment.failed': component('EnrollmentFailedEvent', eventSchemaOf('enrollment.failed')),
  'billing.limit_reached': component('BillingLimitReachedEvent', eventSchemaOf('billing.limit_reached')),
};
