import { expect, test } from 'vitest';
import { start, useSimulator } from './support.ts';

const sim = useSimulator();
const api = '/api.trustpilot.com/v1';
const tokenLifeMs = 360_000_000;

async function business({ units = 1 } = {}) {
  const business_units = Array.from({ length: units }, (_, i) => ({ name: `demo-${i}.example` }));
  const { body } = await sim.control('POST', '/trustpilot/applications', { business_units });
  const unitIds = (body.business_units as Array<{ id: string }>).map(({ id }) => id);
  return { key: body.key as string, secret: body.secret as string, unitIds, unit: unitIds[0] ?? '' };
}

async function askToken({ key, secret }: { key: string; secret: string }, grant = 'client_credentials') {
  const answer = await fetch(`${sim.url()}${api}/oauth/oauth-business-users-for-applications/accesstoken`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: grant }),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token: string; expires_in: number } };
}
const tokenOf = async (application: { key: string; secret: string }) => (await askToken(application)).body.access_token;

const write = (place_id: string, review: Record<string, unknown> = {}) =>
  sim.review(place_id, { source: 'trustpilot', ...review });
const list = (unit: string, token: string, query = '') =>
  sim.request('GET', `${api}/private/business-units/${unit}/reviews${query}`, { token });
const idsOf = ({ body }: { body: { reviews: Array<{ id: string }> } }) => body.reviews.map(({ id }) => id);

test('a token is had for key and secret, lives 100 hours of business time and dies with its application', async () => {
  const application = await business();
  expect((await askToken({ ...application, secret: 'wrong' })).status).toBe(401);
  expect((await askToken(application, 'password')).status).toBe(400);
  const { body } = await askToken(application);
  expect(body.expires_in).toBe(tokenLifeMs / 1_000 - 1);
  expect((await list(application.unit, body.access_token)).status).toBe(200);
  sim.clock.advance(tokenLifeMs);
  expect((await list(application.unit, body.access_token)).status).toBe(401);
  const fresh = await tokenOf(application);
  await sim.control('POST', `/trustpilot/applications/${application.key}/revoke`);
  expect((await list(application.unit, fresh)).status).toBe(401);
  expect((await askToken(application)).status).toBe(401);
});

test('pages are numbered from 1, hold 20 reviews unless asked for up to 100, and are empty beyond the last', async () => {
  const application = await business();
  const token = await tokenOf(application);
  const written: string[] = [];
  for (let i = 0; i < 21; i++)
    written.unshift(await write(application.unit, { created_at: new Date(start.getTime() + i * 1_000).toISOString() }));
  const first = idsOf(await list(application.unit, token));
  const second = idsOf(await list(application.unit, token, '?page=2'));
  expect([...first, ...second]).toEqual(written);
  expect(first).toHaveLength(20);
  expect(idsOf(await list(application.unit, token, '?perPage=100&orderBy=createdat.asc'))).toEqual(
    written.toReversed(),
  );
  expect(idsOf(await list(application.unit, token, '?page=3'))).toEqual([]);
});

test.each(['?perPage=101', '?perPage=0', '?page=0', '?orderBy=updatedat.desc', '?stars=5'])(
  'a query that is not offered is refused: %s',
  async (query) => {
    const application = await business();
    expect((await list(application.unit, await tokenOf(application), query)).status).toBe(400);
  },
);

test('a token reads the business units of its application alone', async () => {
  const [mine, other] = [await business(), await business()];
  const token = await tokenOf(mine);
  const id = await write(other.unit);
  expect((await list(other.unit, token)).status).toBe(403);
  expect((await list('no-such-unit', token)).status).toBe(404);
  expect((await sim.request('GET', `${api}/private/reviews/${id}`, { token })).status).toBe(403);
});

test('a review has the documented fields, its times to the second, and the company’s reply', async () => {
  const application = await business();
  const token = await tokenOf(application);
  const created_at = start.toISOString();
  const id = await write(application.unit, { rating: 4, text: 'Quiet', language: 'en', created_at });
  await sim.control('PUT', `/reviews/${id}/reply?source=trustpilot`, { text: 'Thanks' });
  const { body } = await sim.request('GET', `${api}/private/reviews/${id}`, { token });
  expect(body).toMatchObject({
    ...{ id, stars: 4, title: 'Quiet', text: 'Quiet', language: 'en', updatedAt: null, status: 'active' },
    createdAt: '2026-11-20T09:30:00Z',
    companyReply: { text: 'Thanks', updatedAt: null },
    consumer: { displayName: 'Demo Guest' },
    businessUnit: { id: application.unit, identifyingName: 'demo-0.example' },
  });
  expect((await sim.control('GET', '/replies?source=trustpilot')).body).toContainEqual(
    expect.objectContaining({ platform_review_id: id, text: 'Thanks', state: null }),
  );
  await sim.control('DELETE', `/reviews/${id}/reply?source=trustpilot`);
  await sim.control('DELETE', `/reviews/${id}?source=trustpilot`);
  expect((await sim.request('GET', `${api}/private/reviews/${id}`, { token })).status).toBe(404);
  const { body: restored } = await sim.control('POST', `/reviews/${id}/restore?source=trustpilot`);
  expect(restored).toMatchObject({ removed: false, reply: null });
});
