import { startReceiver } from '@review-reply/demo';
import { EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import { eventually } from '@review-reply/testing';
import { expect, it, onTestFinished } from 'vitest';
import { type E2eAccount, usePlatform } from '../../src/index.ts';
import { newPartner, partnerHost } from '../../src/work/partner.ts';
import { eventuallyByApi, newKey } from '../../src/work/requests.ts';
import { goThrough, newPerson } from './client-browser.ts';

const hour = 3_600_000;
const within = { timeoutMs: 40_000 };

const e2e = usePlatform();

const bodyOf = (more: object = {}) => ({
  email: 'demo-client@example.com',
  return_url: `https://${partnerHost}/back`,
  ...more,
});

async function subscribe({ api }: E2eAccount, events: string[]) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const { body } = await api.call('POST', '/webhooks', { body: { url: receiver.url, events } });
  receiver.setSecret(body.data.secret);
  const of = (type: string) => receiver.events.filter((event) => event.type === type);
  return { of };
}

it('a client is enrolled, read, billed and told of as documented, and lost when Google’s access is', async () => {
  const partner = await newPartner(e2e());
  const told = await subscribe(partner, [
    'enrollment.completed',
    'enrollment.failed',
    'review.created',
    'account.access_revoked',
  ]);
  const person = await newPerson(e2e(), 2, 3);
  const body = bodyOf({ service: 'pro', external_ref: 'client-17', name: 'Demo Lounge', locale: 'fr' });
  const created = await partner.api.call('POST', '/enrollments', { headers: newKey(), body });
  expect(created.status).toBe(201);
  const { connect_url: connectUrl, enrollment_id: enrollmentId } = created.body.data;
  expect((await goThrough(e2e(), connectUrl, person)).stage).toBe(EnrollmentStage.COMPLETED);

  const { body: read } = await partner.api.call('GET', `/enrollments/${enrollmentId}`);
  const { account_id: accountId, places } = read.data;
  expect(read.data).toMatchObject({ status: 'completed', external_ref: 'client-17', failure: null });
  expect(read.data).not.toHaveProperty('connect_url');
  expect(places.map((place: { place_id: string }) => place.place_id).sort()).toEqual([...person.placeIds].sort());
  const { body: listed } = await partner.api.call('GET', '/accounts');
  expect(listed.data).toEqual([
    {
      ...{ account_id: accountId, external_ref: 'client-17', name: 'Demo Lounge', email: 'demo-client@example.com' },
      ...{ service: 'pro', status: 'active', google_access: 'granted', places },
      ...{ attached_at: expect.any(String), delete_after: null },
    },
  ]);

  await eventually(() => expect(told.of('enrollment.completed')).toHaveLength(1), within);
  expect(told.of('enrollment.completed')[0]).toMatchObject({
    account_id: Number(partner.accountId),
    data: { enrollment: read.data },
  });

  const acting = { headers: { 'service-account': String(accountId) } };
  await eventuallyByApi(async () => {
    const { body: owned } = await partner.api.call('GET', '/places', acting);
    expect(owned.data).toMatchObject([
      { reviews_count: 3, subscription: { plan: 'pro', status: 'active' } },
      { reviews_count: 3, subscription: { plan: 'pro', status: 'active' } },
    ]);
  }, within);
  await e2e().simulator.write(person.placeIds[0] ?? '', [{ rating: 5, text: 'Written after the enrolment.' }]);
  await eventually(() => expect(told.of('review.created')).toHaveLength(1), within);
  // The six that were imported came before it, and nobody was told of them.
  expect(told.of('review.created')[0]).toMatchObject({
    ...{ account_id: accountId, external_ref: 'client-17' },
    data: { review: { text: 'Written after the enrolment.' } },
  });

  await e2e().simulator.revoke(person.sub);
  await e2e().advance(hour);
  // Believed once it is refused again, five minutes later.
  await eventually(async () => {
    await e2e().advance(5 * 60_000);
    expect(told.of('account.access_revoked')).toHaveLength(1);
  }, within);
  const [revoked] = told.of('account.access_revoked');
  expect(revoked).toMatchObject({ account_id: accountId, external_ref: 'client-17', data: { platform: 'google' } });
  expect([revoked?.data.place_ids].flat().sort()).toEqual([...person.placeIds].sort());
  await partner.api.authenticate(partner.clientId, partner.clientSecret);
  const { body: afterwards } = await partner.api.call('GET', '/accounts');
  expect(afterwards.data).toMatchObject([{ google_access: 'revoked', status: 'active' }]);
  expect(told.of('enrollment.failed')).toEqual([]);
});

