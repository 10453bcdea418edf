import { expect, test } from 'vitest';
import { useSimulator } from './support.ts';

const sim = useSimulator();
const api = '/api.content.tripadvisor.com/api/v1/location';
const denied = { Message: 'User is not authorized to access this resource with an explicit deny' };
const dayMs = 24 * 3_600_000;

async function owner(input: Record<string, unknown> = {}) {
  const { body } = await sim.control('POST', '/tripadvisor/keys', input);
  return { key: body.key as string, location: body.locations[0].id as string };
}
const details = (location: string, key: string) => sim.request('GET', `${api}/${location}/details?key=${key}`);
const search = (query: string, key: string) => sim.request('GET', `${api}/search?key=${key}&searchQuery=${query}`);
const write = (place_id: string, rating: number) => sim.review(place_id, { source: 'tripadvisor', rating });
/** Past the limit of calls in a second. */
const nextSecond = () => sim.clock.advance(1_000);

test('a location shows how many reviews it has and their average in halves, and no review', async () => {
  const { key, location } = await owner();
  expect((await details(location, key)).body).toMatchObject({ location_id: location, num_reviews: '0' });
  for (const rating of [5, 4, 4]) await write(location, rating);
  const { status, body } = await details(location, key);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    rating: '4.5',
    num_reviews: '3',
    review_rating_count: { 1: '0', 2: '0', 3: '0', 4: '2', 5: '1' },
  });
  expect(JSON.stringify(body)).not.toContain('Lovely');
  nextSecond();
});

test('any key reads any location; one that is unknown, missing or revoked is denied by the gateway', async () => {
  const [one, two] = [await owner(), await owner()];
  expect((await details(one.location, two.key)).status).toBe(200);
  expect((await details('42', one.key)).status).toBe(404);
  await sim.control('POST', `/tripadvisor/keys/${one.key}/revoke`);
  for (const key of [one.key, 'unknown', ''])
    for (const answer of [await details(one.location, key), await search('Demo', key)])
      expect(answer).toMatchObject({ status: 403, body: denied });
  nextSecond();
});

test('a search needs a query and finds ten locations at most', async () => {
  const { key } = await owner({ locations: Array.from({ length: 11 }, (_, n) => ({ name: `Demo Terrace ${n}` })) });
  expect((await search('', key)).status).toBe(400);
  expect((await search('Terrace', key)).body.data).toHaveLength(10);
  expect((await search('Nowhere', key)).body.data).toEqual([]);
  nextSecond();
});

test('a key makes 50 calls a second, and of details as many in 24 hours as its owner pays for', async () => {
  const { key, location } = await owner({ daily_limit: 60 });
  const statuses = async (calls: number) => {
    const answers = await Promise.all(Array.from({ length: calls }, () => details(location, key)));
    return answers.map(({ status }) => status).filter((status) => status === 200).length;
  };
  expect(await statuses(51)).toBe(50);
  expect((await search('Demo', key)).status).toBe(429);
  nextSecond();
  expect(await statuses(20)).toBe(10);
  expect((await search('Demo', key)).status).toBe(200);
  sim.clock.advance(dayMs);
  expect(await statuses(1)).toBe(1);
});
