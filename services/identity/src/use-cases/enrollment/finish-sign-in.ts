import { createHash } from 'node:crypto';
import { open } from '@review-reply/crypto';
import { killPoint } from '@review-reply/runtime';
import { type EnrollmentSignIn, signInSealContext } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { findSignInByState, moveSignInLease, takeSignIn } from '../../storage/enrollment-sign-ins.ts';
import { findEnrollment } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { finishEnrollment } from './finish-enrollment.ts';
import { getProgress } from './get-progress.ts';
import type { Progress } from './progress.ts';
import { settleSignIn } from './settle-sign-in.ts';
import { exchangeCode, isSignInLost, type SignedIn } from './sign-in-calls.ts';

/** When it is looked into after the call failed. */
const lookAgainAfterMs = 2_000;

export interface FinishSignInInput {
  readonly state: string;
  readonly code: string;
  readonly browserHash: Buffer;
}

/**
 * The client came back from Google with a code, which is exchanged once: by the browser that began, and by the first of
 * its requests. Whatever fails afterwards is finished by the workers; a code that was lost means signing in again.
 * @throws AppError not_found for a state that is unknown, too old or another browser's
 */
export async function finishSignIn(context: EnrollmentContext, input: FinishSignInInput): Promise<Progress> {
  const { browserHash } = input;
  const signIn = await findOwnSignIn(context, input);
  const { enrollmentId } = signIn;
  const taken = signIn.outcome === 'begun' ? await exchange(context, signIn, input.code) : null;
  if (taken !== null) await finishEnrollment(context, enrollmentId).catch(leaveToWorker(context));
  return getProgress(context, { enrollmentId, browserHash });
}

/** @throws AppError not_found, whichever of state, age and browser is wrong */
export async function findOwnSignIn(
  { database, clock }: Context,
  { state, browserHash }: { state: string; browserHash: Buffer },
): Promise<EnrollmentSignIn> {
  const signIn = await findSignInByState(database.sql, createHash('sha256').update(state).digest());
  const isLate = signIn?.outcome === 'begun' && signIn.expiresAt.getTime() <= clock.now().getTime();
  if (signIn === null || isLate || !signIn.browserHash.equals(browserHash)) throw errors.enrollmentNotFound();
  return signIn;
}

/** @returns what the sign-in came to as far as it is known now; null when another request was first */
async function exchange(context: EnrollmentContext, signIn: EnrollmentSignIn, code: string): Promise<true | null> {
  const { database, clock, dataKeys } = context;
  const { signInId, verifierSealed, redirectUri } = signIn;
  const enrollment = await findEnrollment(database.sql, signIn.enrollmentId);
  if (enrollment === null || verifierSealed === null) throw errors.enrollmentNotFound();
  const codeVerifier = open(dataKeys, signInSealContext(signInId), verifierSealed).toString();
  const leaseUntil = new Date(clock.realNow().getTime() + context.enrollmentLeaseMs);
  if (!(await takeSignIn(database.sql, signInId, { outcome: 'exchanging', leaseUntil }))) return null;
  killPoint('identity.after-sign-in-taken');
  let signedIn: SignedIn | null;
  try {
    signedIn = await exchangeCode(context, { signInId, code, codeVerifier, redirectUri }, enrollment);
  } catch (error) {
    if (!isSignInLost(error)) {
      context.logger.warn({ err: error, sign_in_id: signInId }, 'A sign-in is looked into by a worker.');
      await moveSignInLease(database.sql, signInId, new Date(clock.realNow().getTime() + lookAgainAfterMs));
      return true;
    }
    signedIn = null;
  }
  killPoint('identity.after-exchange');
  await settleSignIn(context, signIn, signedIn);
  killPoint('identity.after-sign-in-settled');
  return true;
}

/** What could not be finished at once stays `working`, and is taken up by a worker. */
export function leaveToWorker({ logger }: Context) {
  return (error: unknown): void => {
    logger.warn({ err: error }, 'An enrolment is finished by a worker.');
  };
}
