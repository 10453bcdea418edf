import * as z from 'zod';
import { component } from '../json-schema.ts';
import { eurosSchema, idSchema, monthSchema, sourceSchema, timeSchema } from '../values.ts';
import { enrollmentSchema } from './enrollment.ts';
import { invoiceSchema } from './invoice.ts';
import { placeIdSchema } from './place.ts';
import { publicationSchema } from './publication.ts';
import { reviewSchema } from './review.ts';
import { suggestionTextSchema } from './suggestion.ts';
import { type EventType, eventIdSchema } from './webhook.ts';

export const spendingCapSchema = component(
  'SpendingCap',
  z.strictObject({ eur_excl_vat: eurosSchema, used_eur_excl_vat: eurosSchema, reached: z.boolean() }),
);

const reviewData = z.strictObject({ review: reviewSchema });
const replyData = z.strictObject({ review: reviewSchema, publication: publicationSchema });

const enrollmentData = z.strictObject({ enrollment: enrollmentSchema });

const alertData = z.strictObject({
  place_id: placeIdSchema,
  kind: z.string().meta({ description: 'What happened, a stable word; take those that you do not know too.' }),
  message: z.string().meta({ description: 'A sentence in English.' }),
  details: z.looseObject({}).meta({ description: 'What there is to know beside, by `kind`.' }),
});

/** `data` of each event type. */
export const eventDataSchemas = {
  'review.created': reviewData,
  'review.suggestion_ready': z.strictObject({ review: reviewSchema, suggestion: suggestionTextSchema }),
  'reply.published': replyData,
  'reply.failed': replyData,
  'review.removed': reviewData,
  'listing.alert': alertData,
  'account.access_revoked': z.strictObject({ place_ids: z.array(placeIdSchema), platform: sourceSchema }),
  'enrollment.completed': enrollmentData,
  'enrollment.failed': enrollmentData,
  'billing.limit_reached': z.strictObject({ month: monthSchema, spending_cap: spendingCapSchema }),
  'billing.invoice_created': z.strictObject({ invoice: invoiceSchema }),
} as const satisfies Record<EventType, z.ZodType>;

export const eventDescriptions: Record<EventType, string> = {
  'review.created': 'A customer wrote a review that was not known before.',
  'review.suggestion_ready': 'A reply suggestion was kept, asked for by API or by autopilot.',
  'reply.published': 'The platform shows a reply.',
  'reply.failed': 'A reply will not be published: its last attempt failed, was refused, or it was canceled.',
  'review.removed': 'A review has vanished from its platform for good.',
  'listing.alert': 'Something about a place should be looked at. Not sent yet.',
  'account.access_revoked': "The platform withdrew the account's access to places.",
  'enrollment.completed': 'A client joined: its account is attached and its places are made.',
  'enrollment.failed':
    'A client refused, manages no place, or let the link expire: sent once an enrolment, at the first of these. A completion may follow a refusal.',
  'billing.limit_reached': 'The monthly spending cap was reached.',
  'billing.invoice_created': "A month was closed: the partner's invoice has got its number. Not sent yet.",
};

function eventSchemaOf<T extends EventType>(type: T) {
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

/** The whole delivered body of each event type. */
export const eventSchemas = {
  'review.created': component('ReviewCreatedEvent', eventSchemaOf('review.created')),
  'review.suggestion_ready': component('ReviewSuggestionReadyEvent', eventSchemaOf('review.suggestion_ready')),
  'reply.published': component('ReplyPublishedEvent', eventSchemaOf('reply.published')),
  'reply.failed': component('ReplyFailedEvent', eventSchemaOf('reply.failed')),
  'review.removed': component('ReviewRemovedEvent', eventSchemaOf('review.removed')),
  'listing.alert': component('ListingAlertEvent', eventSchemaOf('listing.alert')),
  'account.access_revoked': component('AccountAccessRevokedEvent', eventSchemaOf('account.access_revoked')),
  'enrollment.completed': component('EnrollmentCompletedEvent', eventSchemaOf('enrollment.completed')),
  'enrollment.failed': component('EnrollmentFailedEvent', eventSchemaOf('enrollment.failed')),
  'billing.limit_reached': component('BillingLimitReachedEvent', eventSchemaOf('billing.limit_reached')),
  'billing.invoice_created': component('BillingInvoiceCreatedEvent', eventSchemaOf('billing.invoice_created')),
};
