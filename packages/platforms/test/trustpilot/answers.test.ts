import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { toAccess } from '../../src/index.ts';
import { trustpilot } from '../../src/trustpilot/platform.ts';
import { failureOf } from '../failure-of.ts';
import { answering, openTinyServer } from '../tiny-server.ts';

const signal = new AbortController().signal;
const access = { location: 'unit-1', access: toAccess('demo-access-token'), signal };
const credentials = 'demo-key:demo-secret';

async function connectTo(answer: RequestListener) {
  const { server, http } = await openTinyServer(answer);
  const base = { http, urls: { TRUSTPILOT_URL: server.url } };
  return { connector: trustpilot.reviews(base), login: trustpilot.login({ ...base, client: {} }), server };
}

const review = { id: 'r1', createdAt: '2026-03-01T09:30:00Z', businessUnit: { id: 'unit-1' } };

test('reads a review with nothing but what is required', async () => {
  const { connector } = await connectTo(answering(200, review));
  const createdAt = new Date('2026-03-01T09:30:00.000Z');
  expect(await connector.getReview({ ...access, platformReviewId: 'r1' })).toEqual({
    platformReviewId: 'r1',
    rating: null,
    text: '',
    title: null,
    author: { name: null, avatarUrl: null, anonymous: false },
    language: null,
    url: 'https://www.trustpilot.com/reviews/r1',
    createdAt,
    updatedAt: createdAt,
    reply: null,
  });
});

test('keeps title, language and a reply’s last change, and takes a time without a zone for UTC', async () => {
  const companyReply = { text: 'Thanks', createdAt: '2026-03-02T09:30:00', updatedAt: '2026-03-03T09:30:00' };
  const whole = {
    ...review,
    stars: 4,
    title: 'Very quiet',
    language: 'fr',
    createdAt: '2026-03-01T09:30:00',
    companyReply,
  };
  const { connector } = await connectTo(answering(200, whole));
  expect(await connector.getReview({ ...access, platformReviewId: 'r1' })).toMatchObject({
    rating: 4,
    title: 'Very quiet',
    language: 'fr',
    createdAt: new Date('2026-03-01T09:30:00Z'),
    reply: { text: 'Thanks', updatedAt: new Date('2026-03-03T09:30:00Z'), state: null, outcome: 'approved' },
  });
});

test('does not show a review of another business unit of the same login', async () => {
  const { connector } = await connectTo(answering(200, { ...review, businessUnit: { id: 'unit-2' } }));
  expect(await connector.getReview({ ...access, platformReviewId: 'r1' })).toBeNull();
});

test('asks for the newest first, with the token in the header alone, and for the next page after a full one', async () => {
  const { connector, server } = await connectTo(answering(200, { reviews: [review] }));
  expect((await connector.listReviews({ ...access, pageSize: 1, pageToken: '3' })).nextPageToken).toBe('4');
  const [request] = server.requests;
  expect(request?.headers.authorization).toBe('Bearer demo-access-token');
  expect(request?.url).toBe('/v1/private/business-units/unit-1/reviews?page=3&perPage=1&orderBy=createdat.desc');
});

test('takes a list without reviews for an answer of the wrong shape, never for the end', async () => {
  const { connector } = await connectTo(answering(200, {}));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'retryable', reason: 'wrong_shape' });
});

test('does not take a proxy’s 404 for a review that is gone', async () => {
  const { connector } = await connectTo(answering(404, '<html>Not Found</html>'));
  const error = await failureOf(connector.getReview({ ...access, platformReviewId: 'r1' }));
  expect(error).toMatchObject({ failure: 'permanent', status: 404 });
});

test('logs in with key and secret in the header alone, and reads a lifetime in digits', async () => {
  const { login, server } = await connectTo(answering(200, { access_token: 'demo-token', expires_in: '359999' }));
  expect(await login.obtainAccess({ credentials, signal })).toEqual({
    access: 'demo-token',
    expiresInSeconds: 359_999,
  });
  const [request] = server.requests;
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from(credentials).toString('base64')}`);
  expect(request?.url).toBe('/v1/oauth/oauth-business-users-for-applications/accesstoken');
});

test.each([
  ['a page of a proxy', 401, '<html>Who are you?</html>'],
  ['a plan without the API', 403, { message: 'Forbidden' }],
])('ends no login for %s', async (_case, status, body) => {
  const { login } = await connectTo(answering(status, body));
  expect(await failureOf(login.obtainAccess({ credentials, signal }))).toMatchObject({ failure: 'permanent', status });
});

test('names the application whose credentials they are, and shows nothing of the secret', async () => {
  const { login } = await connectTo(answering(401, { error: 'invalid_client' }));
  expect(login.platformUserOf(credentials)).toBe('demo-key');
  expect(login.platformUserOf('nonsense')).toBeNull();
});
