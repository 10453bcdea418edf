import { type OutgoingEvent, payloadBytesOf } from '@review-reply/events';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import type { Enrollment } from '../domain/enrollment.ts';
import { toEnrollment } from '../messages/enrollments.ts';

/** Three quarters of what the outbox takes: room for two thousand places with names as most are. */
const completedBytesMax = 192 * 1024;

/**
 * Keyed by the client, so that it comes after its attachment. Where the places are too large for an event, their names
 * are left out, and where their ids alone are, the places: both are read by the enrolment's id. References never are.
 */
export function enrollmentCompleted(
  enrollment: Enrollment,
  { accountId, placeRefs }: { accountId: bigint; placeRefs: readonly bigint[] },
): OutgoingEvent<typeof EnrollmentCompletedSchema> {
  const tellOf = (places: Enrollment['places']): OutgoingEvent<typeof EnrollmentCompletedSchema> => ({
    schema: EnrollmentCompletedSchema,
    message: { enrollment: toEnrollment({ ...enrollment, places }), placeRefs: [...placeRefs] },
    key: accountId,
    subject: `enrollment/${enrollment.enrollmentId}`,
  });
  const fits = (event: OutgoingEvent<typeof EnrollmentCompletedSchema>) => payloadBytesOf(event) <= completedBytesMax;
  const whole = tellOf(enrollment.places);
  if (fits(whole)) return whole;
  const unnamed = tellOf(enrollment.places.map((place) => ({ ...place, name: '' })));
  return fits(unnamed) ? unnamed : tellOf([]);
}

export function enrollmentFailed(enrollment: Enrollment): OutgoingEvent<typeof EnrollmentFailedSchema> {
  return {
    schema: EnrollmentFailedSchema,
    message: { enrollment: toEnrollment(enrollment) },
    key: enrollment.partnerAccountId,
    subject: `enrollment/${enrollment.enrollmentId}`,
  };
}
