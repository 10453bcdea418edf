import { describe, expect, it } from 'vitest';
import { failures } from './failures.ts';
import {
  ask,
  askLater,
  attempt,
  awaitVerdict,
  cancel,
  canFollow,
  fail,
  judge,
  lookAgain,
  moderationTimeoutMs,
  noteNotTaken,
  type Publication,
  type PublicationStatus,
  type PublicationStep,
  postpone,
  retryDelaysMs,
  withdraw,
} from './publication.ts';
import { canBecome, type ReplyStatus } from './reply.ts';

const statuses: PublicationStatus[] = ['queued', 'publishing', 'retrying', 'published', 'failed', 'canceled'];

it.each([
  ['queued', ['publishing', 'retrying', 'canceled']],
  ['publishing', ['publishing', 'retrying', 'published', 'failed']],
  ['retrying', ['publishing', 'retrying', 'canceled']],
  ['published', ['failed']],
  ['failed', []],
  ['canceled', []],
] as const)('a publication that is %s can become %j and nothing else', (from, to) => {
  expect(statuses.filter((status) => canFollow(from, status))).toEqual(to);
});

const start = new Date('2026-01-01T00:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const minuteMs = 60_000;
const pending = { outcome: 'pending', state: 'PENDING', policyViolation: null } as const;

const queued: Publication = {
  publicationId: 1n,
  accountId: 1n,
  reviewId: 1n,
  replyId: 1n,
  placeRef: 1n,
  source: 'google',
  writtenFor: null,
  status: 'queued',
  platformState: null,
  attempts: 0,
  acceptedAt: null,
  unknownSince: null,
  checks: 0,
  nextAttemptAt: start,
  failure: null,
  createdAt: start,
  updatedAt: start,
  publishedAt: null,
};
const take = (publication: Publication, step: PublicationStep): Publication => ({ ...publication, ...step });

describe('a verdict', () => {
  it('is asked for after 1, 5 and 15 minutes, then hourly', () => {
    let publication = take(queued, attempt(queued, start));
    let now = start;
    const waits: number[] = [];
    for (let check = 0; check < 6; check++) {
      const step = judge(publication, pending, now, minuteMs);
      publication = take(publication, step);
      now = step.dueAt ?? start;
      waits.push((now.getTime() - start.getTime()) / minuteMs);
    }
    expect(waits).toEqual([1, 5, 15, 75, 135, 195]);
  });

  it('that was not asked for in time is asked for once, not once for each turn missed', () => {
    const accepted = take(queued, judge(take(queued, attempt(queued, start)), pending, start, minuteMs));
    const late = later(100 * minuteMs);
    expect(judge(accepted, pending, late, minuteMs).dueAt).toEqual(later(135 * minuteMs));
  });

  it('is given up after seven days, not a millisecond earlier', () => {
    const accepted = take(queued, judge(take(queued, attempt(queued, start)), pending, start, minuteMs));
    expect(judge(accepted, pending, later(moderationTimeoutMs - 1), minuteMs)).toMatchObject({
      status: 'publishing',
      dueAt: later(moderationTimeoutMs),
    });
    expect(judge(accepted, pending, later(moderationTimeoutMs), minuteMs)).toMatchObject({
      status: 'failed',
      failure: failures.moderationTimeout,
      dueAt: null,
    });
  });

  it('that the platform has not come to has the reply sent again after each of the waits, then no more', () => {
    const unjudged = { outcome: 'rejected', state: 'REJECTED', policyViolation: 'MODERATION_ERROR' } as const;
    let publication = queued;
    const waits: Array<number | null> = [];
    for (let times = 0; times <= retryDelaysMs.length; times++) {
      publication = take(publication, attempt(publication, start));
      publication = take(publication, judge(publication, pending, start, minuteMs));
      const step = judge(publication, unjudged, start, minuteMs);
      waits.push(step.dueAt === null ? null : step.dueAt.getTime() - start.getTime());
      publication = take(publication, step);
      expect(publication.failure).toEqual({ code: 'MODERATION_ERROR', reason: 'rejected' });
    }
    expect(waits).toEqual([...retryDelaysMs, null]);
    expect(publication).toMatchObject({ status: 'failed', platformState: 'REJECTED', unknownSince: null });
  });

  it('of approval that comes at the very end still counts', () => {
    const accepted = take(queued, judge(take(queued, attempt(queued, start)), pending, start, minuteMs));
    const approved = { outcome: 'approved', state: 'APPROVED', policyViolation: null } as const;
    expect(judge(accepted, approved, later(moderationTimeoutMs), minuteMs)).toMatchObject({ status: 'published' });
  });
});

describe('a reply that could not be sent', () => {
  it('is sent again after each of the waits, then no more', () => {
    let publication = queued;
    const waits: Array<number | null> = [];
    for (let times = 0; times <= retryDelaysMs.length; times++) {
      publication = take(publication, attempt(publication, start));
      const step = postpone(publication, null, start);
      waits.push(step.dueAt === null ? null : step.dueAt.getTime() - start.getTime());
      publication = take(publication, step);
    }
    expect(waits).toEqual([...retryDelaysMs, null]);
    expect(publication).toMatchObject({ status: 'failed', failure: failures.platformUnavailable });
  });

  it('waits as long as the platform asks, never less than its own wait and never beyond six hours', () => {
    const tried = take(queued, attempt(queued, start));
    const waited = (ms: number | null) => postpone(tried, ms, start).dueAt;
    expect(waited(90_000)).toEqual(later(90_000));
    expect(waited(1_000)).toEqual(later(30_000));
    expect(waited(10 ** 12)).toEqual(later(6 * 60 * minuteMs));
  });
});

it('every step moves its reply in a way that replies allow', () => {
  const rejected = { outcome: 'rejected', state: 'REJECTED', policyViolation: 'OFF_TOPIC' } as const;
  const approved = { outcome: 'approved', state: 'APPROVED', policyViolation: null } as const;
  const steps = (publication: Publication) => [
    attempt(publication, start),
    judge(publication, approved, start, minuteMs),
    judge(publication, pending, start, minuteMs),
    judge(publication, rejected, start, minuteMs),
    postpone(publication, null, start),
    askLater(publication, start, minuteMs),
    noteNotTaken(publication, later(minuteMs)),
    lookAgain(publication, start),
    fail(publication, failures.alreadyPublished),
  ];
  const publishing = take(queued, attempt(queued, start));
  for (const step of steps(publishing)) expect(canBecome('publishing', step.replyStatus), step.status).toBe(true);
  for (const from of ['validated', 'failed_retryable'] as ReplyStatus[]) {
    expect(canBecome(from, attempt(queued, start).replyStatus)).toBe(true);
    expect(canBecome(from, ask(queued, start).replyStatus)).toBe(true);
    expect(canBecome(from, cancel(queued, failures.canceledReviewGone).replyStatus)).toBe(true);
  }
});

it('what is withdrawn before it is sent is canceled, where it may have been sent once it would be shown', () => {
  const begun = take(queued, attempt(queued, start));
  const reason = failures.canceledOutdated;
  expect(cancel(take(begun, withdraw(begun, start)), reason)).toMatchObject({ status: 'canceled', failure: reason });
  const unknown = { ...begun, unknownSince: start };
  const waiting = take(unknown, withdraw(unknown, later(1_000)));
  expect(waiting).toMatchObject({ status: 'publishing', unknownSince: start, dueAt: later(30_000) });
  const again = take(waiting, attempt(waiting, later(30_000)));
  expect(cancel(take(again, withdraw(again, later(30_000))), reason)).toMatchObject({ status: 'canceled' });
});

it('what is under way is never canceled', () => {
  const publishing = take(queued, attempt(queued, start));
  expect(() => cancel(publishing, failures.canceledReviewGone)).toThrow(/can't be canceled/);
});

describe('a reply that may have been taken', () => {
  const hourMs = 60 * minuteMs;
  const weekMs = 7 * 24 * hourMs;
  const sent = { ...take(queued, attempt(queued, start)), unknownSince: start };
  const unknown = take(sent, postpone(sent, null, start));

  it('is neither canceled, nor failed after its last attempt or a week without its review', () => {
    expect(unknown).toMatchObject({ status: 'retrying', unknownSince: start });
    expect(() => cancel(unknown, failures.canceledNotConnected)).toThrow(/can't be canceled/);
    const last = { ...sent, attempts: retryDelaysMs.length + 1 };
    expect(postpone(last, null, start)).toMatchObject({ status: 'retrying', dueAt: later(hourMs) });
    expect(lookAgain(sent, later(weekMs))).toMatchObject({ status: 'retrying', dueAt: later(weekMs + 24 * hourMs) });
  });

  it('stays under way while nobody can tell: asked for each hour, after a week each day', () => {
    for (const [at, waitMs] of [
      [0, hourMs],
      [weekMs, 24 * hourMs],
      [9 * weekMs, 24 * hourMs],
    ] as const) {
      const step = askLater(unknown, later(at), minuteMs);
      expect(step).toMatchObject({ status: 'publishing', unknownSince: start, failure: null, nextAttemptAt: null });
      expect(step.dueAt).toEqual(later(at + waitMs));
    }
  });

  it('is known not to be there once the platform has had half a minute to show it, and is sent again or was not', () => {
    const asked = take(unknown, ask(unknown, start));
    expect(noteNotTaken(asked, later(29_999))).toMatchObject({ status: 'publishing', dueAt: later(30_000) });
    expect(noteNotTaken(asked, later(30_000))).toMatchObject({ status: 'retrying', unknownSince: null, attempts: 1 });
    const last = { ...asked, attempts: retryDelaysMs.length + 1 };
    expect(noteNotTaken(last, later(30_000))).toMatchObject({
      status: 'failed',
      failure: failures.platformUnavailable,
    });
  });

  it('is so since the attempt began, when that broke off', () => {
    const begun = { ...take(queued, attempt(queued, start)), updatedAt: later(minuteMs) };
    expect(begun.unknownSince).toBeNull();
    expect(attempt(begun, later(hourMs)).unknownSince).toEqual(later(minuteMs));
    expect(askLater(begun, later(hourMs), minuteMs).unknownSince).toEqual(later(minuteMs));
  });

  it('is so no more once the platform says what it makes of it', () => {
    expect(judge(unknown, pending, start, minuteMs)).toMatchObject({ unknownSince: null, acceptedAt: start });
  });
});

it('a verdict that nobody can be asked for is not given up', () => {
  const accepted = take(queued, judge(take(queued, attempt(queued, start)), pending, start, minuteMs));
  const late = later(moderationTimeoutMs);
  expect(askLater(accepted, late, minuteMs)).toMatchObject({ status: 'publishing', unknownSince: null });
  expect(askLater(accepted, later(2 * minuteMs), minuteMs).dueAt).toEqual(later(5 * minuteMs));
  expect(awaitVerdict(accepted, late, minuteMs)).toMatchObject({ failure: failures.moderationTimeout });
});

it('a review that is not shown is looked for hourly without using up an attempt, for seven days', () => {
  const looked = lookAgain(take(queued, attempt(queued, start)), start);
  expect(looked).toMatchObject({ status: 'retrying', attempts: 0, dueAt: later(60 * minuteMs) });
  const late = lookAgain(take(queued, attempt(queued, start)), later(7 * 24 * 60 * minuteMs));
  expect(late).toMatchObject({ status: 'failed', failure: failures.reviewNotShown });
});
