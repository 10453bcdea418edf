import { generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { googleplay } from '../../src/googleplay/platform.ts';
import { toAccess } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { answering, openTinyServer } from '../tiny-server.ts';

const signal = new AbortController().signal;
const access = { location: 'com.example.app', access: toAccess('demo-access-token'), signal };

async function connectTo(answer: RequestListener) {
  const { server, http } = await openTinyServer(answer);
  const base = { http, urls: { GOOGLE_OAUTH_URL: server.url, GOOGLE_PLAY_URL: server.url } };
  return { connector: googleplay.reviews(base), login: googleplay.login({ ...base, client: {} }), server };
}

const lastModified = { seconds: '1772357400', nanos: 123_456_789 };
const changedAt = new Date('2026-03-01T09:30:00.123Z');
const reviewWith = (userComment: Record<string, unknown>, ...more: unknown[]) => ({
  reviewId: 'gp:r1',
  comments: [{ userComment: { lastModified, ...userComment } }, ...more],
});

test('reads a review with nothing but what is required', async () => {
  const { connector } = await connectTo(answering(200, reviewWith({})));
  expect(await connector.getReview({ ...access, platformReviewId: 'gp:r1' })).toEqual({
    platformReviewId: 'gp:r1',
    rating: null,
    text: '',
    title: null,
    author: { name: null, avatarUrl: null, anonymous: false },
    language: null,
    url: 'https://play.google.com/store/apps/details?id=com.example.app&reviewId=gp%3Ar1',
    createdAt: changedAt,
    updatedAt: changedAt,
    reply: null,
  });
});

test.each([
  ['a review of today', { text: '\tVery quiet' }, { title: null, text: 'Very quiet' }],
  ['an old one with a title', { text: 'Quiet\tVery quiet\tindeed' }, { title: 'Quiet', text: 'Very quiet\tindeed' }],
  ['one without a tab', { text: 'Very quiet' }, { title: null, text: 'Very quiet' }],
  ['a translation', { text: '\tVery quiet', originalText: '\tTrès calme' }, { title: null, text: 'Très calme' }],
])('keeps the customer’s own words: %s', async (_case, comment, kept) => {
  const { connector } = await connectTo(answering(200, reviewWith(comment)));
  expect(await connector.getReview({ ...access, platformReviewId: 'gp:r1' })).toMatchObject(kept);
});

test('reads stars, the device’s language and the developer’s comment', async () => {
  const developerComment = { text: 'Thanks', lastModified: { seconds: '1772443800' } };
  const shown = reviewWith({ starRating: 2, reviewerLanguage: 'fr', text: 'Bof' }, { developerComment });
  const { connector } = await connectTo(answering(200, { reviews: [{ ...shown, authorName: 'Demo' }] }));
  const [read] = (await connector.listReviews(access)).reviews;
  expect(read).toMatchObject({
    rating: 2,
    language: 'fr',
    author: { name: 'Demo' },
    reply: { text: 'Thanks', state: null, outcome: 'approved', updatedAt: new Date('2026-03-02T09:30:00Z') },
  });
});

test.each([
  ['a review without the customer’s comment', { reviewId: 'gp:r1', comments: [] }],
  ['a time that is none', reviewWith({ lastModified: { seconds: 'soon' } })],
])('takes %s for an answer of the wrong shape', async (_case, review) => {
  const { connector } = await connectTo(answering(200, { reviews: [review] }));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'retryable', reason: 'wrong_shape' });
});

test('addresses a reply by the verb behind the review’s encoded id', async () => {
  const result = { replyText: 'Thanks', lastEdited: lastModified };
  const { connector, server } = await connectTo(answering(200, { result }));
  const reply = await connector.publishReply({ ...access, platformReviewId: 'gp:r/1', text: 'Thanks' });
  expect(reply).toMatchObject({ text: 'Thanks', updatedAt: changedAt });
  const path = '/androidpublisher/v3/applications/com.example.app/reviews';
  expect(server.requests[0]).toMatchObject({ method: 'POST', url: `${path}/gp%3Ar%2F1:reply` });
});

test('asks for the next page by its token', async () => {
  const { connector, server } = await connectTo(answering(200, { tokenPagination: { nextPageToken: 'a/b?d' } }));
  expect((await connector.listReviews({ ...access, pageToken: 'a/b?c' })).nextPageToken).toBe('a/b?d');
  expect(Object.fromEntries(new URL(server.requests[0]?.url ?? '', server.url).searchParams)).toEqual({
    maxResults: '100',
    token: 'a/b?c',
  });
});

const file = {
  type: 'service_account',
  client_email: 'demo@demo-project.iam.gserviceaccount.com',
  private_key_id: 'k1',
  private_key: 'secret',
  token_uri: 'https://elsewhere.example.com/token',
};

test('asks Google’s token host, whatever host the key file names', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { login, server } = await connectTo(answering(200, { access_token: 'demo-token', expires_in: 3_599 }));
  const credentials = JSON.stringify({ ...file, private_key: privateKey });
  expect(await login.obtainAccess({ credentials, signal })).toEqual({ access: 'demo-token', expiresInSeconds: 3_599 });
  expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/token' });
  expect(login.platformUserOf(credentials)).toBe(file.client_email);
});

test.each([
  ['no JSON', 'secret'],
  ['another kind of key file', JSON.stringify({ type: 'authorized_user', refresh_token: 'secret' })],
  ['a key that is none', JSON.stringify(file)],
])('calls nothing with %s, and shows nothing of it', async (_case, credentials) => {
  const { login, server } = await connectTo(answering(200, {}));
  const error = await failureOf(login.obtainAccess({ credentials, signal }));
  expect(error).toMatchObject({ failure: 'permanent', reason: 'invalid_credentials' });
  expect(`${error.stack} ${String(error.cause)}`).not.toContain('secret');
  expect(server.requests).toEqual([]);
});
