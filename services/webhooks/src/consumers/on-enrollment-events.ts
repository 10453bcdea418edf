import { renderEventData } from '@review-reply/api-schemas';
import { type EventHandler, type EventMeta, on } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import type { Enrollment } from '@review-reply/proto/identity/v1/enrollment';
import { fromTimestamp } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

type EnrollmentEventType = 'enrollment.completed' | 'enrollment.failed';

/** They carry the partner's account id and reach the partner alone: the enrolment is the partner's. */
export function onEnrollmentEvents(context: Context): EventHandler[] {
  const deliver = (tx: Transaction, meta: EventMeta, type: EnrollmentEventType, enrollment: Enrollment | undefined) => {
    if (enrollment === undefined) throw new Error('The event carries no enrolment.');
    const { eventId: causeId, occurredAt } = meta;
    const accountId = enrollment.partnerAccountId;
    return fanOutEvent(tx, context, { causeId, occurredAt, accountId, type, data: dataOf(type, enrollment) });
  };
  return [
    on(EnrollmentCompletedSchema, (tx, { enrollment }, meta) => deliver(tx, meta, 'enrollment.completed', enrollment)),
    on(EnrollmentFailedSchema, (tx, { enrollment }, meta) => deliver(tx, meta, 'enrollment.failed', enrollment)),
  ];
}

function dataOf(type: EnrollmentEventType, message: Enrollment): Buffer {
  const enrollment = {
    ...message,
    expiresAt: fromTimestamp(message.expiresAt) ?? new Date(0),
    createdAt: fromTimestamp(message.createdAt) ?? new Date(0),
    completedAt: fromTimestamp(message.completedAt),
    failureCode: message.failure?.code ?? null,
  };
  return Buffer.from(JSON.stringify(renderEventData({ type, enrollment })));
}
