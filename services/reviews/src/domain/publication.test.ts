import { describe, expect, it } from 'vitest';
import { failures } from './failures.ts';
import {
  attempt,
  cancel,
  canFollow,
  fail,
  judge,
  lookAgain,
  moderationTimeoutMs,
  type Publication,
  type PublicationStatus,
  type PublicationStep,
  postpone,
  retryDelaysMs,
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
  status: 'queued',
  platformState: null,
  attempts: 0,
  acceptedAt: null,
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
    lookAgain(publication, start),
    fail(publication, failures.alreadyPublished),
  ];
  const publishing = take(queued, attempt(queued, start));
  for (const step of steps(publishing)) expect(canBecome('publishing', step.replyStatus), step.status).toBe(true);
  for (const from of ['validated', 'failed_retryable'] as ReplyStatus[]) {
    expect(canBecome(from, attempt(queued, start).replyStatus)).toBe(true);
    expect(canBecome(from, cancel(queued, failures.canceledReviewGone).replyStatus)).toBe(true);
  }
});

it('what is under way is never canceled', () => {
  const publishing = take(queued, attempt(queued, start));
  expect(() => cancel(publishing, failures.canceledReviewGone)).toThrow(/can't be canceled/);
});

it('a review that is not shown is looked for hourly without using up an attempt, for seven days', () => {
  const looked = lookAgain(take(queued, attempt(queued, start)), start);
  expect(looked).toMatchObject({ status: 'retrying', attempts: 0, dueAt: later(60 * minuteMs) });
  const late = lookAgain(take(queued, attempt(queued, start)), later(7 * 24 * 60 * minuteMs));
  expect(late).toMatchObject({ status: 'failed', failure: failures.reviewNotShown });
});
