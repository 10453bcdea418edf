import { EnrollmentCompletedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import { EnrollmentService, EnrollmentStage as Stage } from '@review-reply/proto/identity/v1/enrollment';
import { eventually, freePort, startProcess, withoutKafka } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const identityMain = new URL('../src/main.ts', import.meta.url);
const placesMain = new URL('../../places/src/main.ts', import.meta.url);
const within = { timeoutMs: 60_000 };
/** Each starts a process. */
const slow = 120_000;

let test: EnrollmentStack;
let partner: Partner;
beforeAll(async () => {
  test = await openEnrollments({ ENROLLMENT_LEASE_MS: '8000' });
  partner = await test.partner();
});
afterAll(() => test?.stack.close());

async function startDyingIdentity(killPoint: string) {
  const port = await freePort();
  const { exited } = await startProcess(test.stack, identityMain, {
    ...test.env,
    ...withoutKafka,
    KILL_POINT: killPoint,
    GRPC_PORT: String(port),
  });
  const client = test.stack.client(EnrollmentService, port);
  await eventually(() => client.openEnrollmentLink({ token: 'x' }, gateway), within);
  return { client, exited };
}

const completions = (enrollmentId: bigint) =>
  test.events(EnrollmentCompletedSchema).filter(({ enrollment }) => enrollment?.enrollmentId === enrollmentId);

/** Ends with one account, one client, one place and one event, whatever was done twice. */
async function expectCompleted(enrollmentId: bigint, by: Partner, browserHash: Buffer) {
  const ask = () => test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash }, gateway);
  await eventually(async () => expect((await ask()).stage).toBe(Stage.COMPLETED), within);
  const { accountId, places } = await test.enrollments.getEnrollment({ enrollmentId }, by.call);
  const { accounts } = await test.enrollments.listClientAccounts({ afterAccountId: 0n }, by.call);
  expect(accounts.map((client) => client.accountId)).toEqual([accountId]);
  expect(places).toMatchObject([{ name: 'Demo Lounge Paris', active: true }]);
  await eventually(() => expect(completions(enrollmentId)).toHaveLength(1), within);
}

describe('an identity process that dies', () => {
  it.each([
    'identity.after-exchange',
    'identity.after-sign-in-settled',
    'identity.after-enrollment-attached',
    'identity.after-places-connected',
  ])(
    'at %s leaves an enrolment that another finishes by itself, once',
    async (killPoint) => {
      const own = await test.partner();
      const login = await test.login({ title: 'Demo Lounge Paris' });
      const { enrollmentId, token } = await enroll(test, own);
      const browserHash = newBrowser();
      const back = await goThroughGoogle(test, { token, login, browserHash });
      const dying = await startDyingIdentity(killPoint);
      await expect(dying.client.finishGoogleSignIn({ ...back, browserHash }, gateway)).rejects.toThrow();
      expect(await dying.exited).toEqual([null, 'SIGKILL']);
      await expectCompleted(enrollmentId, own, browserHash);
    },
    slow,
  );

  it(
    'after places were chosen, keeps the choice and finishes it',
    async () => {
      const own = await test.partner();
      const login = await test.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Lyon' });
      const { enrollmentId, token } = await enroll(test, own, { places: 'choose' });
      const browserHash = newBrowser();
      await signIn(test, { token, login, browserHash });
      const dying = await startDyingIdentity('identity.after-places-chosen');
      const placeIds = [login.locations[0]?.place_id ?? ''];
      await expect(dying.client.choosePlaces({ enrollmentId, browserHash, placeIds }, gateway)).rejects.toThrow();
      expect(await dying.exited).toEqual([null, 'SIGKILL']);
      await expectCompleted(enrollmentId, own, browserHash);
    },
    slow,
  );

  it(
    'before the code was exchanged, loses it: the client is asked to sign in again, and can',
    async () => {
      const own = await test.partner();
      const login = await test.login({ title: 'Demo Lounge Paris' });
      const { enrollmentId, token } = await enroll(test, own);
      const browserHash = newBrowser();
      const back = await goThroughGoogle(test, { token, login, browserHash });
      const dying = await startDyingIdentity('identity.after-sign-in-taken');
      await expect(dying.client.finishGoogleSignIn({ ...back, browserHash }, gateway)).rejects.toThrow();
      expect(await dying.exited).toEqual([null, 'SIGKILL']);
      const ask = () => test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash }, gateway);
      expect((await ask()).stage).toBe(Stage.WORKING);
      await eventually(async () => expect((await ask()).stage).toBe(Stage.SIGN_IN_AGAIN), within);
      await signIn(test, { token, login, browserHash });
      await expectCompleted(enrollmentId, own, browserHash);
    },
    slow,
  );
});

describe('a places process that dies', () => {
  it.each([
    ['places.after-code-exchanged', Stage.SIGN_IN_AGAIN],
    ['places.after-sign-in-kept', Stage.COMPLETED],
    ['places.after-sign-in-read', Stage.COMPLETED],
  ])(
    'at %s leads to stage %i, by itself',
    async (killPoint, stage) => {
      const login = await test.login({ title: 'Demo Lounge Paris' });
      const { enrollmentId, token } = await enroll(test, partner);
      const browserHash = newBrowser();
      const back = await goThroughGoogle(test, { token, login, browserHash });
      await test.stopPlaces();
      const places = { ...test.placesEnv, ...withoutKafka, KILL_POINT: killPoint };
      const dying = await startProcess(test.stack, placesMain, places);
      await eventually(() => test.signIns.listAccountAccess({ platform: 'google', accountIds: [] }, gateway), within);
      const answered = await test.enrollments.finishGoogleSignIn({ ...back, browserHash }, gateway);
      expect(answered.stage).toBe(Stage.WORKING);
      expect(await dying.exited).toEqual([null, 'SIGKILL']);
      await test.startPlaces();
      const ask = () => test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash }, gateway);
      await eventually(async () => expect((await ask()).stage).toBe(stage), within);
    },
    slow,
  );
});
