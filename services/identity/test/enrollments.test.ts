import { randomBytes } from 'node:crypto';
import { openDatabase } from '@review-reply/postgres';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import { AccountAttachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { EnrollmentStage as Stage } from '@review-reply/proto/identity/v1/enrollment';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { systemCaller } from '@review-reply/rpc';
import { eventually, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  creation,
  domain,
  type EnrollmentStack,
  enroll,
  gateway,
  goThroughGoogle,
  type Login,
  newBrowser,
  openEnrollments,
  operator,
  type Partner,
  redirectUri,
  signIn,
} from './enrollment-stack.ts';

let test: EnrollmentStack;
let partner: Partner;
beforeAll(async () => {
  test = await openEnrollments();
  partner = await test.partner();
});
afterAll(() => test?.stack.close());

const read = (enrollmentId: bigint, by = partner) => test.enrollments.getEnrollment({ enrollmentId }, by.call);
const failures = (enrollmentId: bigint) =>
  test.events(EnrollmentFailedSchema).filter(({ enrollment }) => enrollment?.enrollmentId === enrollmentId);
const completions = (enrollmentId: bigint) =>
  test.events(EnrollmentCompletedSchema).filter(({ enrollment }) => enrollment?.enrollmentId === enrollmentId);
const clientsOf = async (by: Partner) =>
  (await test.enrollments.listClientAccounts({ afterAccountId: 0n }, by.call)).accounts;
const accountsOf = async (accountId: bigint) =>
  (await test.signIns.listAccountAccess({ platform: 'google', accountIds: [accountId] }, gateway)).accounts[0];
const open = (token: string, browserHash?: Buffer) =>
  test.enrollments.openEnrollmentLink({ token, ...(browserHash === undefined ? {} : { browserHash }) }, gateway);

/** Matches with the named fields absent. */
function without<T extends object>(message: T, ...names: Array<keyof T>): T {
  for (const name of names) expect(message[name]).toBeUndefined();
  return message;
}

describe('creating an enrolment', () => {
  it('answers a pending one with a link of 256 bits, good for 7 days and stored as a hash', async () => {
    const fields = { name: 'Demo client', externalRef: 'client-1', service: 'pro', places: 'choose' };
    const created = await test.enrollments.createEnrollment({ ...creation(fields), locale: 'fr' }, partner.call);
    const { enrollment, connectUrl } = created;
    expect(connectUrl).toMatch(/^http:\/\/127\.0\.0\.1:8080\/connect\/[A-Za-z0-9_-]{43}$/);
    expect(enrollment).toMatchObject({
      ...{ status: 'pending', email: 'client@example.test', name: 'Demo client', locale: 'fr', service: 'pro' },
      ...{ placesChoice: 'choose', externalRef: 'client-1', places: [], partnerAccountId: partner.partnerAccountId },
    });
    expect(Number(enrollment?.expiresAt?.seconds) - Number(enrollment?.createdAt?.seconds)).toBe(7 * 24 * 3_600);
    expect(await read(enrollment?.enrollmentId ?? 0n)).toEqual(enrollment);
    const { rows } = await test.database.sql.execute(sql`select enrollment::text as row from enrollment`);
    expect(JSON.stringify(rows)).not.toContain(connectUrl?.split('/').at(-1));
  });

  it('happens once for a key, also at once, and a replay shows the link until it is used, for a day', async () => {
    const request = creation();
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.enrollments.createEnrollment(request, partner.call)));
    expect(new Set(answers.map(({ connectUrl }) => connectUrl)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const [{ enrollment, connectUrl } = {}] = answers;
    const token = connectUrl?.split('/').at(-1) ?? '';
    const other = { ...request, idempotency: { ...request.idempotency, fingerprint: randomBytes(32) } };
    await expect(test.enrollments.createEnrollment(other, partner.call)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    const login = await test.login({ title: 'Demo Lounge Paris' });
    expect((await signIn(test, { token, login, browserHash: newBrowser() })).stage).toBe(Stage.COMPLETED);
    const replay = await test.enrollments.createEnrollment(request, partner.call);
    expect(replay).toMatchObject({ replayed: true, enrollment: { ...enrollment } });
    expect(replay.connectUrl).toBeUndefined();
  });

  it.each([
    [`http://${domain}/`, 'url_scheme_not_allowed'],
    [`https://user:secret@${domain}/`, 'url_credentials_not_allowed'],
    [`https://evil-${domain}/`, 'url_host_not_declared'],
    [`https://sub.${domain}/`, 'url_host_not_declared'],
  ])('is refused with the return URL %s, and leaves the key free', async (returnUrl, code) => {
    const request = creation({ returnUrl });
    await expect(test.enrollments.createEnrollment(request, partner.call)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'body.return_url', code }] },
    });
    const again = { ...request, returnUrl: `https://${domain}/` };
    expect((await test.enrollments.createEnrollment(again, partner.call)).replayed).toBe(false);
  });

  it('is for partners alone, and an enrolment is its partner’s alone', async () => {
    const fields = { name: 'Demo', email: 'demo@example.test', locale: 'en', kind: AccountKind.STANDARD };
    const { accountId } = await test.identity.createAccount(fields, operator);
    const standard = { caller: testCaller(accountId) };
    await expect(test.enrollments.createEnrollment(creation(), standard)).rejects.toMatchObject({
      code: 'insufficient_scope',
    });
    const { enrollmentId } = await enroll(test, partner);
    const other = await test.partner();
    for (const attempt of [
      () => read(enrollmentId, other),
      () => test.enrollments.cancelEnrollment({ enrollmentId }, other.call),
      () => read(999_999n),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('whoever signs in with a link', () => {
  it.each([
    ['Somebody-Else@example.test', 'Somebody-Else@example.test'],
    ['Client@Example.test', undefined],
  ])('as %s is shown so, with whom it was made for, and the partner is told of %s', async (email, told) => {
    const login = await test.control<Login>('POST', '/google/accounts', {
      email,
      locations: [{ title: 'Demo Lounge' }],
    });
    const { enrollmentId, token } = await enroll(test, partner, { places: 'choose', name: 'Demo client' });
    expect(await open(token)).toMatchObject({ enrollment: { email: 'client@example.test', name: 'Demo client' } });
    const browserHash = newBrowser();
    const choice = await signIn(test, { token, login, browserHash });
    const shown = { email: 'client@example.test', name: 'Demo client', signedInEmail: email };
    expect(choice).toMatchObject({ stage: Stage.CHOOSE, enrollment: shown });
    for (const { enrollment } of [await open(token), await open(token, newBrowser())])
      expect([enrollment?.email, enrollment?.name, enrollment?.signedInEmail]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    const placeIds = login.locations.map(({ place_id }) => place_id);
    await test.enrollments.choosePlaces({ enrollmentId, browserHash, placeIds }, gateway);
    await eventually(async () => expect((await read(enrollmentId)).status).toBe('completed'));
    expect((await read(enrollmentId)).signedInEmail).toBe(told);
    await eventually(() => expect(completions(enrollmentId)[0]?.enrollment?.signedInEmail).toBe(told));
  });
});

describe('a client who goes all the way', () => {
  it('has an account, attached with reference and service, with the places of all groups, and goes back', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Lyon' });
    const own = await test.partner();
    const fields = { externalRef: 'a b', service: 'pro', name: 'Demo client' };
    const { enrollmentId, token } = await enroll(test, own, fields);
    const browserHash = newBrowser();
    expect(await open(token)).toMatchObject({
      stage: Stage.CONSENT,
      enrollment: { enrollmentId, partnerName: 'Demo partner', name: 'Demo client' },
    });
    const done = await signIn(test, { token, login, browserHash });
    expect(done).toMatchObject({
      stage: Stage.COMPLETED,
      redirectUrl: `https://${domain}/back?kept=1&enrollment_id=${enrollmentId}&status=completed&external_ref=a+b`,
    });
    const enrollment = await read(enrollmentId, own);
    const placeNames = ['Demo Lounge Lyon', 'Demo Lounge Paris'];
    expect(without(enrollment, 'failure')).toMatchObject({ status: 'completed', accountId: expect.any(BigInt) });
    expect(enrollment.places.map(({ name }) => name).sort()).toEqual(placeNames);
    const accountId = enrollment.accountId ?? 0n;
    expect(await clientsOf(own)).toMatchObject([
      { accountId, externalRef: 'a b', service: 'pro', status: 'active', name: 'Demo client' },
    ]);
    expect(await accountsOf(accountId)).toMatchObject({
      access: 'granted',
      places: placeNames.map((name) => ({ name, active: true })),
    });
    await eventually(() => expect(completions(enrollmentId)).toHaveLength(1));
    const [completed] = completions(enrollmentId);
    expect(completed).toMatchObject({ enrollment: { accountId, service: 'pro', places: [{}, {}] } });
    expect(completed?.placeRefs).toHaveLength(2);
    expect(test.events(AccountAttachedSchema).filter((event) => event.accountId === accountId)).toMatchObject([
      { partnerAccountId: own.partnerAccountId, externalRef: 'a b', service: 'pro' },
    ]);
    await test.events.caughtUp(test.database);
    expect(failures(enrollmentId)).toEqual([]);
  });

  it('has all its places, however long their names are together; the partner then hears of them without', async () => {
    const title = (number: number) => `Demo Lounge ${number} ${'é'.repeat(180)}`;
    const login = await test.login(...Array.from({ length: 800 }, (_, number) => ({ title: title(number) })));
    const { enrollmentId, token } = await enroll(test, partner);
    await signIn(test, { token, login, browserHash: newBrowser() });
    await eventually(async () => expect((await read(enrollmentId)).status).toBe('completed'), { timeoutMs: 60_000 });
    const { places } = await read(enrollmentId);
    expect(places.map(({ name }) => name).sort()).toEqual(login.locations.map((location) => location.title).sort());
    await eventually(() => expect(completions(enrollmentId)).toHaveLength(1));
    const [completed] = completions(enrollmentId);
    expect(completed?.placeRefs).toHaveLength(800);
    expect(completed?.enrollment?.places).toEqual(places.map((place) => ({ ...place, name: '' })));
  });

  it('is asked which places, once, from those offered, in the browser that signed in', async () => {
    const login = await test.login({ title: 'Demo Lounge Nice' }, { title: 'Demo Lounge Lille' });
    const { enrollmentId, token } = await enroll(test, partner, { places: 'choose' });
    const browserHash = newBrowser();
    const asked = await signIn(test, { token, login, browserHash });
    expect(without(asked, 'redirectUrl')).toMatchObject({
      stage: Stage.CHOOSE,
      places: [
        { name: 'Demo Lounge Lille', verified: true },
        { name: 'Demo Lounge Nice', city: 'Paris' },
      ],
    });
    const nice = login.locations[0]?.place_id ?? '';
    const choose = (placeIds: string[], by = browserHash, of = enrollmentId) =>
      test.enrollments.choosePlaces({ enrollmentId: of, browserHash: by, placeIds }, gateway);
    const other = await enroll(test, partner, { places: 'choose' });
    for (const [by, of] of [
      [newBrowser(), enrollmentId],
      [browserHash, other.enrollmentId],
    ] as const)
      await expect(choose([nice], by, of)).rejects.toMatchObject({ code: 'not_found' });
    for (const [placeIds, code] of [
      [[], 'blank'],
      [[nice, 'ChIJ-elsewhere'], 'invalid_value'],
    ] as const)
      await expect(choose([...placeIds])).rejects.toMatchObject({ details: { fields: [{ path: 'place_ids', code }] } });
    expect((await read(enrollmentId)).status).toBe('pending');
    expect((await open(token, browserHash)).stage).toBe(Stage.CHOOSE);
    const [first, second] = await Promise.all([choose([nice]), choose([nice, login.locations[1]?.place_id ?? ''])]);
    for (const { stage } of [first, second]) expect([Stage.COMPLETED, Stage.WORKING]).toContain(stage);
    await eventually(async () => expect((await read(enrollmentId)).status).toBe('completed'));
    expect((await choose([login.locations[1]?.place_id ?? ''])).stage).toBe(Stage.COMPLETED);
    await eventually(() => expect(completions(enrollmentId)).toHaveLength(1));
  });
});

describe('a client who does not', () => {
  it('refuses consent: goes back as not allowed, the partner hears of it once, and the link stays good', async () => {
    const { enrollmentId, token } = await enroll(test, partner);
    const browserHash = newBrowser();
    const refuse = () =>
      test.enrollments.refuseEnrollment({ refused: { case: 'token', value: token }, browserHash }, gateway);
    expect(await refuse()).toMatchObject({
      stage: Stage.NOT_ALLOWED,
      refusal: 'refused',
      redirectUrl: `https://${domain}/back?kept=1&enrollment_id=${enrollmentId}&status=not_allowed`,
    });
    await refuse();
    expect(await read(enrollmentId)).toMatchObject({ status: 'pending', failure: { code: 'consent_refused' } });
    expect((await open(token)).stage).toBe(Stage.CONSENT);
    await eventually(() => expect(failures(enrollmentId)).toHaveLength(1));
    const login = await test.login({ title: 'Demo Lounge Paris' });
    expect((await signIn(test, { token, login, browserHash })).stage).toBe(Stage.COMPLETED);
    await eventually(() => expect(completions(enrollmentId)).toHaveLength(1));
    expect(without(await read(enrollmentId), 'failure').status).toBe('completed');
    await test.events.caughtUp(test.database);
    expect(failures(enrollmentId)).toHaveLength(1);
  });

  it('refuses Google’s permission, whole or in part: nothing is made, and it can be done again', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const { enrollmentId, token } = await enroll(test, partner);
    const browserHash = newBrowser();
    const { state } = await goThroughGoogle(test, { token, login, browserHash, decision: 'deny' });
    const denied = { refused: { case: 'state', value: state }, browserHash } as const;
    for (const by of [newBrowser(), browserHash, browserHash]) {
      const answer = test.enrollments.refuseEnrollment({ ...denied, browserHash: by }, gateway);
      if (by === browserHash) expect(await answer).toMatchObject({ stage: Stage.NOT_ALLOWED, refusal: 'refused' });
      else await expect(answer).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await read(enrollmentId)).toMatchObject({ status: 'pending', failure: { code: 'permission_refused' } });
    const partly = await signIn(test, { token, login, browserHash, scope: 'openid' });
    expect(partly).toMatchObject({ stage: Stage.NOT_ALLOWED, refusal: 'incomplete', redirectUrl: expect.any(String) });
    const refused = without(await read(enrollmentId), 'accountId');
    expect(refused.failure?.code).toBe('permission_incomplete');
    expect((await signIn(test, { token, login, browserHash })).stage).toBe(Stage.COMPLETED);
    await test.events.caughtUp(test.database);
    expect(failures(enrollmentId)).toHaveLength(1);
  });

  it('manages no location: the enrolment ends there', async () => {
    const { enrollmentId, token } = await enroll(test, partner);
    const browserHash = newBrowser();
    expect(await signIn(test, { token, login: await test.login(), browserHash })).toMatchObject({
      stage: Stage.NO_PLACE,
      redirectUrl: expect.stringContaining('status=no_place'),
    });
    expect(without(await read(enrollmentId), 'accountId')).toMatchObject({
      status: 'no_place',
      failure: { code: 'no_place' },
    });
    await eventually(() => expect(failures(enrollmentId)).toHaveLength(1));
    expect((await open(token)).stage).toBe(Stage.USED);
    await expect(test.enrollments.cancelEnrollment({ enrollmentId }, partner.call)).rejects.toMatchObject({
      code: 'enrollment_not_cancelable',
    });
  });

  it('belongs to a standard account: not allowed, and only the partner hears why', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const fields = { name: 'Demo', email: 'demo@example.test', locale: 'en', kind: AccountKind.STANDARD };
    const { accountId } = await test.identity.createAccount(fields, operator);
    const grant = {
      accountId,
      platform: 'google',
      platformUser: login.sub,
      credentials: login.refresh_token,
      placeIds: [],
    };
    const { places } = await test.places.connectLogin(grant, operator);
    const { enrollmentId, token } = await enroll(test, partner);
    const browserHash = newBrowser();
    expect(await signIn(test, { token, login, browserHash })).toMatchObject({
      stage: Stage.NOT_ALLOWED,
      refusal: 'other',
      redirectUrl: expect.stringContaining('status=not_allowed'),
    });
    expect(await read(enrollmentId)).toMatchObject({ status: 'pending', failure: { code: 'google_account_taken' } });
    const token0 = { placeRef: places[0]?.placeRef ?? 0n, source: 'google' };
    const reviews = { caller: systemCaller('reviews') };
    expect((await test.places.getPlatformAccess(token0, reviews)).access).toMatch(/./);
    const another = await test.login({ title: 'Demo Lounge Nice' });
    expect((await signIn(test, { token, login: another, browserHash })).stage).toBe(Stage.COMPLETED);
  });
});

describe('the end of a link', () => {
  it('comes by cancellation while it is unused, and by nobody afterwards', async () => {
    const { enrollmentId, token } = await enroll(test, partner);
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const browserHash = newBrowser();
    const back = await goThroughGoogle(test, { token, login, browserHash });
    const cancel = () => test.enrollments.cancelEnrollment({ enrollmentId }, partner.call);
    expect((await cancel()).status).toBe('canceled');
    expect((await cancel()).status).toBe('canceled');
    const late = await test.enrollments.finishGoogleSignIn({ ...back, browserHash }, gateway);
    expect(late.stage).toBe(Stage.CANCELED);
    expect((await open(token)).stage).toBe(Stage.CANCELED);
    expect(without(await read(enrollmentId), 'accountId', 'failure').status).toBe('canceled');
    const used = await enroll(test, partner);
    await signIn(test, { token: used.token, login, browserHash });
    const request = { enrollmentId: used.enrollmentId };
    await expect(test.enrollments.cancelEnrollment(request, partner.call)).rejects.toMatchObject({
      code: 'enrollment_not_cancelable',
      details: { status: 'completed' },
    });
    await test.events.caughtUp(test.database);
    expect(failures(enrollmentId)).toEqual([]);
  });

  it('is unknown to whoever made it up', async () => {
    for (const token of ['', 'x', randomBytes(32).toString('base64url')])
      expect(without(await open(token), 'enrollment').stage).toBe(Stage.UNKNOWN);
  });
});

describe('somebody else', () => {
  it('can not use a state of another browser, a spent code, or a link that was used', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const { enrollmentId, token } = await enroll(test, partner);
    const browserHash = newBrowser();
    const back = await goThroughGoogle(test, { token, login, browserHash });
    const finish = (request: { state: string; code: string; browserHash: Buffer }) =>
      test.enrollments.finishGoogleSignIn(request, gateway);
    for (const stolen of [
      { ...back, browserHash: newBrowser() },
      { ...back, browserHash, state: randomBytes(32).toString('base64url') },
    ])
      await expect(finish(stolen)).rejects.toMatchObject({ code: 'not_found' });
    expect(without(await read(enrollmentId), 'accountId', 'failure').status).toBe('pending');

    const thief = newBrowser();
    const thiefs = await goThroughGoogle(test, { token, login: await test.login(), browserHash: thief });
    // Another person's code under one's own state: Google refuses it, as the PKCE verifier is another.
    expect(await finish({ state: thiefs.state, code: back.code, browserHash: thief })).toMatchObject({
      stage: Stage.SIGN_IN_AGAIN,
    });
    expect(without(await read(enrollmentId), 'accountId').status).toBe('pending');

    const fresh = await goThroughGoogle(test, { token, login, browserHash });
    expect((await finish({ ...fresh, browserHash })).stage).toBe(Stage.COMPLETED);
    expect((await finish({ ...fresh, browserHash })).stage).toBe(Stage.COMPLETED);
    expect(without(await open(token, thief), 'redirectUrl').stage).toBe(Stage.USED);
    const begun = await test.enrollments.beginGoogleSignIn({ token, browserHash: thief, redirectUri }, gateway);
    expect(without(begun, 'authorizationUrl').progress?.stage).toBe(Stage.USED);
    await expect(
      test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash: newBrowser() }, gateway),
    ).rejects.toMatchObject({ code: 'not_found' });
    await eventually(() => expect(completions(enrollmentId)).toHaveLength(1));
  });

  it('reaches none of the pages’ calls but through the gateway', async () => {
    const request = { enrollmentId: 1n, browserHash: newBrowser() };
    for (const caller of [systemCaller('places'), partner.call.caller])
      await expect(test.enrollments.getEnrollmentProgress(request, { caller })).rejects.toMatchObject({
        code: 'caller_not_allowed',
      });
  });
});

