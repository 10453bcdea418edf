import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { start, useSimulator } from './support.ts';

const sim = useSimulator();

test('making a Google account again by its sub answers the same and changes nothing', async () => {
  const input = {
    sub: `demo-${randomUUID()}`,
    refresh_token: `1//0demo-${randomUUID()}`,
    locations: [{ title: 'Demo' }],
  };
  const first = await sim.control('POST', '/google/accounts', input);
  const again = await sim.control('POST', '/google/accounts', { ...input, locations: [{ title: 'Other' }] });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(first.body.refresh_token).toBe(input.refresh_token);
  expect(again.body).toEqual(first.body);
});

test('ids given are kept, and ids of somebody else refused', async () => {
  const place_id = `demo-place-${randomUUID()}`;
  const user = await sim.user({ locations: [{ title: 'Demo', place_id, location_id: '77001' }] });
  expect(user.locations).toMatchObject([{ name: 'locations/77001', place_id, title: 'Demo' }]);
  const clash = { title: 'Demo', place_id: 'another', location_id: '77001' };
  expect((await sim.control('POST', '/google/accounts', { locations: [clash] })).status).toBe(409);
  const stolen = await sim.control('POST', '/google/accounts', { refresh_token: user.refresh_token });
  expect(stolen.status).toBe(409);
});

test('a location can be added to an account later and taken away, and an account removed with what only it manages', async () => {
  const { user, token, placeId } = await sim.place();
  const added = await sim.control('POST', `/google/accounts/${user.sub}/locations`, { title: 'Demo Lounge Nice' });
  expect(added.status).toBe(201);
  const locations = async () => (await sim.control('GET', `/google/accounts/${user.sub}`)).body.locations;
  expect(await locations()).toHaveLength(2);
  await sim.control('DELETE', `/google/accounts/${user.sub}/locations/${added.body.place_id}`);
  expect(await locations()).toMatchObject([{ place_id: placeId }]);
  expect((await sim.control('DELETE', `/google/accounts/${user.sub}`)).status).toBe(204);
  expect((await sim.control('GET', `/reviews?source=google&place_id=${placeId}`)).status).toBe(404);
  expect((await sim.request('GET', '/mybusinessaccountmanagement.googleapis.com/v1/accounts', { token })).status).toBe(
    401,
  );
});

test.each([
  ['POST', '/google/accounts', { locations: [{}] }, 400],
  ['POST', '/google/accounts/nobody/revoke', undefined, 404],
  ['POST', '/reviews', { source: 'google', place_id: 'nowhere', rating: 5 }, 404],
  ['POST', '/reviews', { source: 'myspace', place_id: 'nowhere', rating: 5 }, 400],
  ['POST', '/reviews', { source: 'google', place_id: 'nowhere', rating: 6 }, 400],
  ['POST', '/reviews', { source: 'google', place_id: 'nowhere', rating: 5, created_at: '2099-01-01T00:00:00Z' }, 400],
  ['PATCH', '/reviews/unknown?source=google', { rating: 1 }, 404],
  ['PATCH', '/reviews/unknown?source=google', {}, 400],
  ['DELETE', '/reviews/unknown', undefined, 400],
  ['GET', '/replies', undefined, 400],
  ['POST', '/moderation', { source: 'google', outcome: 'MAYBE' }, 400],
  ['POST', '/moderation', { source: 'myspace', outcome: 'APPROVED' }, 400],
  ['GET', '/calls?target=google.nothing', undefined, 400],
  ['GET', '/calls?since=yesterday', undefined, 400],
  ['POST', '/clock', { advance_seconds: -1 }, 400],
  ['GET', '/lounge-reviews?limit=0', undefined, 400],
  ['GET', '/nothing', undefined, 404],
])('%s %s with %j is refused with %i and a message', async (method, path, body, status) => {
  const answer = await sim.control(method, path, body);
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toEqual(expect.any(String));
});

test('bad input names every field that is wrong', async () => {
  const { body } = await sim.control('POST', '/reviews', { source: 'google', rating: 0, colour: 'red' });
  const paths = body.error.fields.map((field: { path: string }) => field.path);
  expect(paths).toEqual(expect.arrayContaining(['place_id', 'rating', '']));
});

test('calls are listed with their bodies, by target, place and since a call or a time', async () => {
  const { reviews, token, placeId } = await sim.place();
  const other = await sim.place();
  const id = await sim.review(placeId);
  await sim.request('GET', reviews, { token });
  await sim.request('GET', other.reviews, { token: other.token });
  sim.clock.advance(1_000);
  const since = sim.clock.now().toISOString();
  await sim.request('PUT', `${reviews}/${id}/reply`, { token, body: { comment: 'Thank you.' } });
  const all = (await sim.control('GET', `/calls?place_id=${placeId}`)).body;
  const names = all.map((call: { target: string }) => call.target);
  expect(names).toEqual(['google.token', 'google.reviews.list', 'google.reviews.reply']);
  const [, list, reply] = all;
  expect(reply).toMatchObject({
    method: 'PUT',
    path: `${reviews}/${id}/reply`,
    body: { comment: 'Thank you.' },
    place_ids: [placeId],
    status: 200,
    fault: false,
    at: since,
  });
  const ids = async (query: string) =>
    (await sim.control('GET', `/calls?place_id=${placeId}&${query}`)).body.map((call: { id: number }) => call.id);
  expect(await ids(`since=${since}`)).toEqual([reply.id]);
  expect(await ids(`since=${list.id}`)).toEqual([reply.id]);
  expect(await ids('target=google.reviews.list')).toEqual([list.id]);
  expect(await ids('contains=Thank%20you')).toEqual([reply.id]);
});

test('the clock can be read and moved on', async () => {
  const before = (await sim.control('GET', '/clock')).body.now;
  const { body } = await sim.control('POST', '/clock', { advance_seconds: 1.5 });
  expect(Date.parse(body.now) - Date.parse(before)).toBe(1_500);
});

test('real reviews are offered for seeding, page by page', async () => {
  const { body } = await sim.control('GET', '/lounge-reviews?offset=1499&limit=10');
  expect(body.total).toBe(1_500);
  expect(body.reviews).toHaveLength(1);
  expect(body.reviews[0]).toMatchObject({
    place: expect.any(String),
    rating: expect.any(Number),
    date: expect.any(String),
  });
});

test('many reviews are written at once or, when one is bad, none', async () => {
  const { placeId } = await sim.place();
  const good = { source: 'google', place_id: placeId, rating: 5, created_at: start.toISOString() };
  const refused = await sim.control('POST', '/reviews', [good, { ...good, rating: 9 }]);
  expect([refused.status, refused.body.error.fields[0].path]).toEqual([400, '1.rating']);
  const unknown = await sim.control('POST', '/reviews', [good, { ...good, place_id: 'nowhere' }]);
  expect(unknown.status).toBe(404);
  const listed = async () => (await sim.control('GET', `/reviews?source=google&place_id=${placeId}`)).body;
  expect(await listed()).toEqual([]);
  expect((await sim.control('POST', '/reviews', [good, good])).body).toHaveLength(2);
  expect(await listed()).toHaveLength(2);
});

test('it says that it is healthy', async () => {
  expect((await sim.request('GET', '/healthz')).body.status).toBe('ok');
});
