import { create, fromBinary, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { type Enrollment as EnrollmentMessage, EnrollmentSchema } from '@review-reply/proto/identity/v1/enrollment';
import { optional, toTimestamp } from '@review-reply/rpc';
import { type Enrollment, otherEmail } from '../domain/enrollment.ts';

/** An enrolment as its partner sees it, in answers and in events. */
export function toEnrollment(enrollment: Enrollment): MessageInitShape<typeof EnrollmentSchema> {
  const { enrollmentId, partnerAccountId, status, service, placesChoice, returnUrl, failureCode } = enrollment;
  return {
    enrollmentId,
    partnerAccountId,
    status,
    ...optional('email', enrollment.email),
    service,
    placesChoice,
    returnUrl,
    ...optional('name', enrollment.name),
    ...optional('signedInEmail', otherEmail(enrollment)),
    ...optional('locale', enrollment.locale),
    ...optional('externalRef', enrollment.externalRef),
    ...optional('accountId', enrollment.accountId),
    expiresAt: toTimestamp(enrollment.expiresAt),
    createdAt: toTimestamp(enrollment.createdAt),
    ...optional('completedAt', toTimestamp(enrollment.completedAt)),
    ...optional(
      'failure',
      failureCode && { code: failureCode, ...optional('failedAt', toTimestamp(enrollment.failedAt)) },
    ),
    places: enrollment.places.map((place) => ({ ...place })),
  };
}

/** How a creation's answer is stored for replays: without the link, which is kept in one place only. */
export const createdForm = {
  encode: (enrollment: EnrollmentMessage): Uint8Array => toBinary(EnrollmentSchema, enrollment),
  decode: (bytes: Uint8Array): EnrollmentMessage => fromBinary(EnrollmentSchema, bytes),
};

export function toCreated(enrollment: Enrollment): EnrollmentMessage {
  return create(EnrollmentSchema, toEnrollment(enrollment));
}
