import { inTransaction, type Transaction } from '@review-reply/postgres';
import {
  type Enrollment,
  type EnrollmentSignIn,
  type FailureCode,
  isUnused,
  placesMax,
} from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { deleteOpenSignIns, settleSignIn as settle } from '../../storage/enrollment-sign-ins.ts';
import { lockEnrollment, updateEnrollment } from '../../storage/enrollments.ts';
import { findAccountFor } from './choose-account.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { ended, expireIfDue, failEnrollment } from './fail-enrollment.ts';
import { dropSignIn, type SignedIn } from './sign-in-calls.ts';

/**
 * Notes what the exchange of a code came to, once. The link is used from here on when the person may be enrolled and
 * manages places; when not, what was kept of the sign-in is dropped.
 * @param signedIn null when the code was lost
 */
export async function settleSignIn(
  context: EnrollmentContext,
  { signInId, enrollmentId, browserHash }: EnrollmentSignIn,
  signedIn: SignedIn | null,
): Promise<void> {
  const keeps = await inTransaction(context.database, async (tx) => {
    const locked = await lockEnrollment(tx, enrollmentId);
    if (locked === null) throw errors.enrollmentNotFound();
    const enrollment = await expireIfDue(tx, context, locked);
    if (signedIn === null) {
      await settle(tx, signInId, 'lost');
      return true;
    }
    // Another browser was first, or the enrolment has ended meanwhile; or somebody took this exchange up when its lease
    // was over, and the link may be used by this very sign-in, which is theirs to drop or to keep.
    if (!isUnused(enrollment)) return !(await settle(tx, signInId, 'refused'));
    const refusal = await refusalOf(tx, enrollment, signedIn);
    if (!(await settle(tx, signInId, refusal === null ? 'kept' : 'refused'))) return true;
    if (refusal === null)
      await useLink(tx, context, enrollment, { signInId, browserHash, signedInEmail: signedIn.email });
    else if (refusal === 'no_place') await endWithoutPlace(tx, context, enrollment, browserHash);
    else await failEnrollment(tx, context, enrollment, { code: refusal });
    return refusal === null;
  });
  if (!keeps) await dropSignIn(context, signInId);
}

async function refusalOf(
  tx: Transaction,
  { partnerAccountId, placesChoice }: Enrollment,
  signedIn: SignedIn,
): Promise<FailureCode | null> {
  if (!signedIn.granted) return 'permission_incomplete';
  if ((await findAccountFor(tx, partnerAccountId, signedIn)).kind === 'taken') return 'google_account_taken';
  if (signedIn.locations.length === 0) return 'no_place';
  return placesChoice === 'all' && signedIn.locations.length > placesMax ? 'too_many_places' : null;
}

async function useLink(
  tx: Transaction,
  { clock, enrollmentLeaseMs }: EnrollmentContext,
  { enrollmentId, placesChoice }: Enrollment,
  by: { signInId: string; browserHash: Buffer; signedInEmail: string | null },
): Promise<void> {
  await deleteOpenSignIns(tx, enrollmentId);
  const leaseUntil = new Date(clock.realNow().getTime() + enrollmentLeaseMs);
  const next = placesChoice === 'all' ? ({ step: 'working', leaseUntil } as const) : ({ step: 'choosing' } as const);
  await updateEnrollment(tx, enrollmentId, { ...by, ...next, tokenSealed: null });
}

async function endWithoutPlace(
  tx: Transaction,
  context: EnrollmentContext,
  enrollment: Enrollment,
  browserHash: Buffer,
): Promise<void> {
  await deleteOpenSignIns(tx, enrollment.enrollmentId);
  const changes = { ...ended, status: 'no_place', browserHash } as const;
  await failEnrollment(tx, context, enrollment, { code: 'no_place', changes });
}
