import type { LeaseRequest } from '@review-reply/jobs';
import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Enrollment } from '../domain/enrollment.ts';
import { enrollment } from './enrollment-schema.ts';

type Row = typeof enrollment.$inferSelect;
type Changes = Partial<typeof enrollment.$inferInsert>;

/** Rows of one statement; those beyond are found at the next look. */
const forgottenMax = 1_000;

export async function insertEnrollment(tx: Transaction, values: typeof enrollment.$inferInsert): Promise<Enrollment> {
  const [row] = await tx.insert(enrollment).values(values).returning();
  return row as Row;
}

/** The enrolment, locked until the transaction ends; null when it is none of the partner's, if one is named. */
export async function lockEnrollment(
  tx: Transaction,
  enrollmentId: bigint,
  partnerAccountId?: bigint,
): Promise<Enrollment | null> {
  const own = partnerAccountId === undefined ? undefined : eq(enrollment.partnerAccountId, partnerAccountId);
  const [row] = await tx
    .select()
    .from(enrollment)
    .where(and(eq(enrollment.enrollmentId, enrollmentId), own))
    .for('update');
  return row ?? null;
}

export async function lockEnrollmentOfLink(tx: Transaction, tokenHash: Buffer): Promise<Enrollment | null> {
  const [row] = await tx.select().from(enrollment).where(eq(enrollment.tokenHash, tokenHash)).for('update');
  return row ?? null;
}

export async function findEnrollment(db: Executor, enrollmentId: bigint): Promise<Enrollment | null> {
  const [row] = await db.select().from(enrollment).where(eq(enrollment.enrollmentId, enrollmentId));
  return row ?? null;
}

/** The sealed token of a link that is unused; null otherwise. */
export async function findSealedToken(
  db: Executor,
  enrollmentId: bigint,
): Promise<{ tokenHash: Buffer; tokenSealed: Buffer } | null> {
  const [row] = await db
    .select({ tokenHash: enrollment.tokenHash, tokenSealed: enrollment.tokenSealed })
    .from(enrollment)
    .where(
      and(eq(enrollment.enrollmentId, enrollmentId), eq(enrollment.status, 'pending'), eq(enrollment.step, 'link')),
    );
  return row?.tokenSealed ? { tokenHash: row.tokenHash, tokenSealed: row.tokenSealed } : null;
}

export async function updateEnrollment(tx: Transaction, enrollmentId: bigint, changes: Changes): Promise<Enrollment> {
  const [row] = await tx.update(enrollment).set(changes).where(eq(enrollment.enrollmentId, enrollmentId)).returning();
  return row as Row;
}

/** Those whose time is over, except what is being finished. */
export async function listExpired(db: Executor, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .select({ enrollmentId: enrollment.enrollmentId })
    .from(enrollment)
    .where(and(eq(enrollment.status, 'pending'), ne(enrollment.step, 'working'), lte(enrollment.expiresAt, now)))
    .orderBy(asc(enrollment.expiresAt))
    .limit(limit);
  return rows.map(({ enrollmentId }) => enrollmentId);
}

/** What is to be finished and nobody is believed to be at it. */
export async function leaseEnrollments(db: Executor, { limit, realNow, leaseUntil }: LeaseRequest): Promise<bigint[]> {
  const due = db
    .select({ enrollmentId: enrollment.enrollmentId })
    .from(enrollment)
    .where(lte(enrollment.leaseUntil, realNow))
    .orderBy(asc(enrollment.leaseUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(enrollment)
    .set({ leaseUntil })
    .where(inArray(enrollment.enrollmentId, due))
    .returning({ enrollmentId: enrollment.enrollmentId });
  return rows.map(({ enrollmentId }) => enrollmentId);
}

/** Lets somebody take up the finishing at `leaseUntil` (real time), if it is still to be done. */
export async function moveLease(db: Executor, enrollmentId: bigint, leaseUntil: Date): Promise<void> {
  await db
    .update(enrollment)
    .set({ leaseUntil })
    .where(and(eq(enrollment.enrollmentId, enrollmentId), eq(enrollment.step, 'working')));
}

/**
 * Ends those of an account that are not ended, such as one that is being finished; who does so finds that it is too
 * late.
 */
export async function cancelEnrollmentsOf(tx: Transaction, accountId: bigint, changes: Changes): Promise<void> {
  await tx
    .update(enrollment)
    .set({ ...changes, status: 'canceled' })
    .where(and(eq(enrollment.accountId, accountId), eq(enrollment.status, 'pending')));
}

/** Takes e-mail and name from those without an account whose link ended before `endedBefore`, a thousand at most. */
export async function forgetInvited(db: Executor, endedBefore: Date): Promise<void> {
  const due = db
    .select({ enrollmentId: enrollment.enrollmentId })
    .from(enrollment)
    .where(
      and(
        isNull(enrollment.accountId),
        isNotNull(enrollment.email),
        ne(enrollment.status, 'pending'),
        lte(enrollment.expiresAt, endedBefore),
      ),
    )
    .limit(forgottenMax);
  await db
    .update(enrollment)
    .set({ email: null, name: null, signedInEmail: null })
    .where(inArray(enrollment.enrollmentId, due));
}

/** Part of an account's erasure. @returns the enrolments that there were */
export async function deleteEnrollmentsOf(tx: Transaction, accountId: bigint): Promise<bigint[]> {
  const rows = await tx
    .delete(enrollment)
    .where(eq(enrollment.accountId, accountId))
    .returning({ enrollmentId: enrollment.enrollmentId });
  return rows.map(({ enrollmentId }) => enrollmentId);
}

/** Serialises whoever wants to make or find the account of one person at Google. */
export async function lockPerson(tx: Transaction, googleSub: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`google:${googleSub}`}, 0))`);
}
