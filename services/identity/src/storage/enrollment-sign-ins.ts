import type { LeaseRequest } from '@review-reply/jobs';
import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { EnrollmentSignIn, SignInOutcome } from '../domain/enrollment.ts';
import { enrollmentSignIn } from './enrollment-schema.ts';

type Values = typeof enrollmentSignIn.$inferInsert;

/** Begins one; of those that wait for their code, the newest `keep` and this stay. */
export async function insertSignIn(tx: Transaction, values: Values, keep: number): Promise<void> {
  const { enrollmentId } = values;
  const kept = tx
    .select({ signInId: enrollmentSignIn.signInId })
    .from(enrollmentSignIn)
    .where(and(eq(enrollmentSignIn.enrollmentId, enrollmentId), eq(enrollmentSignIn.outcome, 'begun')))
    .orderBy(desc(enrollmentSignIn.createdAt), desc(enrollmentSignIn.signInId))
    .limit(keep);
  await tx
    .delete(enrollmentSignIn)
    .where(
      and(
        eq(enrollmentSignIn.enrollmentId, enrollmentId),
        eq(enrollmentSignIn.outcome, 'begun'),
        sql`${enrollmentSignIn.signInId} not in ${kept}`,
      ),
    );
  await tx.insert(enrollmentSignIn).values(values);
}

export async function findSignInByState(db: Executor, stateHash: Buffer): Promise<EnrollmentSignIn | null> {
  const [row] = await db.select().from(enrollmentSignIn).where(eq(enrollmentSignIn.stateHash, stateHash));
  return row ?? null;
}

/** The sign-in that a browser began last for an enrolment. */
export async function findLatestSignIn(
  db: Executor,
  enrollmentId: bigint,
  browserHash: Buffer,
): Promise<EnrollmentSignIn | null> {
  const [row] = await db
    .select()
    .from(enrollmentSignIn)
    .where(and(eq(enrollmentSignIn.enrollmentId, enrollmentId), eq(enrollmentSignIn.browserHash, browserHash)))
    .orderBy(desc(enrollmentSignIn.createdAt), desc(enrollmentSignIn.signInId))
    .limit(1);
  return row ?? null;
}

/** Ends the waiting for a code, once: false when somebody was before. */
export async function takeSignIn(
  db: Executor,
  signInId: string,
  taken: { outcome: 'exchanging'; leaseUntil: Date } | { outcome: 'refused' },
): Promise<boolean> {
  const { rowCount } = await db
    .update(enrollmentSignIn)
    .set({ ...taken, verifierSealed: null })
    .where(and(eq(enrollmentSignIn.signInId, signInId), eq(enrollmentSignIn.outcome, 'begun')));
  return rowCount === 1;
}

/** Says what an exchange came to, once: false when somebody was before. */
export async function settleSignIn(
  tx: Transaction,
  signInId: string,
  outcome: Exclude<SignInOutcome, 'begun' | 'exchanging'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(enrollmentSignIn)
    .set({ outcome, leaseUntil: null })
    .where(and(eq(enrollmentSignIn.signInId, signInId), eq(enrollmentSignIn.outcome, 'exchanging')));
  return rowCount === 1;
}

/** Other browsers' sign-ins that wait for a code come to nothing: the link was used. */
export async function deleteOpenSignIns(tx: Transaction, enrollmentId: bigint): Promise<void> {
  await tx
    .delete(enrollmentSignIn)
    .where(and(eq(enrollmentSignIn.enrollmentId, enrollmentId), eq(enrollmentSignIn.outcome, 'begun')));
}

/** Exchanges that nobody is believed to be at. */
export async function leaseSignIns(
  db: Executor,
  { limit, realNow, leaseUntil }: LeaseRequest,
): Promise<EnrollmentSignIn[]> {
  const due = db
    .select({ signInId: enrollmentSignIn.signInId })
    .from(enrollmentSignIn)
    .where(lte(enrollmentSignIn.leaseUntil, realNow))
    .orderBy(asc(enrollmentSignIn.leaseUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(enrollmentSignIn).set({ leaseUntil }).where(inArray(enrollmentSignIn.signInId, due)).returning();
}

/** Lets somebody look into the exchange at `leaseUntil` (real time), if it is still open. */
export async function moveSignInLease(db: Executor, signInId: string, leaseUntil: Date): Promise<void> {
  await db
    .update(enrollmentSignIn)
    .set({ leaseUntil })
    .where(and(eq(enrollmentSignIn.signInId, signInId), eq(enrollmentSignIn.outcome, 'exchanging')));
}

export async function deleteOldSignIns(db: Executor, expiredBefore: Date): Promise<void> {
  await db
    .delete(enrollmentSignIn)
    .where(and(lt(enrollmentSignIn.expiresAt, expiredBefore), ne(enrollmentSignIn.outcome, 'exchanging')));
}
