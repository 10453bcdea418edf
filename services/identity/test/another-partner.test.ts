import { openDatabase } from '@review-reply/postgres';
import { AccountAttachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { EnrollmentStage as Stage } from '@review-reply/proto/identity/v1/enrollment';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
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
  signIn,
} from './enrollment-stack.ts';

const dayMs = 24 * 3_600_000;
/** More than an account may hold beside the place it has. */
const furtherPlaces = 1_999;

let stack: EnrollmentStack;
beforeAll(async () => {
  stack = await openEnrollments();
});
afterAll(() => stack?.stack.close());

const read = (enrollmentId: bigint, by: Partner) => stack.enrollments.getEnrollment({ enrollmentId }, by.call);
const clientsOf = async (by: Partner) =>
  (await stack.enrollments.listClientAccounts({ afterAccountId: 0n }, by.call)).accounts;
const detach = (accountId: bigint, by: Partner) => stack.leaving.detachAccount({ accountId }, by.call);

/** Enrols whoever the login is with all their places. */
async function join(by: Partner, login: Login) {
  const { enrollmentId, token } = await enroll(stack, by);
  const { stage } = await signIn(stack, { token, login, browserHash: newBrowser() });
  const { accountId } = await read(enrollmentId, by);
  return { stage, accountId };
}

describe('a client that left one partner and joins another', () => {
  it('is another account there, with nothing of the first, which stays detached with its partner', async () => {
    const login = await stack.login({ title: 'Demo Lounge Paris' });
    const [first, second] = [await stack.partner(), await stack.partner()];
    const before = await join(first, login);
    await detach(before.accountId ?? 0n, first);
    const after = await join(second, login);
    expect(after.stage).toBe(Stage.COMPLETED);
    expect(after.accountId).not.toBe(before.accountId);
    expect(await clientsOf(first)).toMatchObject([{ accountId: before.accountId, status: 'detached' }]);
    expect(await clientsOf(second)).toMatchObject([{ accountId: after.accountId, status: 'active' }]);
  });

  it('is not allowed back while the other has it, and is as it was once that has let it go, within 30 days', async () => {
    const login = await stack.login({ title: 'Demo Lounge Nice' });
    const [first, second] = [await stack.partner(), await stack.partner()];
    const { accountId = 0n } = await join(first, login);
    await detach(accountId, first);
    const elsewhere = await join(second, login);
    expect((await join(first, login)).stage).toBe(Stage.NOT_ALLOWED);
    await detach(elsewhere.accountId ?? 0n, second);
    await stack.stack.clock.advance(29 * dayMs);
    expect(await join(first, login)).toEqual({ stage: Stage.COMPLETED, accountId });
  });

  it('is moved there by no operator either', async () => {
    const login = await stack.login({ title: 'Demo Lounge Lyon' });
    const [first, second] = [await stack.partner(), await stack.partner()];
    const { accountId = 0n } = await join(first, login);
    const move = () =>
      stack.identity.attachAccount({ accountId, partnerAccountId: second.partnerAccountId, service: 'pro' }, operator);
    const refusal = {
      code: 'account_of_another_partner',
      details: { partner_account_id: String(first.partnerAccountId) },
    };
    await expect(move()).rejects.toMatchObject(refusal);
    await detach(accountId, first);
    await expect(move()).rejects.toMatchObject(refusal);
    expect((await stack.identity.getAccountAccess({ accountId }, gateway)).kind).toBe(AccountKind.CLIENT);
  });
});

describe('a client of no partner whom two people manage', () => {
  it('is the first partner’s, when each is enrolled by another at once, and not allowed at the second', async () => {
    const fields = { name: 'Demo', email: 'demo@example.test', locale: 'en', kind: AccountKind.CLIENT };
    const { accountId } = await stack.identity.createAccount(fields, operator);
    const partners = [await stack.partner(), await stack.partner()];
    const visits: Array<{ enrollmentId: bigint; by: Partner; browserHash: Buffer; back: object }> = [];
    for (const by of partners) {
      const login = await stack.login({ title: 'Demo Lounge Paris' });
      const credentials = { platformUser: login.sub, credentials: login.refresh_token, placeIds: [] };
      await stack.places.connectLogin({ accountId, platform: 'google', ...credentials }, operator);
      const { enrollmentId, token } = await enroll(stack, by);
      const browserHash = newBrowser();
      visits.push({ enrollmentId, by, browserHash, back: await goThroughGoogle(stack, { token, login, browserHash }) });
    }
    const lock = await stack.database.pool.connect();
    await lock.query('begin');
    await lock.query('select from account where account_id = $1 for update', [accountId]);
    const finished = visits.map(({ back, browserHash }) =>
      stack.enrollments.finishGoogleSignIn({ ...back, browserHash }, gateway),
    );
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect((await stack.database.sql.execute(waiting)).rows).toHaveLength(2)).finally(
      async () => {
        await lock.query('commit');
        lock.release();
      },
    );
    await Promise.all(finished);
    const ends = await Promise.all(visits.map(({ enrollmentId, by }) => read(enrollmentId, by)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['completed', 'pending']);
    const refused = ends.find(({ status }) => status === 'pending');
    expect(refused).toMatchObject({ failure: { code: 'google_account_taken' } });
    const clients = await Promise.all(partners.map(clientsOf));
    expect(clients.flat()).toMatchObject([{ accountId, status: 'active' }]);
    await stack.events.caughtUp(stack.database);
    expect(stack.events(AccountAttachedSchema).filter((event) => event.accountId === accountId)).toHaveLength(1);
  });
});

