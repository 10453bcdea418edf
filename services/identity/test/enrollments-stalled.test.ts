import { parseKeyring } from '@review-reply/crypto';
import { createOutbox } from '@review-reply/events';
import { EnrollmentStage as Stage } from '@review-reply/proto/identity/v1/enrollment';
import { systemCaller } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnrollmentContext } from '../src/use-cases/enrollment/enrollment-context.ts';
import { finishEnrollment } from '../src/use-cases/enrollment/finish-enrollment.ts';
import { finishSignIn } from '../src/use-cases/enrollment/finish-sign-in.ts';
import {
  type EnrollmentStack,
  enroll,
  gateway,
  goThroughGoogle,
  newBrowser,
  openEnrollments,
  type Partner,
  signIn,
} from './enrollment-stack.ts';

let test: EnrollmentStack;
beforeAll(async () => {
  test = await openEnrollments();
});
afterAll(() => test?.stack.close());

const identity = { caller: systemCaller('identity'), timeoutMs: 20_000 };
const within = { timeoutMs: 60_000 };
const read = (enrollmentId: bigint, own: Partner) => test.enrollments.getEnrollment({ enrollmentId }, own.call);

interface Row extends Record<string, unknown> {
  readonly step: string;
  readonly sign_in_id: string;
  readonly account_id: bigint | null;
}

async function rowOf(enrollmentId: bigint): Promise<Row> {
  const { rows } = await test.database.sql.execute<Row>(
    sql`select step, sign_in_id, account_id from enrollment where enrollment_id = ${enrollmentId}`,
  );
  return rows[0] as Row;
}

/** Taken up at `leaseUntil`, and by nobody before. */
const work = (enrollmentId: bigint, leaseUntil: 'now' | 'infinity') =>
  test.database.sql.execute(sql`
    update enrollment set step = 'working', lease_until = ${leaseUntil}::timestamptz
    where enrollment_id = ${enrollmentId}`);

type SignIns = EnrollmentContext['signIns'];

/** Somebody who finishes enrolments with `signIns`. */
function finisher(signIns: Partial<SignIns>): EnrollmentContext {
  const { clock, kafkaPrefix } = test.stack;
  const keyring = (name: string) => parseKeyring(test.env[name] ?? '', 'identity');
  return {
    ...{
      database: test.database,
      clock,
      hashKeys: keyring('HASH_KEYS'),
      dataKeys: keyring('DATA_KEYS'),
      issuer: 'http://127.0.0.1',
    },
    outbox: createOutbox({ service: 'identity', kafkaPrefix, clock }),
    logger: createLogger({ service: 'identity', level: 'fatal' }),
    rotation: { rotateAfterMs: 0, publishAheadMs: 0 },
    signIns: { ...test.signIns, ...signIns },
    enrollmentLeaseMs: 60_000,
  };
}

it.each([
  ['before it attaches', 'readSignIn', 'answered'],
  ['before it completes', 'connectSignIn', 'answered'],
  ['before it gives up', 'connectSignIn', 'lost'],
] as const)(
  'whoever stalls %s leaves an enrolment alone that another person’s sign-in has taken meanwhile',
  async (_when, call, outcome) => {
    const own = await test.partner();
    const { enrollmentId, token } = await enroll(test, own, { places: 'choose' });
    const slow = await test.login({ title: 'Demo Lounge Lille' });
    await signIn(test, { token, login: slow, browserHash: newBrowser() });
    const { sign_in_id: slowSignIn } = await rowOf(enrollmentId);
    await work(enrollmentId, 'infinity');

    const stalled = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    const stall = async () => {
      stalled.resolve();
      await woken.promise;
    };
    const stalling: Partial<SignIns> = {
      readSignIn: async (...request) => {
        const answer = await test.signIns.readSignIn(...request);
        if (call === 'readSignIn') await stall();
        return answer;
      },
      connectSignIn: async (...request) => {
        await stall();
        if (outcome === 'lost' || call === 'readSignIn') return test.signIns.connectSignIn(...request);
        return { $typeName: 'places.v1.ConnectSignInResponse', places: [] } as never;
      },
    };
    const finishing = finishEnrollment(finisher(stalling), enrollmentId);
    await stalled.promise;
    // Its lease passes, and another finds the sign-in lost.
    await test.signIns.dropSignIn({ signInId: slowSignIn }, identity);
    await work(enrollmentId, 'now');
    await eventually(
      async () => expect(await rowOf(enrollmentId)).toMatchObject({ step: 'link', account_id: null }),
      within,
    );

    const login = await test.login({ title: 'Demo Lounge Nice' });
    const browserHash = newBrowser();
    expect((await signIn(test, { token, login, browserHash })).stage).toBe(Stage.CHOOSE);
    await work(enrollmentId, 'infinity');
    const taken = await rowOf(enrollmentId);
    woken.resolve();
    await finishing;
    expect(await rowOf(enrollmentId)).toEqual(taken);

    await work(enrollmentId, 'now');
    await eventually(async () => expect((await read(enrollmentId, own)).status).toBe('completed'), within);
    const { accountId = 0n, places } = await read(enrollmentId, own);
    expect(places).toMatchObject([{ name: 'Demo Lounge Nice' }]);
    const { rows } = await test.database.sql.execute(
      sql`select google_sub from google_login where account_id = ${accountId}`,
    );
    expect(rows).toEqual([{ google_sub: login.sub }]);
    const progress = await test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash }, gateway);
    expect(progress.stage).toBe(Stage.COMPLETED);
  },
);

it('whoever stalls at an exchange that another has settled meanwhile drops nothing of the sign-in', async () => {
  const own = await test.partner();
  const { enrollmentId, token } = await enroll(test, own, { places: 'choose' });
  const login = await test.login({ title: 'Demo Lounge Lille' });
  const browserHash = newBrowser();
  const back = await goThroughGoogle(test, { token, login, browserHash });
  const stalled = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  const exchangeCode: SignIns['exchangeCode'] = async (...request) => {
    const answer = await test.signIns.exchangeCode(...request);
    stalled.resolve();
    await woken.promise;
    return answer;
  };
  const finishing = finishSignIn(finisher({ exchangeCode }), { ...back, browserHash });
  await stalled.promise;
  await test.database.sql.execute(sql`
    update enrollment_sign_in set lease_until = 'now' where enrollment_id = ${enrollmentId}`);
  await eventually(async () => expect(await rowOf(enrollmentId)).toMatchObject({ step: 'choosing' }), within);
  woken.resolve();
  expect(await finishing).toMatchObject({ stage: 'choose', places: [{ name: 'Demo Lounge Lille' }] });
});

it('a sign-in that was lost while its client was choosing gives the link back', async () => {
  const own = await test.partner();
  const { enrollmentId, token } = await enroll(test, own, { places: 'choose' });
  const login = await test.login({ title: 'Demo Lounge Nice' });
  const browserHash = newBrowser();
  expect((await signIn(test, { token, login, browserHash })).stage).toBe(Stage.CHOOSE);
  const { sign_in_id: signInId } = await rowOf(enrollmentId);
  await test.signIns.dropSignIn({ signInId }, identity);
  const look = () => test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash }, gateway);
  await expect(look()).rejects.toMatchObject({ code: 'sign_in_lost' });
  expect((await look()).stage).toBe(Stage.SIGN_IN_AGAIN);
  expect((await signIn(test, { token, login, browserHash })).stage).toBe(Stage.CHOOSE);
});
