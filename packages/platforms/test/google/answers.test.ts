import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { googleReviewConnector } from '../../src/google/review-connector.ts';
import { openHttpClient, type ReviewConnector, readReviewPages, toAccess } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { answering, startTinyServer, type TinyServer } from '../tiny-server.ts';

const access = {
  location: 'accounts/1/locations/2',
  access: toAccess('demo-access-token'),
  signal: new AbortController().signal,
};
const answerBytesMax = 64 * 1_024;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function connectTo(answer: RequestListener): Promise<{ connector: ReviewConnector; server: TinyServer }> {
  const server = await startTinyServer(answer);
  const http = openHttpClient({ timeoutMs: 5_000, answerBytesMax });
  closers.push(server.close, http.close);
  return { connector: googleReviewConnector({ http, reviewsUrl: server.url }), server };
}

const review = { reviewId: 'r1', createTime: '2026-03-01T09:30:00Z' };

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
    url: null,
    createdAt,
    updatedAt: createdAt,
    reply: null,
  });
});

test('bears fields and words that Google added since', async () => {
  const reply = { comment: 'Thanks', updateTime: '2026-03-02T00:00:00.123456789Z', reviewReplyState: 'ESCALATED' };
  const added = {
    ...review,
    starRating: 'SIX',
    mood: { happy: true },
    reviewer: { displayName: 'Demo Customer', level: 7 },
    reviewReply: { ...reply, policyViolation: 'SOMETHING_NEW' },
  };
  const { connector } = await connectTo(answering(200, { reviews: [added], somethingNew: 1, totalReviewCount: 1 }));
  const [read] = (await connector.listReviews(access)).reviews;
  expect(read).toMatchObject({ rating: null, author: { name: 'Demo Customer' } });
  expect(read?.reply).toEqual({
    text: 'Thanks',
    updatedAt: new Date('2026-03-02T00:00:00.123Z'),
    state: 'ESCALATED',
    outcome: 'pending',
    policyViolation: 'SOMETHING_NEW',
  });
});

test('gives no text that a database would refuse', async () => {
  const { connector } = await connectTo(
    answering(
      200,
      '{"reviewId":"r1","createTime":"2026-03-01T09:30:00Z","comment":"Good\\u0000 \\ud83d coffee \\ud83d\\ude00"}',
    ),
  );
  const read = await connector.getReview({ ...access, platformReviewId: 'r1' });
  expect(read?.text).toBe('Good \ufffd coffee 😀');
});

test('keeps the words that customer and owner wrote, without Google’s translation', async () => {
  const comment = '(Translated by Google) Very quiet.\n\n(Original)\nTrès calme.';
  const reviewReply = { comment: 'Merci.\n\n(Translated by Google)\nThank you.', updateTime: review.createTime };
  const { connector } = await connectTo(answering(200, { ...review, comment, reviewReply }));
  const read = await connector.getReview({ ...access, platformReviewId: 'r1' });
  expect(read).toMatchObject({ text: 'Très calme.', reply: { text: 'Merci.' } });
});

test.each([['javascript:alert(1)'], ['data:text/html,x'], ['']])(
  'drops %j where an address belongs',
  async (address) => {
    const reviewer = { displayName: 'Demo Customer', profilePhotoUrl: address };
    const { connector } = await connectTo(answering(200, { ...review, reviewer, reviewReplyUrl: address }));
    const read = await connector.getReview({ ...access, platformReviewId: 'r1' });
    expect(read).toMatchObject({ url: null, author: { avatarUrl: null } });
  },
);

test.each([
  ['a review without its id', { reviews: [{ createTime: review.createTime }] }],
  ['a time that is none', { reviews: [{ ...review, createTime: 'yesterday' }] }],
  ['an object for a list', { reviews: {} }],
  ['null', null],
])('takes %s for an answer of the wrong shape', async (_case, body) => {
  const { connector } = await connectTo(answering(200, body));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'retryable', reason: 'wrong_shape' });
});

test('stops reading an answer that is too large', async () => {
  let sentBytes = 0;
  const { connector } = await connectTo((_request, response) => {
    const chunk = Buffer.alloc(16 * 1_024, ' ');
    const send = (): void => {
      if (response.destroyed || sentBytes > 1_000 * answerBytesMax) return;
      sentBytes += chunk.length;
      response.write(chunk, () => setImmediate(send));
    };
    send();
  });
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'retryable', reason: 'too_large' });
  expect(sentBytes).toBeLessThan(500 * answerBytesMax);
});

