import { events } from '@review-reply/api-schemas';
import { type EventHandler, type EventMeta, on } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import type { Enrollment } from '@review-reply/proto/identity/v1/enrollment';
import type { Context } from '../use-cases/context.ts';
import { type EventToDeliver, fanOutEvent } from '../use-cases/fan-out-event.ts';

/** They carry the partner's account id and reach the partner alone: the enrolment is the partner's. */
export function onEnrollmentEvents(context: Context): EventHandler[] {
  const deliver = (
    tx: Transaction,
    { eventId, occurredAt }: EventMeta,
    enrollment: Enrollment | undefined,
    event: Pick<EventToDeliver, 'type' | 'data'>,
  ) => {
    if (enrollment === undefined) throw new Error('The event carries no enrolment.');
    const { partnerAccountId: accountId, enrollmentId, accountId: subjectAccountId = null } = enrollment;
    const subject = { subjectAccountId, enrollmentId };
    return fanOutEvent(tx, context, { ...event, causeId: eventId, occurredAt, accountId, subject });
  };
  const { enrollmentCompleted, enrollmentFailed } = events;
  return [
    on(EnrollmentCompletedSchema, (tx, message, meta) => {
      const { type, dataOf } = enrollmentCompleted;
      return deliver(tx, meta, message.enrollment, { type, data: dataOf(message) });
    }),
    on(EnrollmentFailedSchema, (tx, message, meta) => {
      const { type, dataOf } = enrollmentFailed;
      return deliver(tx, meta, message.enrollment, { type, data: dataOf(message) });
    }),
  ];
}