describe('one person at Google', () => {
  it('enrolled by two partners at once ends with one of them, and is not allowed at the other', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const partners = [await test.partner(), await test.partner()];
    const links = await Promise.all(partners.map((own) => enroll(test, own)));
    const browsers = [newBrowser(), newBrowser()];
    const visits = await Promise.all(
      links.map(({ token }, index) => goThroughGoogle(test, { token, login, browserHash: browsers[index] as Buffer })),
    );
    await Promise.all(
      visits.map((back, index) =>
        test.enrollments.finishGoogleSignIn({ ...back, browserHash: browsers[index] as Buffer }, gateway),
      ),
    );
    const ends = await Promise.all(
      links.map(({ enrollmentId }, index) => read(enrollmentId, partners[index] as Partner)),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['completed', 'pending']);
    const refused = ends.find(({ status }) => status === 'pending');
    expect(refused).toMatchObject({ failure: { code: 'google_account_taken' } });
    expect(refused?.accountId).toBeUndefined();
    const stages = await Promise.all(
      links.map(({ enrollmentId }, index) =>
        test.enrollments.getEnrollmentProgress({ enrollmentId, browserHash: browsers[index] as Buffer }, gateway),
      ),
    );
    expect(stages.map(({ stage }) => stage).sort()).toEqual([Stage.COMPLETED, Stage.NOT_ALLOWED]);
    const clients = await Promise.all(partners.map(clientsOf));
    expect(clients.map((list) => list.length).sort()).toEqual([0, 1]);
  });

  it('enrolled twice by one partner at once is one account, under the reference given last', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const own = await test.partner();
    const links = [
      await enroll(test, own, { externalRef: 'first' }),
      await enroll(test, own, { externalRef: 'second' }),
    ];
    const browserHash = newBrowser();
    await Promise.all(links.map(({ token }) => signIn(test, { token, login, browserHash })));
    for (const { enrollmentId } of links)
      await eventually(async () => expect((await read(enrollmentId, own)).status).toBe('completed'));
    const ends = await Promise.all(links.map(({ enrollmentId }) => read(enrollmentId, own)));
    expect(new Set(ends.map(({ accountId }) => accountId)).size).toBe(1);
    expect(await clientsOf(own)).toMatchObject([{ externalRef: expect.stringMatching(/first|second/) }]);
    expect(await accountsOf(ends[0]?.accountId ?? 0n)).toMatchObject({ places: [{ name: 'Demo Lounge Paris' }] });
    const again = await enroll(test, own, { service: 'pro' });
    await signIn(test, { token: again.token, login, browserHash });
    const [client] = await clientsOf(own);
    expect(client).toMatchObject({ service: 'pro', externalRef: expect.stringMatching(/first|second/) });
  });

  it('who was detached comes back by a new enrolment', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const own = await test.partner();
    const first = await enroll(test, own, { externalRef: 'kept' });
    await signIn(test, { token: first.token, login, browserHash: newBrowser() });
    const { accountId = 0n } = await read(first.enrollmentId, own);
    await test.leaving.detachAccount({ accountId }, own.call);
    expect(await clientsOf(own)).toMatchObject([{ status: 'detached', deleteAfter: expect.anything() }]);
    const second = await enroll(test, own);
    expect((await signIn(test, { token: second.token, login, browserHash: newBrowser() })).stage).toBe(Stage.COMPLETED);
    expect(await read(second.enrollmentId, own)).toMatchObject({ accountId });
    expect(await clientsOf(own)).toMatchObject([{ accountId, status: 'active', externalRef: 'kept' }]);
  });
});