test('does not follow a page that is said to be followed by itself', async () => {
  const { connector } = await connectTo(answering(200, { reviews: [review], nextPageToken: 'again' }));
  const seen: number[] = [];
  const reading = (async () => {
    for await (const page of readReviewPages(connector, access)) seen.push(page.reviews.length);
  })();
  expect(await failureOf(reading)).toMatchObject({ failure: 'permanent', reason: 'repeated_page' });
  expect(seen).toEqual([1, 1]);
});

test('follows no redirect, so that the token reaches no other host', async () => {
  const other = await startTinyServer(answering(200, {}));
  closers.push(other.close);
  const { connector } = await connectTo(answering(307, '', { location: `${other.url}/` }));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({
    failure: 'permanent',
    status: 307,
    reason: 'redirect',
  });
  expect(other.requests).toEqual([]);
});

test('uses no proxy from the environment', async () => {
  const proxy = await startTinyServer(answering(502, ''));
  closers.push(proxy.close);
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'NODE_USE_ENV_PROXY'];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : proxy.url;
  try {
    const { connector, server } = await connectTo(answering(200, {}));
    await connector.listReviews(access);
    expect(server.requests).toHaveLength(1);
    expect(proxy.requests).toEqual([]);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});

test('sends the token in the header alone and asks for the newest first', async () => {
  const { connector, server } = await connectTo(answering(200, {}));
  await connector.listReviews({ ...access, pageToken: 'a/b?c' });
  const [request] = server.requests;
  expect(request?.headers.authorization).toBe('Bearer demo-access-token');
  const url = new URL(request?.url ?? '', server.url);
  expect(url.pathname).toBe('/v4/accounts/1/locations/2/reviews');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    pageSize: '50',
    pageToken: 'a/b?c',
    orderBy: 'updateTime desc',
  });
});

test.each(['locations/2', 'accounts/1/locations/2/reviews', 'accounts/../locations/2', '', '//evil.example.com'])(
  'calls nothing for a location that is not named as Google names them: %j',
  async (location) => {
    const { connector, server } = await connectTo(answering(200, {}));
    const error = await failureOf(connector.listReviews({ ...access, location }));
    expect(error).toMatchObject({ failure: 'permanent', reason: 'invalid_name' });
    expect(server.requests).toEqual([]);
  },
);

test.each([
  ['a page of a proxy', '<html>Not Found</html>'],
  ['JSON that is not Google’s', { message: 'no such route' }],
  ['Google’s form with another status', { error: { code: 404, status: 'UNIMPLEMENTED' } }],
])('does not take a 404 for a review that is gone when it is %s', async (_case, body) => {
  const { connector } = await connectTo(answering(404, body));
  const error = await failureOf(connector.getReview({ ...access, platformReviewId: 'r1' }));
  expect(error).toMatchObject({ failure: 'permanent', status: 404 });
});

test('waits as long as a Retry-After date says, whatever our clock shows', async () => {
  const headers = { date: 'Sat, 21 Nov 2020 08:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2020 08:00:40 GMT' };
  const { connector } = await connectTo(answering(503, '', headers));
  expect((await failureOf(connector.listReviews(access))).retryAfterMs).toBe(40_000);
});

test('names a refusal by Google’s most precise code', async () => {
  const detail = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'UNVERIFIED_LOCATION' };
  const error = { code: 400, message: 'Hidden words', status: 'FAILED_PRECONDITION', details: [{ x: 1 }, detail] };
  const { connector } = await connectTo(answering(400, { error }));
  const failed = await failureOf(connector.listReviews(access));
  expect(failed).toMatchObject({ failure: 'permanent', status: 400, reason: 'UNVERIFIED_LOCATION' });
  expect(failed.message).toBe('google reviews.list: permanent (status 400, reason UNVERIFIED_LOCATION)');
});

test('lets no sentence of a platform pass for a code', async () => {
  const { connector } = await connectTo(answering(400, { error: { status: 'a sentence with demo-access-token' } }));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'permanent', reason: null });
});

test('names a host that cannot be reached', async () => {
  const { connector, server } = await connectTo(answering(200, {}));
  await server.close();
  closers.splice(closers.indexOf(server.close), 1);
  expect(await failureOf(connector.listReviews(access))).toMatchObject({
    failure: 'retryable',
    status: null,
    reason: 'network_error',
  });
});

test.each(['ftp://127.0.0.1', 'http://user:password@127.0.0.1', 'http://127.0.0.1/?x=1', 'nonsense'])(
  'refuses the base URL %s when it is made, not at the first call',
  async (reviewsUrl) => {
    const http = openHttpClient();
    closers.push(http.close);
    expect(() => googleReviewConnector({ http, reviewsUrl })).toThrow();
  },
);
