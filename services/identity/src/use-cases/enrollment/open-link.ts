import { createHash } from 'node:crypto';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import type { Enrollment } from '../../domain/enrollment.ts';
import { lockEnrollmentOfLink } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { expireIfDue } from './fail-enrollment.ts';
import { describeProgress, type Progress, stageOf, unknownLink } from './progress.ts';

/** What a link's first page shows. Changes nothing but the expiry of what has expired. */
export async function openLink(
  context: EnrollmentContext,
  { token, browserHash }: { token: string; browserHash: Buffer | null },
): Promise<Progress> {
  const enrollment = await inTransaction(context.database, (tx) => lockLink(tx, context, token));
  if (enrollment === null) return unknownLink;
  return describeProgress(context, enrollment, stageOf(enrollment, browserHash));
}

/** The enrolment of a link, locked; one whose time is over expires now. Null for a link that is none. */
export async function lockLink(tx: Transaction, context: Context, token: string): Promise<Enrollment | null> {
  const enrollment = await lockEnrollmentOfLink(tx, createHash('sha256').update(token).digest());
  return enrollment && expireIfDue(tx, context, enrollment);
}
