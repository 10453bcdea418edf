import { expect, test } from 'vitest';
import { useSimulator } from './support.ts';

const sim = useSimulator();
const minuteMs = 60_000;
/** Shorter than the life of an access token. */
const moderationMs = 30 * minuteMs;

async function answered(location: Record<string, unknown> = {}) {
  const place = await sim.place(location);
  const id = await sim.review(place.placeId);
  const path = `${place.reviews}/${id}`;
  const { token } = place;
  const put = (comment: unknown) => sim.request('PUT', `${path}/reply`, { token, body: { comment } });
  const shown = async () => (await sim.request('GET', path, { token })).body.reviewReply;
  return { ...place, id, path, put, shown };
}

test('a reply is approved and shown with its review when nothing else is asked for', async () => {
  const { put, shown } = await answered();
  const { status, body } = await put('Thank you.');
  expect(status).toBe(200);
  expect(body).toEqual({
    comment: 'Thank you.',
    updateTime: expect.stringMatching(/Z$/),
    reviewReplyState: 'APPROVED',
  });
  expect(await shown()).toEqual(body);
});

test('a second reply overwrites the first, and deleting leaves none', async () => {
  const { put, shown, path, token } = await answered();
  await put('First');
  sim.clock.advance(minuteMs);
  await put('Second');
  expect((await shown()).comment).toBe('Second');
  expect(await sim.request('DELETE', `${path}/reply`, { token })).toMatchObject({ status: 200, body: {} });
  expect(await shown()).toBeUndefined();
  expect((await sim.request('DELETE', `${path}/reply`, { token })).status).toBe(404);
});

test('a reply waits as PENDING for the delay in business time, then gets its verdict', async () => {
  const { placeId, put, shown } = await answered();
  const rule = { source: 'google', place_id: placeId, outcome: 'REJECTED', policy_violation: 'OFF_TOPIC' };
  await sim.control('POST', '/moderation', { ...rule, delay_ms: moderationMs });
  const { body } = await put('Thank you.');
  expect(body.reviewReplyState).toBe('PENDING');
  expect(body).not.toHaveProperty('policyViolation');
  // Later rules judge later replies only.
  await sim.control('POST', '/moderation', { source: 'google', place_id: placeId, outcome: 'APPROVED' });
  sim.clock.advance(moderationMs - 1);
  expect((await shown()).reviewReplyState).toBe('PENDING');
  sim.clock.advance(1);
  expect(await shown()).toMatchObject({ reviewReplyState: 'REJECTED', policyViolation: 'OFF_TOPIC' });
  await put('Another try');
  expect((await shown()).reviewReplyState).toBe('APPROVED');
});

test('a place’s moderation does not touch other places and can be cleared', async () => {
  const judged = await answered();
  const other = await answered();
  await sim.control('POST', '/moderation', { source: 'google', place_id: judged.placeId, outcome: 'REJECTED' });
  expect((await judged.put('One')).body.reviewReplyState).toBe('REJECTED');
  expect((await other.put('Two')).body.reviewReplyState).toBe('APPROVED');
  await sim.control('DELETE', `/moderation?source=google&place_id=${judged.placeId}`);
  expect((await judged.put('Three')).body.reviewReplyState).toBe('APPROVED');
});

test.each([
  ['UNDOCUMENTED', 'UNDOCUMENTED'],
  ['OMITTED', undefined],
])('a verdict of %s shows as the state %s', async (outcome, state) => {
  const { placeId, put } = await answered();
  await sim.control('POST', '/moderation', { source: 'google', place_id: placeId, outcome });
  expect((await put('Thank you.')).body.reviewReplyState).toBe(state);
});

test('words in the reply itself can trigger a policy violation', async () => {
  const { put } = await answered();
  const { body } = await put('Buy now [reject:ADVERTISING_AND_SOLICITATION]');
  expect(body).toMatchObject({ reviewReplyState: 'REJECTED', policyViolation: 'ADVERTISING_AND_SOLICITATION' });
});

test('a reply may have 4096 bytes, not characters', async () => {
  const { put, shown } = await answered();
  expect((await put('é'.repeat(2_048))).status).toBe(200);
  const { status, body } = await put(`${'é'.repeat(2_048)}.`);
  expect([status, body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  expect(body.error.details[0].errorDetails[0]).toMatchObject({ field: 'comment', value: '4097' });
  expect((await shown()).comment).toHaveLength(2_048);
});

test.each([' ', 7, undefined])('a reply of %j is refused', async (comment) => {
  const { put } = await answered();
  const { status, body } = await put(comment);
  expect([status, body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
});

test('a reply to a location that is not verified is refused and changes nothing', async () => {
  const { put, placeId } = await answered({ verified: false });
  const { status, body } = await put('Thank you.');
  expect([status, body.error.details[0].reason]).toEqual([400, 'UNVERIFIED_LOCATION']);
  expect((await sim.control('GET', `/replies?source=google&place_id=${placeId}`)).body).toEqual([]);
});

test('nobody replies for another Google account or to a review that is gone', async () => {
  const { path, id, put, shown } = await answered();
  const { token } = await sim.place();
  const foreign = await sim.request('PUT', `${path}/reply`, { token, body: { comment: 'Not mine' } });
  expect(foreign.status).toBe(403);
  expect(await shown()).toBeUndefined();
  await sim.control('DELETE', `/reviews/${id}?source=google`);
  expect((await put('Too late')).status).toBe(404);
});

test('the owner can reply and withdraw outside the API, as in Google’s own app', async () => {
  const { id, shown, placeId } = await answered();
  await sim.control('PUT', `/reviews/${id}/reply?source=google`, { text: 'From the app' });
  expect(await shown()).toMatchObject({ comment: 'From the app', reviewReplyState: 'APPROVED' });
  expect((await sim.control('GET', `/replies?source=google&place_id=${placeId}`)).body).toEqual([
    {
      platform_review_id: id,
      text: 'From the app',
      state: 'APPROVED',
      policy_violation: null,
      updated_at: sim.clock.now().toISOString(),
    },
  ]);
  await sim.control('DELETE', `/reviews/${id}/reply?source=google`);
  expect(await shown()).toBeUndefined();
});