it('creations are made once a key, refused with every fault named, and canceled while unused', async () => {
  const { api } = await newPartner(e2e());
  const headers = newKey();
  const create = (body: unknown, more = headers) => api.call('POST', '/enrollments', { headers: more, body });
  const first = await create(bodyOf());
  const again = await create(bodyOf());
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
  expect((await create(bodyOf({ name: 'Demo' }))).body.error.code).toBe('idempotency_key_reused');

  const faultsOf = async (body: unknown, more: Record<string, string> = newKey()) => {
    const answer = await create(body, more as never);
    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_failed']);
    return answer.body.error.details.fields.map(({ path, code }: Record<string, string>) => `${path} ${code}`).sort();
  };
  expect(await faultsOf(bodyOf(), {})).toEqual(['header.Idempotency-Key required']);
  expect(await faultsOf({ email: 'x', places: 'some', colour: 'red' })).toEqual([
    'body.colour unknown_field',
    'body.email invalid_format',
    'body.places invalid_value',
    'body.return_url required',
  ]);
  expect(await faultsOf(bodyOf({ return_url: `http://user@evil-${partnerHost}/#x` }))).toEqual([
    'body.return_url url_credentials_not_allowed',
    'body.return_url url_fragment_not_allowed',
    'body.return_url url_host_not_declared',
    'body.return_url url_scheme_not_allowed',
  ]);

  const path = `/enrollments/${first.body.data.enrollment_id}`;
  const canceled = await api.call('DELETE', path);
  expect([canceled.status, canceled.body.data.status]).toEqual([200, 'canceled']);
  expect((await api.call('DELETE', path)).status).toBe(200);
  expect((await create(bodyOf())).body.data.connect_url).toBeNull();
  const stranger = await newPartner(e2e());
  for (const [method, of] of [
    ['GET', path],
    ['DELETE', path],
    ['GET', '/enrollments/999999'],
  ] as const)
    expect((await stranger.api.call(method, of)).status).toBe(404);

  const used = await create(bodyOf(), newKey());
  await goThrough(e2e(), used.body.data.connect_url, await newPerson(e2e(), 1, 0));
  const late = await api.call('DELETE', `/enrollments/${used.body.data.enrollment_id}`);
  expect([late.status, late.body.error.code]).toEqual([409, 'enrollment_not_cancelable']);
});

it('they are for partners as themselves: not for other scopes, and not for a client', async () => {
  const [partner, owner] = await Promise.all([newPartner(e2e()), e2e().newAccount({ locations: 0 })]);
  const calls = [
    ['GET', '/accounts'],
    ['GET', '/enrollments/1'],
    ['DELETE', '/enrollments/1'],
    ['POST', '/enrollments'],
  ] as const;
  for (const [method, path] of calls) {
    const sent = method === 'POST' ? { headers: newKey(), body: bodyOf() } : {};
    expect((await owner.api.call(method, path, sent)).body.error.code).toBe('insufficient_scope');
    const acting = { ...sent, headers: { ...sent.headers, 'service-account': '42' } };
    expect((await partner.api.call(method, path, acting)).body.error.code).toBe('validation_failed');
  }
});

it('connect links are in no log', async () => {
  const { api } = await newPartner(e2e());
  const { body } = await api.call('POST', '/enrollments', { headers: newKey(), body: bodyOf() });
  const link: string = body.data.connect_url;
  await goThrough(e2e(), link, await newPerson(e2e(), 1, 0));
  const token = link.split('/').at(-1) ?? '';
  for (const [name, log] of await e2e().logs()) if (name !== 'simulator') expect(log, name).not.toContain(token);
});
