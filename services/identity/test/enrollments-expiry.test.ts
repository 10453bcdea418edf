import { EnrollmentFailedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import { EnrollmentStage as Stage } from '@review-reply/proto/identity/v1/enrollment';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pruneEnrollments } from '../src/use-cases/enrollment/look-after-enrollments.ts';
import {
  creation,
  type EnrollmentStack,
  enroll,
  gateway,
  goThroughGoogle,
  newBrowser,
  openEnrollments,
  type Partner,
  redirectUri,
  signIn,
} from './enrollment-stack.ts';

const dayMs = 24 * 3_600_000;

/** Of its own, as its clock travels. */
let test: EnrollmentStack;
let partner: Partner;
beforeAll(async () => {
  test = await openEnrollments();
  partner = await test.partner();
});
afterAll(() => test?.stack.close());

const read = (enrollmentId: bigint) => test.enrollments.getEnrollment({ enrollmentId }, partner.call);
const open = (token: string) => test.enrollments.openEnrollmentLink({ token }, gateway);
const failures = (enrollmentId: bigint) =>
  test.events(EnrollmentFailedSchema).filter(({ enrollment }) => enrollment?.enrollmentId === enrollmentId);

it('a link shows its first page without anybody else being asked, and signs in once Google can be reached', async () => {
  const { token } = await enroll(test, partner);
  await test.stopPlaces();
  try {
    expect((await open(token)).stage).toBe(Stage.CONSENT);
    const begin = { token, browserHash: newBrowser(), redirectUri };
    await expect(test.enrollments.beginGoogleSignIn(begin, gateway)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  } finally {
    await test.startPlaces();
  }
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const done = await eventually(() => signIn(test, { token, login, browserHash: newBrowser() }));
  expect(done.stage).toBe(Stage.COMPLETED);
});

it('a replay shows the link for a day; a sign-in is good for an hour; the link expires after seven days', async () => {
  const request = creation();
  const { connectUrl, enrollment } = await test.enrollments.createEnrollment(request, partner.call);
  const token = connectUrl?.split('/').at(-1) ?? '';
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const browserHash = newBrowser();
  const late = await goThroughGoogle(test, { token, login, browserHash });
  await test.stack.clock.advance(3_600_000);
  await expect(test.enrollments.finishGoogleSignIn({ ...late, browserHash }, gateway)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await test.enrollments.createEnrollment(request, partner.call)).connectUrl).toBe(connectUrl);

  await test.stack.clock.advance(dayMs);
  const replay = await test.enrollments.createEnrollment(request, partner.call);
  expect(replay).toMatchObject({ replayed: true, enrollment: { enrollmentId: enrollment?.enrollmentId } });
  expect(replay.connectUrl).toBeUndefined();
  expect((await open(token)).stage).toBe(Stage.CONSENT);

  const refusedBefore = await enroll(test, partner);
  const refusal = { refused: { case: 'token', value: refusedBefore.token }, browserHash } as const;
  await test.enrollments.refuseEnrollment(refusal, gateway);
  const choosing = await enroll(test, partner, { places: 'choose' });
  expect((await signIn(test, { token: choosing.token, login, browserHash })).stage).toBe(Stage.CHOOSE);
  const left = await enroll(test, partner);

  await test.stack.clock.advance(7 * dayMs);
  // By whoever looks first, be it a reader or the sweeper.
  expect(await read(left.enrollmentId)).toMatchObject({ status: 'expired', failure: { code: 'expired' } });
  expect((await open(token)).stage).toBe(Stage.EXPIRED);
  const chosen = { enrollmentId: choosing.enrollmentId, browserHash, placeIds: [login.locations[0]?.place_id ?? ''] };
  expect((await test.enrollments.choosePlaces(chosen, gateway)).stage).toBe(Stage.EXPIRED);
  await expect(
    test.enrollments.cancelEnrollment({ enrollmentId: left.enrollmentId }, partner.call),
  ).rejects.toMatchObject({ code: 'enrollment_not_cancelable', details: { status: 'expired' } });
  await eventually(() => expect(failures(left.enrollmentId)).toHaveLength(1));
  await eventually(async () => expect((await read(refusedBefore.enrollmentId)).status).toBe('expired'));
  await test.events.caughtUp(test.database);
  expect(failures(refusedBefore.enrollmentId)).toMatchObject([
    { enrollment: { failure: { code: 'consent_refused' } } },
  ]);
});

it('expires by itself what nobody looks at', async () => {
  const { enrollmentId } = await enroll(test, partner);
  await test.stack.clock.advance(7 * dayMs);
  await eventually(async () => {
    const { rows } = await test.database.sql.execute(
      sql`select status, token_sealed from enrollment where enrollment_id = ${enrollmentId}`,
    );
    expect(rows).toEqual([{ status: 'expired', token_sealed: null }]);
  });
  await eventually(() => expect(failures(enrollmentId)).toMatchObject([{ enrollment: { status: 'expired' } }]));
});

it('forgets all idempotency keys whose time is over in one run, however many they are, and no others', async () => {
  const { database, stack } = test;
  await database.sql.execute(sql`
    insert into idempotency_claim
      (account_id, operation, key, fingerprint, work_id, attempt, lease_until, expires_at)
    select 1, 'create_enrollment', n, '', gen_random_uuid(), 1, 'epoch',
      case when n <= 2500 then 'epoch' else 'infinity' end::timestamptz
    from generate_series(1, 2501) as n`);
  await pruneEnrollments({ database, clock: stack.clock }, AbortSignal.timeout(60_000));
  const { rows } = await database.sql.execute(sql`select key from idempotency_claim where account_id = 1`);
  expect(rows).toEqual([{ key: '2501' }]);
});
