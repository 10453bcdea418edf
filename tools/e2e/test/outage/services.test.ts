import { eventually } from '@review-reply/testing';
import { describe, expect, it } from 'vitest';
import { type Answer, type Api, type E2eAccount, usePlatform } from '../../src/index.ts';
import { firstReviewId, newKey, publicationIn, repliesSent } from '../../src/work/requests.ts';
import { useFixture } from '../survive/fixture.ts';
import { recoversWithinMs, reportRecovery } from './support.ts';

const e2e = usePlatform(() => ({}));
const fixture = useFixture(e2e);
const suns = 5;
/** Of a call to a service (5 s), and as much again for the way on a busy machine, twice. */
const deadlineMs = 15_000;

/** Stops a service, and starts it again whatever `meanwhile` meets. */
async function without(name: string, meanwhile: () => Promise<void>): Promise<void> {
  const process = e2e().platform.process(name);
  await process.stop();
  try {
    await meanwhile();
  } finally {
    await process.start();
  }
}

/** Waits until a request has this status, once the service has said that it is ready. */
async function recovers(what: string, status: number, send: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await eventually(
    async () => {
      const tried = await send();
      expect(tried.status, tried.text).toBe(status);
      return tried;
    },
    { timeoutMs: recoversWithinMs },
  );
  reportRecovery(what, performance.now() - startedAt);
  return answer;
}

async function expectUnavailable(api: Api, method: string, path: string, options = {}): Promise<void> {
  const startedAt = performance.now();
  const { status, body } = await api.call(method, path, options);
  expect([method, path, status, body.error.code]).toEqual([method, path, 503, 'service_unavailable']);
  expect(performance.now() - startedAt).toBeLessThan(deadlineMs);
}

async function expectServed({ api }: E2eAccount, paths: readonly string[]): Promise<void> {
  for (const path of paths) expect([path, (await api.call('GET', path)).status]).toEqual([path, 200]);
}

const askForToken = ({ api, clientId, clientSecret }: E2eAccount) =>
  api.withToken(null).call('POST', '/oauth/token', {
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });

async function reply(account: E2eAccount): Promise<void> {
  const path = `/reviews/${await firstReviewId(account)}/replies`;
  const text = 'Thank you for your visit.';
  const { status, body } = await account.api.call('POST', path, { headers: newKey(), body: { text } });
  expect(status).toBe(202);
  await publicationIn(account, body.data.publication_id, ['published']);
  expect((await repliesSent(e2e(), account.placeId)).map((sent) => sent.body)).toEqual([{ comment: text }]);
}

describe('without identity', () => {
  it('known tokens go on, new ones are refused, and what was revoked stays so', async () => {
    const [account, revoked] = await Promise.all([fixture.newSubscriber({ suns }), e2e().newAccount({ suns })]);
    const { identity, operator } = e2e().services;
    await expectServed(revoked, ['/places']);
    await identity.revokeApiKey({ clientId: revoked.clientId }, operator);
    await eventually(async () => expect((await revoked.api.call('GET', '/places')).status).toBe(401));
    await without('identity', async () => {
      await expectServed(account, ['/places', `/reviews?place_id=${account.placeId}`, '/webhooks']);
      await expectUnavailable(account.api, 'GET', '/account');
      await reply(account);
      const path = `/reviews/${await firstReviewId(account)}/suggestions`;
      expect((await account.api.call('POST', path, { headers: newKey(), body: { tone: 5 } })).status).toBe(201);
      const refused = await askForToken(account);
      expect([refused.status, refused.body.error.code]).toEqual([503, 'service_unavailable']);
      const still = await revoked.api.call('GET', '/places');
      expect([still.status, still.body.error.code]).toEqual([401, 'invalid_token']);
    });
    await recovers('identity is back: a token', 200, () => askForToken(account));
    expect((await revoked.api.call('GET', '/places')).status).toBe(401);
    await account.hears(['reply.published', 'review.suggestion_ready']);
  });
});

describe('without billing', () => {
  it('a suggestion is refused and costs nothing, replies go on, and the same key succeeds later', async () => {
    const account = await fixture.newSubscriber({ suns });
    const path = `/reviews/${await firstReviewId(account)}/suggestions`;
    const request = { headers: newKey(), body: { tone: 5 } };
    await without('billing', async () => {
      await expectUnavailable(account.api, 'POST', path, request);
      await expectUnavailable(account.api, 'GET', '/account');
      await expectServed(account, [`/reviews?place_id=${account.placeId}`]);
      await reply(account);
      expect((await askForToken(account)).status).toBe(200);
    });
    await recovers('billing is back: the balance', 200, () => account.api.call('GET', '/account'));
    expect(await account.suns()).toEqual({ balance: suns, held: 0 });
    await recovers('billing is back: a suggestion', 201, () => account.api.call('POST', path, request));
    await eventually(async () => expect(await account.suns()).toEqual({ balance: suns - 1, held: 0 }));
    await account.hears(['reply.published', 'review.suggestion_ready']);
  });
});

describe('without reviews', () => {
  it('only what is about reviews is refused, and webhooks go on', async () => {
    const account = await fixture.newSubscriber({ suns });
    const reviewId = await firstReviewId(account);
    const list = `/reviews?place_id=${account.placeId}`;
    const suggestion = { headers: newKey(), body: { tone: 5 } };
    const ownText = { headers: newKey(), body: { text: 'Thank you.' } };
    await without('reviews', async () => {
      await e2e().simulator.write(account.placeId, [{ rating: 5, text: 'Nobody read this at once.' }]);
      for (const path of [list, `/reviews/${reviewId}`]) await expectUnavailable(account.api, 'GET', path);
      await expectUnavailable(account.api, 'POST', `/reviews/${reviewId}/suggestions`, suggestion);
      await expectUnavailable(account.api, 'POST', `/reviews/${reviewId}/replies`, ownText);
      await expectServed(account, ['/account', '/places', '/webhooks']);
      const created = { url: 'http://127.0.0.1:9/', events: ['review.created'] };
      expect((await account.api.call('POST', '/webhooks', { body: created })).status).toBe(201);
      expect((await askForToken(account)).status).toBe(200);
      expect(await account.suns()).toEqual({ balance: suns, held: 0 });
    });
    await recovers('reviews is back: a list', 200, () => account.api.call('GET', list));
    const post = (path: string, request: object) => account.api.call('POST', `/reviews/${reviewId}/${path}`, request);
    await recovers('reviews is back: a suggestion', 201, () => post('suggestions', suggestion));
    await recovers('reviews is back: a reply', 202, () => post('replies', ownText));
    await account.hears(['reply.published', 'review.created', 'review.suggestion_ready']);
  });
});

describe('without webhooks', () => {
  it('only what is about webhooks is refused, and every event is delivered later', async () => {
    const account = await fixture.newSubscriber({ suns });
    await without('webhooks', async () => {
      await expectUnavailable(account.api, 'GET', '/webhooks');
      await expectServed(account, ['/account', '/places', `/reviews?place_id=${account.placeId}`]);
      await reply(account);
    });
    await recovers('webhooks is back: a list', 200, () => account.api.call('GET', '/webhooks'));
    const startedAt = performance.now();
    await account.hears(['reply.published']);
    reportRecovery('webhooks is back: the event', performance.now() - startedAt);
  });
});
