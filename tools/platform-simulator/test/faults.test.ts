import { expect, test } from 'vitest';
import { refreshForm, useSimulator } from './support.ts';

const sim = useSimulator();
const reply = (comment = 'Thank you.') => ({ body: { comment } });

test('the next calls of a target fail as often as asked, with Google’s error body, then work again', async () => {
  const { reviews, token, placeId } = await sim.place();
  await sim.control('POST', '/faults', { target: 'google.reviews.list', status: 503, times: 2, place_id: placeId });
  const first = await sim.request('GET', reviews, { token });
  expect([first.status, first.body.error.status]).toEqual([503, 'UNAVAILABLE']);
  expect((await sim.request('GET', reviews, { token })).status).toBe(503);
  expect((await sim.request('GET', reviews, { token })).status).toBe(200);
});

test('a fault of one place leaves the others alone', async () => {
  const broken = await sim.place();
  const sound = await sim.place();
  await sim.control('POST', '/faults', { target: 'google.reviews.list', status: 500, place_id: broken.placeId });
  expect((await sim.request('GET', sound.reviews, { token: sound.token })).status).toBe(200);
  expect((await sim.request('GET', broken.reviews, { token: broken.token })).status).toBe(500);
});

test('a fault gives the body and headers asked for', async () => {
  const { reviews, token, placeId } = await sim.place();
  const body = { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } };
  const fault = { target: 'google.reviews.list', status: 429, body, headers: { 'Retry-After': '7' } };
  await sim.control('POST', '/faults', { ...fault, place_id: placeId });
  const answer = await sim.request('GET', reviews, { token });
  expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([429, body, '7']);
});

test('a fault can answer what is not JSON, as a proxy in between would', async () => {
  const { reviews, token, placeId } = await sim.place();
  const fault = { status: 502, body: '<html>Bad Gateway</html>', headers: { 'Content-Type': 'text/html' } };
  await sim.control('POST', '/faults', { target: 'google.reviews.list', ...fault, place_id: placeId });
  const answer = await sim.request('GET', reviews, { token });
  expect([answer.status, answer.body]).toEqual([502, '<html>Bad Gateway</html>']);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('a refresh can be made to fail for one account’s place', async () => {
  const { user, placeId } = await sim.place();
  await sim.control('POST', '/faults', { target: 'google.token', status: 400, place_id: placeId });
  const { status, body } = await sim.form('/oauth2.googleapis.com/token', refreshForm(user.refresh_token));
  expect([status, body.error]).toEqual([400, 'invalid_grant']);
});

test('a failed reply takes no effect, unless the fault comes after the effect', async () => {
  const { reviews, token, placeId } = await sim.place();
  const path = `${reviews}/${await sim.review(placeId)}`;
  const fault = { target: 'google.reviews.reply', status: 500, place_id: placeId };
  const shown = async () => (await sim.request('GET', path, { token })).body.reviewReply?.comment;
  await sim.control('POST', '/faults', fault);
  expect((await sim.request('PUT', `${path}/reply`, { token, ...reply() })).status).toBe(500);
  expect(await shown()).toBeUndefined();
  await sim.control('POST', '/faults', { ...fault, after_effect: true });
  expect((await sim.request('PUT', `${path}/reply`, { token, ...reply('Kept') })).status).toBe(500);
  expect(await shown()).toBe('Kept');
});

test('a connection can be cut after the reply took effect', async () => {
  const { reviews, token, placeId } = await sim.place();
  const path = `${reviews}/${await sim.review(placeId)}`;
  const fault = { target: 'google.reviews.reply', drop: true, after_effect: true, place_id: placeId };
  await sim.control('POST', '/faults', fault);
  await expect(sim.request('PUT', `${path}/reply`, { token, ...reply('Kept') })).rejects.toThrow('fetch failed');
  expect((await sim.request('GET', path, { token })).body.reviewReply.comment).toBe('Kept');
  const calls = await sim.control('GET', `/calls?target=google.reviews.reply&place_id=${placeId}`);
  expect(calls.body).toMatchObject([{ status: null, fault: true }]);
});

test('a delay holds the answer and then lets the call through', async () => {
  const { reviews, token, placeId } = await sim.place();
  await sim.control('POST', '/faults', { target: 'google.reviews.list', delay_ms: 200, place_id: placeId });
  const before = performance.now();
  expect((await sim.request('GET', reviews, { token })).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(190);
});

test('waiting faults are listed and cleared one by one, by place, or by target', async () => {
  const { placeId } = await sim.place();
  const add = async (target: string) =>
    (await sim.control('POST', '/faults', { target, status: 500, place_id: placeId })).body.fault_id;
  const first = await add('google.reviews.list');
  await add('google.reviews.list');
  await add('google.reviews.get');
  const waiting = async () =>
    (await sim.control('GET', '/faults')).body.filter((fault: { place_id: string }) => fault.place_id === placeId)
      .length;
  expect((await sim.control('DELETE', `/faults/${first}`)).body).toEqual({ cleared: 1 });
  expect((await sim.control('DELETE', `/faults/${first}`)).status).toBe(404);
  await sim.control('DELETE', `/faults?target=google.reviews.get&place_id=${placeId}`);
  expect(await waiting()).toBe(1);
  await sim.control('DELETE', `/faults?place_id=${placeId}`);
  expect(await waiting()).toBe(0);
});

test.each([
  [{ target: 'google.nothing', status: 500 }, 'Unknown target'],
  [{ target: 'google.reviews.list' }, 'a status, a body, a delay_ms or drop'],
  [{ target: 'google.reviews.list', status: 99 }, 'status'],
  [{ target: 'google.reviews.list', body: 'empty' }, 'way to misbehave'],
  [{ target: 'ai.chat', body: 'nonsense' }, 'truncated_json'],
  [{ target: 'ai.chat', status: 500, times: 0 }, 'times'],
])('the fault %j is refused, saying why', async (fault, why) => {
  const { status, body } = await sim.control('POST', '/faults', fault);
  expect(status).toBe(400);
  expect(body.error.message).toContain(why);
});
