import { startDueWorker, startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { leaseSignIns, moveSignInLease } from '../storage/enrollment-sign-ins.ts';
import { leaseEnrollments, moveLease } from '../storage/enrollments.ts';
import type { EnrollmentContext } from '../use-cases/enrollment/enrollment-context.ts';
import { finishEnrollment } from '../use-cases/enrollment/finish-enrollment.ts';
import { expireEnrollments, pruneEnrollments, resolveSignIn } from '../use-cases/enrollment/look-after-enrollments.ts';

const pollEveryMs = 1_000;
const retryAfterMs = 3_000;
const expireEveryMs = 2_000;
const pruneEveryMs = 600_000;

/** Finishes what a client or a process left in the middle, and ends what was left for too long. */
export function startEnrollmentWorkers(context: EnrollmentContext, life: Lifecycle): void {
  const { database, clock, enrollmentLeaseMs: leaseMs } = context;
  const shared = { database, clock, life, concurrencyMax: 4, leaseMs, pollEveryMs };
  /** Comes back sooner than its lease would pass: what failed is most often an outage. */
  const orLater = async (work: Promise<void>, later: (at: Date) => Promise<void>) => {
    try {
      await work;
    } catch (error) {
      await later(new Date(clock.realNow().getTime() + retryAfterMs));
      throw error;
    }
  };
  startDueWorker({
    ...shared,
    name: 'resolve-sign-ins',
    lease: leaseSignIns,
    handle: (signIn) =>
      orLater(resolveSignIn(context, signIn), (at) => moveSignInLease(database.sql, signIn.signInId, at)),
    giveBack: ({ signInId }) => moveSignInLease(database.sql, signInId, clock.realNow()),
  });
  startDueWorker({
    ...shared,
    name: 'finish-enrollments',
    lease: leaseEnrollments,
    handle: (enrollmentId) =>
      orLater(finishEnrollment(context, enrollmentId), (at) => moveLease(database.sql, enrollmentId, at)),
    giveBack: (enrollmentId) => moveLease(database.sql, enrollmentId, clock.realNow()),
  });
  startPeriodic({
    name: 'expire-enrollments',
    everyMs: expireEveryMs,
    life,
    work: () => expireEnrollments(context, life.signal),
  });
  startPeriodic({
    name: 'prune-enrollments',
    everyMs: pruneEveryMs,
    life,
    work: () => pruneEnrollments(context, life.signal),
  });
}
