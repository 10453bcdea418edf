import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type Enrollment, type FailureCode, isUnused } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { takeSignIn } from '../../storage/enrollment-sign-ins.ts';
import { lockEnrollment } from '../../storage/enrollments.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { expireIfDue, failEnrollment } from './fail-enrollment.ts';
import { findOwnSignIn } from './finish-sign-in.ts';
import { getProgress } from './get-progress.ts';
import { lockLink } from './open-link.ts';
import { describeProgress, type Progress, stageOf, unknownLink } from './progress.ts';

/** The client refused our consent: the link stays usable, the partner is told once. */
export async function refuseConsent(
  context: EnrollmentContext,
  { token, browserHash }: { token: string; browserHash: Buffer },
): Promise<Progress> {
  const found = await inTransaction(context.database, async (tx) => {
    const enrollment = await lockLink(tx, context, token);
    return enrollment && refuse(tx, context, enrollment, 'consent_refused');
  });
  if (found === null) return unknownLink;
  const { enrollment, refused } = found;
  return describeProgress(context, enrollment, refused ? 'not_allowed' : stageOf(enrollment, browserHash));
}

/**
 * The client refused Google's permission. The state is spent; asked again, this answers how things stand.
 * @throws AppError not_found for a state that is unknown, too old or another browser's
 */
export async function refusePermission(
  context: EnrollmentContext,
  of: { state: string; browserHash: Buffer },
): Promise<Progress> {
  const { signInId, enrollmentId } = await findOwnSignIn(context, of);
  await inTransaction(context.database, async (tx) => {
    const locked = await lockEnrollment(tx, enrollmentId);
    if (locked === null) throw errors.enrollmentNotFound();
    if (!(await takeSignIn(tx, signInId, { outcome: 'refused' }))) return;
    await refuse(tx, context, await expireIfDue(tx, context, locked), 'permission_refused');
  });
  return getProgress(context, { enrollmentId, browserHash: of.browserHash });
}

async function refuse(
  tx: Transaction,
  context: EnrollmentContext,
  enrollment: Enrollment,
  code: FailureCode,
): Promise<{ enrollment: Enrollment; refused: boolean }> {
  if (!isUnused(enrollment)) return { enrollment, refused: false };
  return { enrollment: await failEnrollment(tx, context, enrollment, { code }), refused: true };
}
