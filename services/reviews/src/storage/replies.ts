import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { KeptReply } from '../domain/reconcile-reply.ts';
import { canBecome, type Failure, liveStatuses, type Reply, type ReplyStatus } from '../domain/reply.ts';
import type { ReplyText } from '../domain/reply-text.ts';
import type { SourceOfPlace } from './reviews.ts';
import { reply } from './schema.ts';

const live = and(isNull(reply.deletedAt), inArray(reply.status, [...liveStatuses]));

const byId = (accountId: bigint, replyId: bigint): SQL | undefined =>
  and(eq(reply.accountId, accountId), eq(reply.replyId, replyId));

type Row = typeof reply.$inferSelect;

function toReply({ failureCode, failureReason: reason, ...row }: Row): Reply & KeptReply {
  const failure = failureCode === null ? null : { code: failureCode, reason };
  const { replyId, accountId, reviewId, text, status, origin, platformState, createdAt, publishedAt } = row;
  const { holdReasons, missingReads, missedReadAt, shownText } = row;
  const kept = { replyId, accountId, reviewId, text, status, origin, platformState, createdAt, publishedAt };
  return { ...kept, holdReasons, failure, missingReads, missedReadAt, shownText };
}

/** The live reply of each of these reviews that has one. */
export async function listLiveReplies(
  tx: Transaction,
  accountId: bigint,
  reviewIds: readonly bigint[],
): Promise<Map<bigint, KeptReply>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(reply)
    .where(and(eq(reply.accountId, accountId), inArray(reply.reviewId, [...reviewIds]), live));
  return new Map(rows.map((row) => [row.reviewId, toReply(row)]));
}

export async function findReply(tx: Transaction, accountId: bigint, replyId: bigint): Promise<Reply | null> {
  const [row] = await tx.select().from(reply).where(byId(accountId, replyId));
  return row === undefined ? null : toReply(row);
}

export async function findReplyText(db: Executor, accountId: bigint, replyId: bigint): Promise<ReplyText | null> {
  const { text, shownText } = reply;
  const [row] = await db.select({ text, shownText }).from(reply).where(byId(accountId, replyId));
  return row ?? null;
}

/** The draft of a review, if that is what it has. */
export async function findDraft(db: Executor, accountId: bigint, reviewId: bigint): Promise<Reply | null> {
  const own = and(eq(reply.accountId, accountId), eq(reply.reviewId, reviewId));
  const [row] = await db
    .select()
    .from(reply)
    .where(and(own, eq(reply.status, 'draft'), isNull(reply.deletedAt)));
  return row === undefined ? null : toReply(row);
}

/** A reply in its first state: to be published, or a draft of autopilot's. */
export async function insertReply(
  tx: Transaction,
  {
    holdReasons = [],
    ...values
  }: {
    accountId: bigint;
    reviewId: bigint;
    placeRef: bigint;
    text: string;
    status: 'validated' | 'draft';
    suggestionId: bigint | null;
    holdReasons?: readonly string[];
    createdAt: Date;
  },
): Promise<Reply> {
  const [row] = await tx
    .insert(reply)
    .values({ ...values, holdReasons: [...holdReasons], origin: 'service' })
    .returning();
  return toReply(row as Row);
}

export interface ReplyToImport {
  readonly reviewId: bigint;
  readonly text: string;
  readonly platformState: string | null;
  /** When it appeared or was last changed, by the platform's clock. */
  readonly updatedAt: Date;
}

/** Keeps replies that were made on the platform itself, in one statement. */
export async function importReplies(
  tx: Transaction,
  of: { accountId: bigint; placeRef: bigint },
  replies: readonly ReplyToImport[],
): Promise<void> {
  if (replies.length === 0) return;
  await tx.insert(reply).values(
    replies.map(({ reviewId, text, platformState, updatedAt }) => ({
      accountId: of.accountId,
      placeRef: of.placeRef,
      reviewId,
      text,
      platformState,
      status: 'online' as const,
      origin: 'imported' as const,
      createdAt: updatedAt,
      publishedAt: updatedAt,
    })),
  );
}

export async function updateImportedReply(
  tx: Transaction,
  accountId: bigint,
  replyId: bigint,
  shown: Pick<ReplyToImport, 'text' | 'platformState' | 'updatedAt'>,
): Promise<void> {
  const { text, platformState, updatedAt } = shown;
  await tx.update(reply).set({ text, platformState, publishedAt: updatedAt }).where(byId(accountId, replyId));
}

export async function deleteReply(tx: Transaction, accountId: bigint, replyId: bigint, deletedAt: Date): Promise<void> {
  await tx.update(reply).set({ deletedAt }).where(byId(accountId, replyId));
}

/** Ends what autopilot has in hand of these reviews; the caller holds the reviews' rows and renders them. */
export async function endDrafts(
  tx: Transaction,
  accountId: bigint,
  reviewIds: readonly bigint[],
  deletedAt: Date,
): Promise<void> {
  if (reviewIds.length === 0) return;
  const ofReviews = sql`account_id = ${accountId} and review_id = any(${bigints(reviewIds)})`;
  await tx.execute(sql`
    update reply set deleted_at = ${deletedAt.toISOString()}
    where ${ofReviews} and status = 'draft' and deleted_at is null`);
  await tx.execute(sql`update review set auto_publish_at = null where ${ofReviews} and auto_publish_at is not null`);
  await tx.execute(sql`delete from autopilot_task where ${ofReviews}`);
}

/** Seen on the platform. */
export async function confirmReply(
  tx: Transaction,
  accountId: bigint,
  replyId: bigint,
  platformState: string | null,
): Promise<void> {
  await tx
    .update(reply)
    .set({ status: 'online', platformState, missingReads: 0, missedReadAt: null })
    .where(byId(accountId, replyId));
}

/** Not found by the complete read that began at this time, which has not come to its end. */
export async function noteReplyMissed(
  tx: Transaction,
  accountId: bigint,
  replyId: bigint,
  missedReadAt: Date,
): Promise<void> {
  await tx.update(reply).set({ missedReadAt }).where(byId(accountId, replyId));
}

/** Counts a complete read, begun at this time, that has come to its end without some replies of a place. */
export async function countRepliesMissed(
  tx: Transaction,
  { accountId, placeRef, source }: SourceOfPlace,
  readAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update reply p set missing_reads = p.missing_reads + 1
    from review r
    where p.account_id = ${accountId} and p.place_ref = ${placeRef} and p.missed_read_at = ${readAt.toISOString()}
      and r.account_id = p.account_id and r.review_id = p.review_id and r.source = ${source}`);
}

/**
 * Moves a reply to another state. What is absent stays as it is.
 * @throws Error when the states do not allow it: a programmer error
 */
export async function changeReply(
  tx: Transaction,
  current: Reply,
  change: {
    status: ReplyStatus;
    platformState: string | null;
    failure: Failure | null;
    publishedAt?: Date | null;
    shownText?: string | null | undefined;
  },
): Promise<Reply> {
  const { status, platformState, failure, publishedAt = current.publishedAt, shownText } = change;
  if (!canBecome(current.status, status)) throw new Error(`A reply that is ${current.status} can't become ${status}.`);
  const [row] = await tx
    .update(reply)
    .set({
      status,
      platformState,
      failureCode: failure?.code ?? null,
      failureReason: failure?.reason ?? null,
      publishedAt,
      shownText,
    })
    .where(byId(current.accountId, current.replyId))
    .returning();
  return toReply(row as Row);
}
