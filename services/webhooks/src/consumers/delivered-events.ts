import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { type EventType, events } from '@review-reply/api-schemas';
import { type EventHandler, gather } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { InvoiceCreatedSchema, SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import type { Enrollment } from '@review-reply/proto/identity/v1/enrollment';
import { AccessRevokedSchema, ListingAlertSchema } from '@review-reply/proto/places/events/v1/events';
import {
  ReplyFailedSchema,
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import { currentTrace } from '@review-reply/telemetry';
import type { Context } from '../use-cases/context.ts';
import { type EventToDeliver, fanOutEvents } from '../use-cases/fan-out-event.ts';
import { withoutErased } from './without-erased.ts';

/** What subscribers hear of: a line each, from the message that tells of it, the event, and whose it is. */
export function deliveredEvents(context: Context): EventHandler[] {
  const delivering = gather<EventToDeliver>((tx, told) => fanOutEvents(tx, context, told));
  const deliver = delivererOf(context, delivering);
  return [
    deliver(ReviewCreatedSchema, events.reviewCreated, ofAccount),
    deliver(ReviewRemovedSchema, events.reviewRemoved, ofAccount),
    deliver(SuggestionReadySchema, events.suggestionReady, ofAccount),
    deliver(ReplyPublishedSchema, events.replyPublished, ofAccount),
    deliver(ReplyFailedSchema, events.replyFailed, ofAccount),
    deliver(ListingAlertSchema, events.listingAlert, ofAccount),
    deliver(AccessRevokedSchema, events.accessRevoked, ofAccount),
    deliver(SpendingCapReachedSchema, events.limitReached, ofPartner),
    deliver(InvoiceCreatedSchema, events.invoiceCreated, ofPartner, withoutErased),
    deliver(EnrollmentCompletedSchema, events.enrollmentCompleted, ofEnrollment),
    deliver(EnrollmentFailedSchema, events.enrollmentFailed, ofEnrollment),
  ];
}

type Whose = Pick<EventToDeliver, 'accountId' | 'subject'>;

/** The account's, and its partner's to hear. */
const ofAccount = ({ accountId }: { readonly accountId: bigint }): Whose => ({ accountId });

/** The partner's alone: the cap and the invoice are its own. */
const ofPartner = ({ partnerAccountId }: { readonly partnerAccountId: bigint }): Whose => ({
  accountId: partnerAccountId,
});

/** The partner's alone, and about the client once there is one. */
function ofEnrollment({ enrollment }: { readonly enrollment?: Enrollment | undefined }): Whose {
  if (enrollment === undefined) throw new Error('The event carries no enrolment.');
  const { partnerAccountId, enrollmentId, accountId: subjectAccountId = null } = enrollment;
  return { accountId: partnerAccountId, subject: { subjectAccountId, enrollmentId } };
}

type Delivering = ReturnType<typeof gather<EventToDeliver>>;

function delivererOf(context: Context, delivering: Delivering) {
  /** @param prepare what is taken out of a message, from what is known by now */
  return <D extends DescMessage>(
    schema: D,
    event: { readonly type: EventType; readonly dataOf: (message: MessageShape<D>) => Uint8Array },
    whose: (message: MessageShape<D>) => Whose,
    prepare?: (tx: Transaction, context: Context, message: MessageShape<D>) => Promise<MessageShape<D>>,
  ): EventHandler =>
    delivering.on(schema, async (tx, received, { eventId: causeId, occurredAt }) => {
      const message = prepare === undefined ? received : await prepare(tx, context, received);
      const { type } = event;
      return { ...whose(message), causeId, occurredAt, type, data: event.dataOf(message), trace: currentTrace() };
    });
}