describe('a client who is detached while the enrolment is being finished', () => {
  /** A client who has chosen and whose account is attached, with the making of the places held up until `release`. */
  async function heldUp() {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const own = await test.partner();
    const { enrollmentId, token } = await enroll(test, own, { places: 'choose' });
    const browserHash = newBrowser();
    await signIn(test, { token, login, browserHash });
    const placesDatabase = openDatabase({
      url: test.placesEnv.POSTGRES_URL ?? '',
      applicationName: 'test',
      onError: () => {},
    });
    test.stack.onClose(() => placesDatabase.close());
    const lock = await placesDatabase.pool.connect();
    await lock.query('begin');
    const sub = [login.sub];
    await lock.query('select from sign_in where platform_user = $1 for update', sub);
    const placeIds = login.locations.map((location) => location.place_id);
    const chosen = test.enrollments.choosePlaces({ enrollmentId, browserHash, placeIds }, gateway);
    await eventually(async () => expect(await clientsOf(own)).toHaveLength(1));
    const { accountId = 0n } = (await clientsOf(own))[0] ?? {};
    const release = async () => {
      await lock.query('commit');
      lock.release();
      await chosen;
    };
    return { own, login, enrollmentId, accountId, release };
  }

  it('has no active place, and the enrolment ends as canceled without a word', async () => {
    const { own, enrollmentId, accountId, release } = await heldUp();
    await test.leaving.detachAccount({ accountId }, own.call);
    expect(await read(enrollmentId, own)).toMatchObject({ status: 'canceled', accountId });
    await release();
    expect(await read(enrollmentId, own)).toMatchObject({ status: 'canceled', places: [] });
    await eventually(async () =>
      expect((await accountsOf(accountId))?.places.filter((place) => place.active)).toEqual([]),
    );
    expect([completions(enrollmentId), failures(enrollmentId)]).toEqual([[], []]);
  });

  it('and who joins again meanwhile has the places of the new enrolment alone', async () => {
    const { own, login, enrollmentId, accountId, release } = await heldUp();
    await test.leaving.detachAccount({ accountId }, own.call);
    const again = await enroll(test, own);
    expect((await signIn(test, { token: again.token, login, browserHash: newBrowser() })).stage).toBe(Stage.COMPLETED);
    await release();
    expect(await read(enrollmentId, own)).toMatchObject({ status: 'canceled' });
    expect((await accountsOf(accountId))?.places).toMatchObject([{ active: true }]);
    expect(await clientsOf(own)).toMatchObject([{ accountId, status: 'active' }]);
  });
});

