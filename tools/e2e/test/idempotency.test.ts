import { describe, expect, it } from 'vitest';
import { type Answer, type E2eAccount, usePlatform } from '../src/index.ts';
import { eventuallyByApi, firstReviewId, newKey, publicationIn, repliesSent, reviewIds } from '../src/work/requests.ts';

const timesAtOnce = 20;
const dayMs = 86_400_000;
const e2e = usePlatform();

function sendAtOnce(
  { api }: E2eAccount,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Answer[]> {
  return Promise.all(Array.from({ length: timesAtOnce }, () => api.call('POST', path, { headers, body })));
}

/** Each got the one answer, or was told that the first still runs and when to come again. */
function expectOneAnswer(answers: readonly Answer[], status: number): string {
  const accepted = answers.filter((answer) => answer.status === status);
  const others = answers.filter((answer) => answer.status !== status);
  expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
  expect(accepted.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1);
  for (const other of others) {
    expect(other.body.error.code).toBe('idempotency_in_progress');
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return accepted[0]?.text ?? '';
}

/** By another key of the account: the one that sent all those has used up its limit for the minute. */
async function expectReplay(
  account: E2eAccount,
  path: string,
  body: object,
  headers: Record<string, string>,
  first: string,
) {
  const api = await account.anotherKey();
  const replay = await api.call('POST', path, { headers, body });
  expect(replay.headers.get('idempotent-replayed')).toBe('true');
  expect(replay.text).toBe(first);
  return replay;
}

describe('the same Idempotency-Key and body sent 20 times at once', () => {
  it('makes one suggestion, charges it once, and answers it again byte by byte', async () => {
    const account = await e2e().newAccount({ suns: 5 });
    const path = `/reviews/${await firstReviewId(account)}/suggestions`;
    const headers = newKey();
    const answers = await sendAtOnce(account, path, { tone: 5 }, headers);
    const first = expectOneAnswer(answers, 201);
    expect(JSON.parse(first).data).toMatchObject({ charged: true, cost_suns: 1, free_variants_left: 2 });
    const replay = await expectReplay(account, path, { tone: 5 }, headers, first);
    expect(replay.status).toBe(201);
    await eventuallyByApi(async () => {
      const { body } = await account.api.call('GET', '/account');
      expect(body.data.suns).toEqual({ balance: 4, held: 0, available: 4 });
    });
    const { services } = e2e();
    expect((await services.billing.verifyLedger({}, services.operator)).violations).toEqual([]);
  });

  it('accepts one reply and publishes it once', async () => {
    const account = await e2e().newAccount();
    const path = `/reviews/${await firstReviewId(account)}/replies`;
    const headers = newKey();
    const body = { text: 'Thank you for your visit.' };
    const first = expectOneAnswer(await sendAtOnce(account, path, body, headers), 202);
    await publicationIn(account, JSON.parse(first).data.publication_id, ['published']);
    const replay = await expectReplay(account, path, body, headers, first);
    expect(replay.status).toBe(202);
    expect(await repliesSent(e2e(), account.placeId)).toHaveLength(1);
  });
});

describe('an Idempotency-Key used again for something else', () => {
  it('is refused with another body and for another review, and nothing is charged', async () => {
    const reviews = [
      { rating: 5, text: 'Very good coffee.' },
      { rating: 2, text: 'Too loud for us.' },
    ];
    const account = await e2e().newAccount({ suns: 5, reviews });
    const [first, second] = await reviewIds(account, 2);
    const headers = newKey();
    await account.api.post(`/reviews/${first}/suggestions`, { tone: 5 }, headers);
    const attempts = [
      await account.api.call('POST', `/reviews/${first}/suggestions`, { headers, body: { tone: 6 } }),
      await account.api.call('POST', `/reviews/${second}/suggestions`, { headers, body: { tone: 5 } }),
    ];
    for (const { status, body } of attempts)
      expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'idempotency_key_reused' });
    const { body } = await account.api.call('GET', '/account');
    expect(body.data.suns.available).toBe(4);
  });

  it('is refused for another reply, which is not published', async () => {
    const account = await e2e().newAccount();
    const path = `/reviews/${await firstReviewId(account)}/replies`;
    const headers = newKey();
    const accepted = await account.api.call('POST', path, { headers, body: { text: 'Thank you.' } });
    const other = await account.api.call('POST', path, { headers, body: { text: 'Thank you again.' } });
    expect(other.body.error.code).toBe('idempotency_key_reused');
    await publicationIn(account, accepted.body.data.publication_id, ['published']);
    expect((await repliesSent(e2e(), account.placeId)).map(({ body }) => body)).toEqual([{ comment: 'Thank you.' }]);
  });

  it('is a key of its own for another account and for another operation', async () => {
    const headers = newKey();
    const [one, other] = await Promise.all([e2e().newAccount({ suns: 5 }), e2e().newAccount({ suns: 5 })]);
    for (const account of [one, other]) {
      const reviewId = await firstReviewId(account);
      const suggestion = await account.api.call('POST', `/reviews/${reviewId}/suggestions`, { headers, body: {} });
      const reply = await account.api.call('POST', `/reviews/${reviewId}/replies`, {
        headers,
        body: { suggestion_id: suggestion.body.data.suggestion_id },
      });
      expect([suggestion.status, reply.status]).toEqual([201, 202]);
      expect(suggestion.headers.has('idempotent-replayed')).toBe(false);
      expect(reply.headers.has('idempotent-replayed')).toBe(false);
    }
  });
});

describe('the secret in the stored answer of a new webhook', () => {
  it('is told again for a day and is null from then on, as documented', async () => {
    const account = await e2e().newAccount({ locations: 0 });
    const request = { headers: newKey(), body: { url: 'http://127.0.0.1:9/hook', events: ['review.created'] } };
    const first = await account.api.call('POST', '/webhooks', request);
    expect(first.body.data.secret).toMatch(/^whsec_/);
    expect((await account.api.call('POST', '/webhooks', request)).text).toBe(first.text);
    await e2e().advance(dayMs + 1_000);
    const later = await (await account.anotherKey()).call('POST', '/webhooks', request);
    expect(later.headers.get('idempotent-replayed')).toBe('true');
    expect({ status: later.status, body: later.body }).toEqual({
      status: first.status,
      body: { data: { ...first.body.data, secret: null } },
    });
  });
});