describe('a link that can be used again after too many places', () => {
  it('begins with nobody: another person’s sign-in is another account', async () => {
    const own = await stack.partner();
    const login = await stack.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Nice' });
    const first = await enroll(stack, own, { places: 'choose' });
    const browserHash = newBrowser();
    await signIn(stack, { token: first.token, login, browserHash });
    const [paris = '', nice = ''] = login.locations.map(({ place_id }) => place_id);
    const choose = (enrollmentId: bigint, placeId: string) =>
      stack.enrollments.choosePlaces({ enrollmentId, browserHash, placeIds: [placeId] }, gateway);
    await choose(first.enrollmentId, paris);
    await eventually(async () => expect((await read(first.enrollmentId, own)).status).toBe('completed'));
    const { accountId = 0n } = await read(first.enrollmentId, own);
    await fillAccount(accountId);

    const { enrollmentId, token } = await enroll(stack, own, { places: 'choose' });
    await signIn(stack, { token, login, browserHash });
    await choose(enrollmentId, nice);
    await eventually(async () =>
      expect(await read(enrollmentId, own)).toMatchObject({ failure: { code: 'too_many_places' } }),
    );
    const somebodyElse = await stack.login({ title: 'Demo Lounge Lyon' });
    const visitor = newBrowser();
    await signIn(stack, { token, login: somebodyElse, browserHash: visitor });
    const placeIds = somebodyElse.locations.map(({ place_id }) => place_id);
    await stack.enrollments.choosePlaces({ enrollmentId, browserHash: visitor, placeIds }, gateway);
    await eventually(async () => expect((await read(enrollmentId, own)).status).toBe('completed'));
    const theirs = await read(enrollmentId, own);
    expect(theirs.accountId).not.toBe(accountId);
    expect(theirs.places).toMatchObject([{ name: 'Demo Lounge Lyon' }]);
  });
});

describe('an enrolment that came to nothing', () => {
  it('forgets whom it was for, 30 days after its link’s end', async () => {
    const own = await stack.partner();
    const { enrollmentId } = await enroll(stack, own, { name: 'Demo client' });
    await stack.stack.clock.advance(36 * dayMs);
    expect(await read(enrollmentId, own)).toMatchObject({ status: 'expired', name: 'Demo client' });
    await stack.stack.clock.advance(dayMs);
    await eventually(async () => {
      const { rows } = await stack.database.sql.execute(
        sql`select email, name from enrollment where enrollment_id = ${enrollmentId}`,
      );
      expect(rows).toEqual([{ email: null, name: null }]);
    });
    const forgotten = await read(enrollmentId, own);
    expect([forgotten.status, forgotten.email, forgotten.name]).toEqual(['expired', undefined, undefined]);
  });
});

describe('a domain that was taken out of the contract', () => {
  it('is no place that clients are sent back to, however long their link is good', async () => {
    const own = await stack.partner();
    const { token } = await enroll(stack, own);
    const contract = { partnerAccountId: own.partnerAccountId, domains: [`other.${domain}`] };
    await stack.identity.setPartnerContract({ contract }, operator);
    const refused = { refused: { case: 'token', value: token }, browserHash: newBrowser() } as const;
    const progress = await stack.enrollments.refuseEnrollment(refused, gateway);
    expect(progress.stage).toBe(Stage.NOT_ALLOWED);
    expect(progress.redirectUrl).toBeUndefined();
  });
});

/** Gives an account as many places as one may hold, all like the one it has. */
async function fillAccount(accountId: bigint): Promise<void> {
  const places = openDatabase({
    url: stack.placesEnv.POSTGRES_URL ?? '',
    applicationName: 'test',
    onError: () => {},
  });
  await places.sql.execute(sql`
    insert into place overriding system value select further.*
    from place, generate_series(1, ${furtherPlaces}::int) as n,
      jsonb_populate_record(place, jsonb_build_object('place_id', 'ChIJ-further-' || n, 'place_ref', 1000000 + n)) as further
    where place.account_id = ${accountId}`);
  await places.close();
}
