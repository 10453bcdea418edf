import { inTransaction } from '@review-reply/postgres';
import type { Enrollment } from '../../domain/enrollment.ts';
import { lockEnrollment, updateEnrollment } from '../../storage/enrollments.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { unused } from './fail-enrollment.ts';
import { isSignInLost, type OfferedPlace, readKeptSignIn } from './sign-in-calls.ts';

/**
 * The locations that a client who signed in may choose from.
 * @throws AppError sign_in_lost when nothing is kept of the sign-in any more: the link can be used again then;
 *   service_unavailable while it cannot be known
 */
export async function readOfferedPlaces(
  context: EnrollmentContext,
  enrollment: Enrollment,
): Promise<readonly OfferedPlace[]> {
  try {
    return (await readKeptSignIn(context, enrollment)).locations;
  } catch (error) {
    if (isSignInLost(error)) await giveLinkBack(context, enrollment);
    throw error;
  }
}

async function giveLinkBack({ database }: EnrollmentContext, { enrollmentId, signInId }: Enrollment): Promise<void> {
  await inTransaction(database, async (tx) => {
    const locked = await lockEnrollment(tx, enrollmentId);
    if (locked?.step === 'choosing' && locked.signInId === signInId) await updateEnrollment(tx, enrollmentId, unused);
  });
}
