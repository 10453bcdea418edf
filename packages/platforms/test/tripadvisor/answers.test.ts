import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { toAccess } from '../../src/index.ts';
import { tripadvisor } from '../../src/tripadvisor/platform.ts';
import { failureOf } from '../failure-of.ts';
import { answering, openTinyServer } from '../tiny-server.ts';

const signal = new AbortController().signal;
const access = { location: '188757', access: toAccess('DEMOKEY'), signal };

async function connectTo(answer: RequestListener) {
  const { server, http } = await openTinyServer(answer);
  const base = { http, urls: { TRIPADVISOR_URL: server.url } };
  return { connector: tripadvisor.reviews(base), login: tripadvisor.login({ ...base, client: {} }), server };
}

test.each([
  ['digits', { rating: '4.5', num_reviews: '1144' }, 4.5, 1_144],
  ['numbers', { rating: 4.5, num_reviews: 1_144 }, 4.5, 1_144],
  ['nothing', {}, null, null],
  ['an average of none', { rating: '0.0', num_reviews: '0' }, null, 0],
  ['what is no figure', { rating: 'good', num_reviews: '1,144' }, null, null],
  ['figures that can not be', { rating: 6, num_reviews: 1.5 }, null, null],
])('reads figures told as %s', async (_how, told, averageRating, totalReviewCount) => {
  const { connector } = await connectTo(answering(200, { location_id: '188757', ...told }));
  expect(await connector.listReviews(access)).toEqual({
    reviews: [],
    nextPageToken: null,
    averageRating,
    totalReviewCount,
  });
});

test('takes an answer that is no location for one of the wrong shape', async () => {
  const { connector } = await connectTo(answering(200, { num_reviews: '3' }));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'retryable', reason: 'wrong_shape' });
});

test('asks for details alone, by the location and the key', async () => {
  const { connector, server } = await connectTo(answering(200, { location_id: 188_757 }));
  await connector.listReviews({ ...access, pageSize: 50, pageToken: '3' });
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/v1/location/188757/details?key=DEMOKEY&language=en']);
});

test.each([
  ['a page of a proxy', 403, '<html>Who are you?</html>'],
  ['an error of the API itself', 403, { error: { message: 'No.', type: 'Forbidden', code: 1 } }],
])('ends no login for %s', async (_case, status, body) => {
  const { login } = await connectTo(answering(status, body));
  const failure = await failureOf(login.obtainAccess({ credentials: 'DEMOKEY', signal }));
  expect(failure).toMatchObject({ failure: 'permanent', status });
});

test('does not take a proxy’s 404 for a location that there is not', async () => {
  const { connector } = await connectTo(answering(404, '<html>Not Found</html>'));
  expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'permanent', status: 404 });
});

test('takes any key in one word, which tells nothing of whose it is', async () => {
  const { login } = await connectTo(answering(200, { data: [] }));
  expect(login.platformUserOf('DEMOKEY')).toBeNull();
  expect(login.lackingIn('DEMOKEY')).toEqual([]);
  for (const text of ['', 'two words', 'DEMOKEY\n']) expect(login.lackingIn(text)).toEqual(['key']);
});
