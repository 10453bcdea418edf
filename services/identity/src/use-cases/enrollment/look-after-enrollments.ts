import { pruneAllClaims } from '@review-reply/idempotency';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type EnrollmentSignIn, keptAfterEndMs, linkLifeMs } from '../../domain/enrollment.ts';
import { deletePersonOf } from '../../storage/client-accounts.ts';
import { deleteOldSignIns } from '../../storage/enrollment-sign-ins.ts';
import { deleteEnrollmentsOf, forgetInvited, listExpired, lockEnrollment } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { expireIfDue } from './fail-enrollment.ts';
import { finishEnrollment } from './finish-enrollment.ts';
import { settleSignIn } from './settle-sign-in.ts';
import { isSignInLost, readSignIn } from './sign-in-calls.ts';

/** Enrolments of one look; those beyond are found at the next. */
const expiredMax = 200;
/** Of idempotency keys, in one run. */
const claimBatchesMax = 1_000;

/**
 * Ends the enrolments whose time is over, and forgets whom those were for that came to nothing 30 days before. Any
 * number of replicas may look at once.
 */
export async function expireEnrollments(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  await forgetInvited(database.sql, new Date(clock.now().getTime() - keptAfterEndMs));
  for (const enrollmentId of await listExpired(database.sql, clock.now(), expiredMax)) {
    if (signal.aborted) return;
    await inTransaction(database, async (tx) => {
      const enrollment = await lockEnrollment(tx, enrollmentId);
      if (enrollment !== null) await expireIfDue(tx, context, enrollment);
    });
  }
}

/** Finds out what became of a sign-in whose exchange nobody ended, and goes on from there. */
export async function resolveSignIn(context: EnrollmentContext, signIn: EnrollmentSignIn): Promise<void> {
  const { signInId, enrollmentId } = signIn;
  const signedIn = await readSignIn(context, signInId).catch((error: unknown) => {
    if (isSignInLost(error)) return null;
    throw error;
  });
  await settleSignIn(context, signIn, signedIn);
  await finishEnrollment(context, enrollmentId);
}

/** Forgets sign-ins a week after they could be used, and idempotency keys after their time, in small transactions. */
export async function pruneEnrollments(
  context: Pick<Context, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = context;
  await deleteOldSignIns(database.sql, new Date(clock.now().getTime() - linkLifeMs));
  await pruneAllClaims(context, { batchesMax: claimBatchesMax, signal });
}

/** Part of an account's erasure. @returns the enrolments that there were */
export async function eraseEnrollmentsOf(tx: Transaction, accountId: bigint): Promise<bigint[]> {
  await deletePersonOf(tx, accountId);
  return deleteEnrollmentsOf(tx, accountId);
}