it('tells tokens, states, codes and links to no log', async () => {
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const { token } = await enroll(test, partner);
  const browserHash = newBrowser();
  const back = await goThroughGoogle(test, { token, login, browserHash });
  await test.enrollments.finishGoogleSignIn({ ...back, browserHash }, gateway);
  await expect(
    test.enrollments.finishGoogleSignIn({ ...back, browserHash: newBrowser() }, gateway),
  ).rejects.toMatchObject({ code: 'not_found' });
  const log = test.log();
  expect(log).toContain('identity');
  for (const secret of [token, back.state, back.code, browserHash.toString('hex')]) expect(log).not.toContain(secret);
});

it('tells the log which account and key an operator made, and neither their names nor the secret', async () => {
  const fields = { name: 'Demo Orchid', email: 'orchid@example.test', locale: 'en', kind: AccountKind.STANDARD };
  const { accountId } = await test.identity.createAccount(fields, operator);
  const wanted = { accountId, name: 'Demo Tulip', scopes: ['reviews:read'] };
  const { key, clientSecret } = await test.identity.createApiKey(wanted, operator);
  const acts = (method: string) =>
    test
      .log()
      .split('\n')
      .filter((line) => line.includes(`IdentityService/${method}"`))
      .map((line) => JSON.parse(line).ids);
  expect(acts('CreateAccount')).toContainEqual({ account_id: String(accountId) });
  expect(acts('CreateApiKey')).toEqual([{ account_id: String(accountId), client_id: key?.clientId }]);
  for (const text of ['Orchid', 'orchid', 'Tulip', clientSecret]) expect(test.log()).not.toContain(text);
});
