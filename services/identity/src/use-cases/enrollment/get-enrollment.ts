import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type Enrollment, isUnused } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { lockEnrollment, updateEnrollment } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';
import { ended, expireIfDue } from './fail-enrollment.ts';

interface OfPartner {
  readonly enrollmentId: bigint;
  readonly partnerAccountId: bigint;
}

/** A partner's enrolment; one whose time is over expires now. @throws AppError not_found, also for another partner's */
export async function getEnrollment(context: Context, of: OfPartner): Promise<Enrollment> {
  return inTransaction(context.database, (tx) => lockOwn(tx, context, of));
}

/**
 * Cancels an enrolment whose link nobody has used. Canceling it again changes nothing.
 * @throws AppError not_found; enrollment_not_cancelable with its status in the details
 */
export async function cancelEnrollment(context: Context, of: OfPartner): Promise<Enrollment> {
  const enrollment = await inTransaction(context.database, async (tx) => {
    const found = await lockOwn(tx, context, of);
    return isUnused(found) ? updateEnrollment(tx, found.enrollmentId, { ...ended, status: 'canceled' }) : found;
  });
  // After the commit, which an expiry found just now needs.
  if (enrollment.status !== 'canceled') throw errors.enrollmentNotCancelable({ status: enrollment.status });
  return enrollment;
}

async function lockOwn(
  tx: Transaction,
  context: Context,
  { enrollmentId, partnerAccountId }: OfPartner,
): Promise<Enrollment> {
  const enrollment = await lockEnrollment(tx, enrollmentId, partnerAccountId);
  if (enrollment === null) throw errors.enrollmentNotFound();
  return expireIfDue(tx, context, enrollment);
}
