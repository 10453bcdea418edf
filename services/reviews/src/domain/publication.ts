import type { Source } from '@review-reply/platforms/sources';
import { failures, rejectedBy } from './failures.ts';
import type { Failure, ReplyStatus } from './reply.ts';

export type PublicationStatus = 'queued' | 'publishing' | 'retrying' | 'published' | 'failed' | 'canceled';

/** What may follow what; the database refuses everything else too. */
const transitions: Readonly<Record<PublicationStatus, readonly PublicationStatus[]>> = {
  // Retrying without an attempt while the account is suspended, for as long as that lasts.
  queued: ['publishing', 'retrying', 'canceled'],
  publishing: ['publishing', 'retrying', 'published', 'failed'],
  retrying: ['publishing', 'retrying', 'canceled'],
  // No longer on the platform.
  published: ['failed'],
  failed: [],
  canceled: [],
};

export function canFollow(from: PublicationStatus, to: PublicationStatus): boolean {
  return transitions[from].includes(to);
}

export interface Publication {
  readonly publicationId: bigint;
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly replyId: bigint;
  readonly placeRef: bigint;
  readonly source: Source;
  /** Of autopilot's: a digest of what the review said. Null of a person's, which is sent whatever the review says. */
  readonly writtenFor: string | null;
  readonly status: PublicationStatus;
  readonly platformState: string | null;
  /** Times it was or may have been sent. */
  readonly attempts: number;
  /** When the platform took it and its verdict began to be awaited; null before. */
  readonly acceptedAt: Date | null;
  /** When it was sent without our hearing what became of it; null once the platform told, or showed that it has not. */
  readonly unknownSince: Date | null;
  /** How often the verdict was asked for since. */
  readonly checks: number;
  readonly nextAttemptAt: Date | null;
  readonly failure: Failure | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

/** What a step makes of a publication and its reply. */
export interface PublicationStep {
  readonly status: PublicationStatus;
  readonly replyStatus: ReplyStatus;
  readonly platformState: string | null;
  readonly attempts: number;
  readonly acceptedAt: Date | null;
  readonly unknownSince: Date | null;
  readonly checks: number;
  readonly nextAttemptAt: Date | null;
  /** When the worker looks at it next; null at the end. */
  readonly dueAt: Date | null;
  readonly failure: Failure | null;
  readonly publishedAt: Date | null;
}

/** What a platform shows of our reply. */
export interface Verdict {
  readonly outcome: 'pending' | 'approved' | 'rejected';
  /** The platform's own word. */
  readonly state: string | null;
  readonly policyViolation: string | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Waits after each failed attempt but the last. */
export const retryDelaysMs = [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
/** No platform postpones a retry beyond the longest wait of our own. */
const retryAfterMaxMs = 6 * hourMs;
/** When the verdict is asked for after the reply was taken, in units of the first check: 1, 5 and 15 minutes. */
const checksAt = [1, 5, 15];
/** Between later checks, in the same unit: an hour. */
const laterChecksEvery = 60;
export const moderationTimeoutMs = 7 * dayMs;
/** A review that its platform does not show is looked for this often, and for this long. */
const lookAgainAfterMs = hourMs;
const lookedForMs = 7 * dayMs;
/** How often what the platform may have is asked for after that, as long as nobody can tell. */
const askAgainAfterMs = dayMs;
/** Until then a platform may be at what it was sent, and not show it yet. */
const shownAfterMs = 30_000;

/** Whether it has attempts left. */
export function canBeSent({ acceptedAt, attempts }: Pick<Publication, 'acceptedAt' | 'attempts'>): boolean {
  return acceptedAt === null && attempts <= retryDelaysMs.length;
}

/** Is sent now: what follows may happen at any time from here on, our own death included. */
export function attempt(publication: Publication, now: Date): PublicationStep {
  return { ...ask(publication, now), attempts: publication.attempts + 1 };
}

/** Is read back now, as it may have been sent before. */
export function ask(publication: Publication, now: Date): PublicationStep {
  return {
    ...unchanged(publication),
    status: 'publishing',
    replyStatus: 'publishing',
    // Of the attempts before this: that it is `publishing` says that it may have been sent by this one.
    unknownSince: sinceWhenUnknown(publication),
    nextAttemptAt: null,
    // Until the step that ends it; the lease keeps others away meanwhile.
    dueAt: now,
    failure: null,
  };
}

/**
 * Nobody can tell now what the platform made of what it took, or may have taken: that is asked for later, however long
 * it takes, since time alone says nothing of it.
 */
export function askLater(publication: Publication, now: Date, firstCheckMs: number): PublicationStep {
  const { acceptedAt, createdAt } = publication;
  const since = acceptedAt ?? createdAt;
  const waitedMs = now.getTime() - since.getTime();
  const later = (waitMs: number) => ({ ...ask(publication, now), dueAt: new Date(now.getTime() + waitMs) });
  if (waitedMs >= moderationTimeoutMs) return later(askAgainAfterMs);
  if (acceptedAt === null) return later(lookAgainAfterMs);
  const { checks, waitMs } = nextCheck(waitedMs, firstCheckMs);
  return { ...later(Math.min(waitMs, moderationTimeoutMs) - waitedMs), checks };
}

/**
 * The platform does not show what it may have taken, so that it has not: it is sent again if it may be, or was sent for
 * the last time.
 */
export function noteNotTaken(publication: Publication, now: Date): PublicationStep {
  const shownAt = new Date((sinceWhenUnknown(publication) ?? now).getTime() + shownAfterMs);
  if (shownAt > now) return { ...ask(publication, now), dueAt: shownAt };
  if (!canBeSent(publication)) return fail(publication, failures.platformUnavailable);
  return { ...retry(publication, now, failures.platformUnavailable), unknownSince: null };
}

/** What Google rejects without having judged it: its moderation failed, and says nothing of the reply. */
const unjudged = 'MODERATION_ERROR';

/** Whether a rejection may be none once the reply is sent again. */
export function isUnjudged({ outcome, policyViolation }: Pick<Verdict, 'outcome' | 'policyViolation'>): boolean {
  return outcome === 'rejected' && policyViolation === unjudged;
}

/**
 * The review no longer says what it is written for, and it was not sent by this attempt: it can be canceled from now
 * on, unless it may have been sent by one before, which its platform may yet show.
 */
export function withdraw(publication: Publication, now: Date): PublicationStep {
  const { unknownSince } = publication;
  const shownAt = unknownSince === null ? now : new Date(unknownSince.getTime() + shownAfterMs);
  if (shownAt > now) return { ...ask(publication, now), dueAt: shownAt };
  return { ...retry(publication, now, failures.canceledOutdated), unknownSince: null };
}

/**
 * The platform has our reply and says what it makes of it. One that it rejected unjudged is sent again later, as far as
 * it may be.
 * @param firstCheckMs how long after the reply was taken its verdict is asked for first, in milliseconds
 */
export function judge(publication: Publication, verdict: Verdict, now: Date, firstCheckMs: number): PublicationStep {
  const acceptedAt = publication.acceptedAt ?? now;
  const judged = { ...publication, platformState: verdict.state, acceptedAt, unknownSince: null };
  if (verdict.outcome === 'approved') {
    const base = { ...unchanged(judged), nextAttemptAt: null, dueAt: null, failure: null };
    return { ...base, status: 'published', replyStatus: 'published', publishedAt: now };
  }
  if (verdict.outcome === 'rejected') {
    const failure = rejectedBy(verdict.policyViolation);
    const anew = { ...judged, acceptedAt: null };
    return isUnjudged(verdict) && canBeSent(anew) ? postpone(anew, null, now, failure) : fail(judged, failure);
  }
  if (now.getTime() - acceptedAt.getTime() >= moderationTimeoutMs) return fail(judged, failures.moderationTimeout);
  return askLater(judged, now, firstCheckMs);
}

/** The platform shows nothing new of a reply that it took: it is asked for its verdict again, until it is too late. */
export function awaitVerdict(publication: Publication, now: Date, firstCheckMs: number): PublicationStep {
  const pending = { outcome: 'pending', state: publication.platformState, policyViolation: null } as const;
  return judge(publication, pending, now, firstCheckMs);
}

/**
 * The platform does not show the review just now, so nothing was sent and no attempt is used up. Platforms lose sight
 * of reviews for days: one that is gone for good is found so by reads of everything, which end this sooner, and alone
 * end one that may have been taken.
 */
export function lookAgain(publication: Publication, now: Date): PublicationStep {
  const isLate = now.getTime() - publication.createdAt.getTime() >= lookedForMs;
  if (isLate && publication.unknownSince === null) return fail(publication, failures.reviewNotShown);
  const again = new Date(now.getTime() + (isLate ? askAgainAfterMs : lookAgainAfterMs));
  return { ...retry(publication, again, failures.reviewNotShown), attempts: publication.attempts - 1 };
}

/**
 * Nothing is sent for an account that is suspended, however long that lasts. The end of the suspension has it looked at
 * at once; looking meanwhile only makes up for one that ended while this was written.
 */
export function awaitSuspensionsEnd(publication: Publication, now: Date): PublicationStep {
  const again = new Date(now.getTime() + lookAgainAfterMs);
  return { ...retry(publication, again, failures.accountSuspended), nextAttemptAt: null };
}

/** An attempt failed in a way that may pass: it is made again later, or was the last, and may yet be read back. */
export function postpone(
  publication: Publication,
  retryAfterMs: number | null,
  now: Date,
  failure: Failure = failures.platformUnavailable,
): PublicationStep {
  const isOver = !canBeSent(publication) && publication.unknownSince === null;
  if (isOver) return fail(publication, failure);
  const delayMs = retryDelaysMs[publication.attempts - 1] ?? lookAgainAfterMs;
  const waitMs = Math.max(delayMs, Math.min(retryAfterMs ?? 0, retryAfterMaxMs));
  return retry(publication, new Date(now.getTime() + waitMs), failure);
}

function retry(publication: Publication, at: Date, failure: Failure): PublicationStep {
  return {
    ...unchanged(publication),
    status: 'retrying',
    replyStatus: 'failed_retryable',
    nextAttemptAt: at,
    dueAt: at,
    failure,
  };
}

/** Ends badly: refused, rejected, overtaken by another reply, or given up. */
export function fail(publication: Publication, failure: Failure): PublicationStep {
  const state = { ...unchanged(publication), unknownSince: null };
  return { ...state, status: 'failed', replyStatus: 'failed', nextAttemptAt: null, dueAt: null, failure };
}

/** What the platform has or may have can be public any moment: it is followed, and never canceled. */
export function isCancelable({ status, unknownSince }: Pick<Publication, 'status' | 'unknownSince'>): boolean {
  return canFollow(status, 'canceled') && unknownSince === null;
}

/**
 * Ends because there is nothing to answer or nowhere to send it any more.
 * @throws Error when the platform may have it: a programmer error
 */
export function cancel(publication: Publication, failure: Failure): PublicationStep {
  if (!isCancelable(publication)) throw new Error(`A publication that is ${publication.status} can't be canceled.`);
  return { ...fail(publication, failure), status: 'canceled' };
}

export function hasEnded(status: PublicationStatus): boolean {
  return status === 'published' || status === 'failed' || status === 'canceled';
}

function unchanged({ platformState, attempts, acceptedAt, unknownSince, checks, publishedAt }: Publication) {
  return { platformState, attempts, acceptedAt, unknownSince, checks, publishedAt };
}

/** An attempt that broke off may have been sent since it began. */
function sinceWhenUnknown({ status, acceptedAt, unknownSince, updatedAt }: Publication): Date | null {
  if (acceptedAt !== null) return null;
  return unknownSince ?? (status === 'publishing' ? updatedAt : null);
}

/** The first check that lies ahead; those that a late worker has missed are made up for by one. */
function nextCheck(waitedMs: number, firstCheckMs: number): { checks: number; waitMs: number } {
  const early = checksAt.findIndex((at) => at * firstCheckMs > waitedMs);
  if (early >= 0) return { checks: early, waitMs: (checksAt[early] ?? 1) * firstCheckMs };
  const lastEarlyMs = (checksAt.at(-1) ?? 1) * firstCheckMs;
  const laterMs = laterChecksEvery * firstCheckMs;
  const later = Math.floor((waitedMs - lastEarlyMs) / laterMs) + 1;
  return { checks: checksAt.length + later - 1, waitMs: lastEarlyMs + later * laterMs };
}
