import { inTransaction } from '@review-reply/postgres';
import type { Enrollment, EnrollmentSignIn, SignInOutcome } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { findLatestSignIn } from '../../storage/enrollment-sign-ins.ts';
import { lockEnrollment } from '../../storage/enrollments.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { expireIfDue } from './fail-enrollment.ts';
import { describeProgress, type Progress, type Stage, stageOf } from './progress.ts';

export interface OfBrowser {
  readonly enrollmentId: bigint;
  readonly browserHash: Buffer;
}

/**
 * How an enrolment stands for a browser that signed in, or tried to.
 * @throws AppError not_found for any other browser, as for an enrolment that does not exist
 */
export async function getProgress(context: EnrollmentContext, of: OfBrowser): Promise<Progress> {
  const { enrollment, signIn } = await findOwn(context, of);
  return describeProgress(context, enrollment, stageFor(enrollment, signIn, of.browserHash));
}

/** @throws AppError not_found when the browser never began a sign-in for this enrolment */
export async function findOwn(
  context: EnrollmentContext,
  { enrollmentId, browserHash }: OfBrowser,
): Promise<{ enrollment: Enrollment; signIn: EnrollmentSignIn | null }> {
  return inTransaction(context.database, async (tx) => {
    const locked = await lockEnrollment(tx, enrollmentId);
    const signIn = await findLatestSignIn(tx, enrollmentId, browserHash);
    if (locked === null || (signIn === null && locked.browserHash?.equals(browserHash) !== true))
      throw errors.enrollmentNotFound();
    return { enrollment: await expireIfDue(tx, context, locked), signIn };
  });
}

const stagesOfUnused: Readonly<Record<SignInOutcome, Stage>> = {
  begun: 'consent',
  exchanging: 'working',
  // What it had led to was given up: the link is to be opened again.
  kept: 'sign_in_again',
  lost: 'sign_in_again',
  refused: 'not_allowed',
};

function stageFor(enrollment: Enrollment, signIn: EnrollmentSignIn | null, browserHash: Buffer): Stage {
  const stage = stageOf(enrollment, browserHash);
  if (stage !== 'consent' || signIn === null) return stage;
  // A person who was given up as somebody else's is told so, whatever their sign-in was.
  if (signIn.outcome === 'kept' && enrollment.failureCode !== null) return 'not_allowed';
  return stagesOfUnused[signIn.outcome];
}
