import { generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { appstore } from '../../src/appstore/platform.ts';
import { toAccess } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { answering, openTinyServer } from '../tiny-server.ts';

const signal = new AbortController().signal;
const access = { location: '1234567890', access: toAccess('demo-access-token'), signal };
const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = { issuer_id: 'demo-issuer', key_id: 'DEMO123456', private_key: privateKey };
const credentials = JSON.stringify(key);

async function connectTo(answer: RequestListener) {
  const { server, http } = await openTinyServer(answer);
  const base = { http, urls: { APP_STORE_URL: server.url } };
  return { connector: appstore.reviews(base), login: appstore.login({ ...base, client: {} }), server };
}

/** As the documentation's example has it. */
const review = {
  type: 'customerReviews',
  id: '00000035-ed10-1e1c-9e5b-0b5500000000',
  attributes: {
    rating: 5,
    title: 'Great',
    body: 'So quiet',
    reviewerNickname: 'demo',
    createdDate: '2026-03-01T01:30:00-08:00',
  },
};
const response = (state: string | null) => ({
  type: 'customerReviewResponses',
  id: 'response-1',
  attributes: { responseBody: 'Thanks', lastModifiedDate: '2026-03-02T00:00:00-08:00', state },
});
const answered = {
  ...review,
  relationships: { response: { data: { type: 'customerReviewResponses', id: 'response-1' } } },
};

test('reads a review with nothing but what is required', async () => {
  const bare = { ...review, attributes: { createdDate: '2026-03-01T01:30:00-08:00' } };
  const { connector } = await connectTo(answering(200, { data: bare }));
  const createdAt = new Date('2026-03-01T09:30:00.000Z');
  expect(await connector.getReview({ ...access, platformReviewId: 'r1' })).toEqual({
    platformReviewId: review.id,
    rating: null,
    text: '',
    title: null,
    author: { name: null, avatarUrl: null, anonymous: false },
    language: null,
    url: null,
    createdAt,
    updatedAt: createdAt,
    reply: null,
  });
});

test.each([
  ['PUBLISHED', 'approved'],
  ['PENDING_PUBLISH', 'approved'],
  ['WITHHELD', 'pending'],
  [null, 'pending'],
] as const)('keeps a response’s state %s verbatim and takes it for %s', async (state, outcome) => {
  const included = [{ type: 'territories', id: 'FRA' }, response(state)];
  const { connector } = await connectTo(answering(200, { data: [answered], included }));
  const [read] = (await connector.listReviews(access)).reviews;
  expect(read?.reply).toMatchObject({ text: 'Thanks', state, outcome, updatedAt: new Date('2026-03-02T08:00:00Z') });
});

test('takes a response without a time for one as old as its review', async () => {
  const timeless = { ...response('PUBLISHED'), attributes: { responseBody: 'Thanks', state: 'PUBLISHED' } };
  const { connector } = await connectTo(answering(200, { data: answered, included: [timeless] }));
  const read = await connector.getReview({ ...access, platformReviewId: 'r1' });
  expect(read?.reply).toMatchObject({ text: 'Thanks', outcome: 'approved', updatedAt: read?.createdAt });
  const { connector: taking } = await connectTo(answering(201, { data: timeless }));
  const taken = await taking.publishReply({ ...access, platformReviewId: 'r1', text: 'Thanks' });
  expect(taken).toMatchObject({ text: 'Thanks', state: 'PUBLISHED', outcome: 'approved' });
});

test.each([
  ['does not come', []],
  [
    'comes in a shape that it cannot read',
    [{ ...response('PUBLISHED'), attributes: { state: 'PUBLISHED', responseBody: 1 } }],
  ],
])('does not take a review for unanswered whose response %s', async (_what, included) => {
  const { connector } = await connectTo((request, answer) => {
    const data = request.url?.startsWith('/v1/apps/') ? [answered] : answered;
    answering(200, { data, included })(request, answer);
  });
  for (const asked of [connector.listReviews(access), connector.getReview({ ...access, platformReviewId: 'r1' })])
    expect(await failureOf(asked)).toMatchObject({ failure: 'retryable', reason: 'wrong_shape' });
});

test('goes on from the cursor alone, whatever host the link names', async () => {
  const links = { next: 'https://elsewhere.example.com/v1/apps/1/customerReviews?cursor=c2&limit=200' };
  const { connector, server } = await connectTo(answering(200, { data: [review], links }));
  expect((await connector.listReviews({ ...access, pageToken: 'c1' })).nextPageToken).toBe('c2');
  const [request] = server.requests;
  expect(request?.headers.authorization).toBe('Bearer demo-access-token');
  const url = new URL(request?.url ?? '', server.url);
  expect(url.pathname).toBe('/v1/apps/1234567890/customerReviews');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sort: '-createdDate',
    include: 'response',
    limit: '200',
    cursor: 'c1',
  });
});

test('names a refusal by Apple’s code', async () => {
  const body = { errors: [{ status: '409', code: 'ENTITY_ERROR.ATTRIBUTE.INVALID', detail: 'Hidden words' }] };
  const { connector } = await connectTo(answering(409, body));
  const failed = await failureOf(connector.publishReply({ ...access, platformReviewId: 'r1', text: 'Thanks' }));
  expect(failed).toMatchObject({ failure: 'permanent', status: 409, reason: 'ENTITY_ERROR.ATTRIBUTE.INVALID' });
});

test('does not take a proxy’s 404 for a review that is gone', async () => {
  const { connector } = await connectTo(answering(404, '<html>Not Found</html>'));
  const error = await failureOf(connector.getReview({ ...access, platformReviewId: 'r1' }));
  expect(error).toMatchObject({ failure: 'permanent', status: 404 });
});

test('signs a team’s token for less than 20 minutes, and a person’s without an issuer', async () => {
  const { login } = await connectTo(answering(200, { data: [] }));
  const claimsOf = async (text: string) => {
    const { access: token } = await login.obtainAccess({ credentials: text, signal });
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  };
  const team = await claimsOf(credentials);
  expect(team).toMatchObject({ iss: 'demo-issuer', aud: 'appstoreconnect-v1' });
  expect(team.exp - team.iat).toBeLessThan(20 * 60);
  expect(await claimsOf(JSON.stringify({ ...key, issuer_id: undefined }))).toMatchObject({ sub: 'user' });
});

test.each([
  ['no JSON', 'secret'],
  ['no key', JSON.stringify({ key_id: 'secret' })],
  ['a key that is none', JSON.stringify({ ...key, private_key: 'secret' })],
])('calls nothing with %s, and shows nothing of it', async (_case, text) => {
  const { login, server } = await connectTo(answering(200, { data: [] }));
  const error = await failureOf(login.obtainAccess({ credentials: text, signal }));
  expect(error).toMatchObject({ failure: 'permanent', reason: 'invalid_credentials' });
  expect(`${error.stack} ${String(error.cause)}`).not.toContain('secret');
  expect(server.requests).toEqual([]);
});

test('ends no login for a proxy’s 401', async () => {
  const { login } = await connectTo(answering(401, '<html>Who are you?</html>'));
  expect(await failureOf(login.obtainAccess({ credentials, signal }))).toMatchObject({ failure: 'permanent' });
});
