import type { OutgoingEvent } from '@review-reply/events';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import type { Enrollment } from '../domain/enrollment.ts';
import { toEnrollment } from '../messages/enrollments.ts';

/** Keyed by the client, so that it comes after its attachment. */
export function enrollmentCompleted(
  enrollment: Enrollment,
  { accountId, placeRefs }: { accountId: bigint; placeRefs: readonly bigint[] },
): OutgoingEvent<typeof EnrollmentCompletedSchema> {
  return {
    schema: EnrollmentCompletedSchema,
    message: { enrollment: toEnrollment(enrollment), placeRefs: [...placeRefs] },
    key: accountId,
    subject: `enrollment/${enrollment.enrollmentId}`,
  };
}

export function enrollmentFailed(enrollment: Enrollment): OutgoingEvent<typeof EnrollmentFailedSchema> {
  return {
    schema: EnrollmentFailedSchema,
    message: { enrollment: toEnrollment(enrollment) },
    key: enrollment.partnerAccountId,
    subject: `enrollment/${enrollment.enrollmentId}`,
  };
}
