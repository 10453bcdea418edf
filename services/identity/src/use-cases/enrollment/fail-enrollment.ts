import type { Transaction } from '@review-reply/postgres';
import { type Enrollment, type FailureCode, isExpired } from '../../domain/enrollment.ts';
import { enrollmentFailed } from '../../events/enrollment-events.ts';
import { updateEnrollment } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';

/**
 * Fields that an enrolment is left with when it has come to its end: nothing waits for anybody, and no link is shown.
 */
export const ended = { step: 'ended', tokenSealed: null, leaseUntil: null } as const;

/** An enrolment whose link can be used again, by anybody, after what it was used for came to nothing. */
export const unused = {
  ...({
    step: 'link',
    leaseUntil: null,
    signInId: null,
    browserHash: null,
    signedInEmail: null,
    accountId: null,
  } as const),
  placeIds: [] as string[],
};

type Changes = Parameters<typeof updateEnrollment>[2];

/**
 * Notes why an enrolment failed, and tells its partner if it is the first time. A refusal leaves the link as it is.
 * @param changes what else the failure means, such as the end
 */
export async function failEnrollment(
  tx: Transaction,
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  enrollment: Enrollment,
  { code, changes = {} }: { code: FailureCode; changes?: Changes },
): Promise<Enrollment> {
  const failure = { failureCode: code, failedAt: clock.now(), failureTold: true };
  const failed = await updateEnrollment(tx, enrollment.enrollmentId, { ...changes, ...failure });
  if (!enrollment.failureTold) await outbox.publish(tx, enrollmentFailed(failed));
  return failed;
}

/** Ends an enrolment whose time is over, found by whoever looks first; any other stays as it is. */
export async function expireIfDue(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'outbox'>,
  enrollment: Enrollment,
): Promise<Enrollment> {
  if (!isExpired(enrollment, context.clock.now())) return enrollment;
  return failEnrollment(tx, context, enrollment, { code: 'expired', changes: { ...ended, status: 'expired' } });
}
