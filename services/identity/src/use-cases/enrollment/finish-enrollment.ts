import { AppError } from '@review-reply/errors';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import type { Attached } from '../../domain/account.ts';
import type { Enrollment, FailureCode } from '../../domain/enrollment.ts';
import { enrollmentCompleted } from '../../events/enrollment-events.ts';
import { findAttachment } from '../../storage/accounts.ts';
import { findEnrollment, lockEnrollment, updateEnrollment } from '../../storage/enrollments.ts';
import { attachPerson } from './attach-person.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { ended, failEnrollment, unused } from './fail-enrollment.ts';
import { connectSignIn, dropSignIn, isAccountDetached, isSignInLost, readKeptSignIn } from './sign-in-calls.ts';

/**
 * Does what is left of an enrolment whose client has done their part: the account, its attachment, its places, the end.
 * Each step can be done again, so that whoever takes it up goes on where the last one died. One that has nothing left
 * to be done stays as it is.
 * @throws AppError service_unavailable and others that pass: somebody has to try again
 */
export async function finishEnrollment(context: EnrollmentContext, enrollmentId: bigint): Promise<void> {
  const enrollment = await findEnrollment(context.database.sql, enrollmentId);
  if (enrollment?.step !== 'working' || enrollment.signInId === null) return;
  const { signInId, placeIds } = enrollment;
  const work = { enrollmentId, signInId };
  try {
    const attachment = await (enrollment.accountId === null
      ? attach(context, enrollment, work)
      : findAttached(context, work));
    // Of a sign-in that an account has by now nothing is dropped.
    if (attachment === null) return await dropSignIn(context, signInId);
    killPoint('identity.after-enrollment-attached');
    const { accountId, attachedAt } = attachment;
    const places = await connectSignIn(context, { signInId, accountId, placeIds, attachedAt });
    killPoint('identity.after-places-connected');
    await complete(context, work, { accountId, places });
  } catch (error) {
    const code = failureOf(error);
    if (code === null) throw error;
    // The detachment has ended the enrolment.
    if (code === 'detached') return await dropSignIn(context, signInId);
    await giveUp(context, work, code === 'lost' ? null : code);
    await dropSignIn(context, signInId);
  }
}

/** An enrolment that is being finished, and for which sign-in. */
interface Work {
  readonly enrollmentId: bigint;
  readonly signInId: string;
}

/**
 * The enrolment, locked until the transaction ends.
 * @returns null when it is to be finished for this sign-in no more: who was slower than their lease may find that the
 *   link was given back meanwhile, and that somebody else's sign-in has used it
 */
async function lockWork(tx: Transaction, { enrollmentId, signInId }: Work): Promise<Enrollment | null> {
  const locked = await lockEnrollment(tx, enrollmentId);
  return locked?.step === 'working' && locked.signInId === signInId ? locked : null;
}

/** @returns null when the person turned out to belong to somebody else, who was faster, or the sign-in is out of use */
async function attach(context: EnrollmentContext, enrollment: Enrollment, work: Work): Promise<Attached | null> {
  const { enrollmentId } = work;
  const signedIn = await readKeptSignIn(context, enrollment);
  return inTransaction(context.database, async (tx) => {
    const locked = await lockWork(tx, work);
    if (locked === null) return null;
    if (locked.accountId !== null) return findAttachment(tx, locked.accountId);
    const attachment = await attachPerson(tx, context, locked, signedIn);
    if (attachment === null)
      await failEnrollment(tx, context, locked, { code: 'google_account_taken', changes: unused });
    else await updateEnrollment(tx, enrollmentId, { accountId: attachment.accountId });
    return attachment;
  });
}

/**
 * How the account was attached for an enrolment that goes on. Whoever detaches it ends the enrolment in the same
 * transaction, so that one that is found under way has the attachment that is in force.
 * @returns null when the enrolment has ended meanwhile
 */
async function findAttached({ database }: EnrollmentContext, work: Work): Promise<Attached | null> {
  return inTransaction(database, async (tx) => {
    const locked = await lockWork(tx, work);
    return locked === null || locked.accountId === null ? null : findAttachment(tx, locked.accountId);
  });
}

async function complete(
  { database, clock, outbox }: EnrollmentContext,
  work: Work,
  { accountId, places }: { accountId: bigint; places: Awaited<ReturnType<typeof connectSignIn>> },
): Promise<void> {
  await inTransaction(database, async (tx: Transaction) => {
    if ((await lockWork(tx, work)) === null) return;
    const completed = await updateEnrollment(tx, work.enrollmentId, {
      ...ended,
      status: 'completed',
      completedAt: clock.now(),
      failureCode: null,
      failedAt: null,
      places: places.map(({ placeId, name, active }) => ({ placeId, name, active })),
    });
    const placeRefs = places.map(({ placeRef }) => placeRef);
    await outbox.publish(tx, enrollmentCompleted(completed, { accountId, placeRefs }));
  });
}

function failureOf(error: unknown): FailureCode | 'lost' | 'detached' | null {
  if (isSignInLost(error)) return 'lost';
  if (isAccountDetached(error)) return 'detached';
  // The account would hold more places than it may: everything else was checked before.
  return error instanceof AppError && error.code === 'validation_failed' ? 'too_many_places' : null;
}

/** The link can be used again; an account that was attached by then stays, without places. */
async function giveUp(context: EnrollmentContext, work: Work, code: FailureCode | null): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const locked = await lockWork(tx, work);
    if (locked === null) return;
    if (code === null) await updateEnrollment(tx, work.enrollmentId, unused);
    else await failEnrollment(tx, context, locked, { code, changes: unused });
  });
}
