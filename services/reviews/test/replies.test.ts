import { randomUUID } from 'node:crypto';
import { testCaller } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyed, operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(() => test?.stack.close());

interface Body {
  text?: string;
  suggestionId?: bigint;
}

function reply(place: TestPlace, reviewId: number, body: Body, key: string = randomUUID()) {
  const request = { reviewId: BigInt(reviewId), ...body };
  return test.reviews.createReply({ ...request, idempotency: keyed(request, key) }, place.as);
}

const publicationsOf = async (reviewId: number) =>
  (await test.database.pool.query('select publication_id from publication where review_id = $1', [reviewId])).rows;
const claimsOf = async ({ accountId }: TestPlace) =>
  (await test.database.pool.query('select from idempotency_claim where account_id = $1', [accountId])).rowCount;

/** As if a reply were live in this state; no worker touches it. */
async function giveReply(place: TestPlace, reviewId: number, status: string): Promise<void> {
  await test.database.pool.query(
    `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at)
     values ($1, $2, $3, 'There already.', $4, 'service', now())`,
    [place.accountId, reviewId, place.placeRef, status],
  );
  if (status === 'draft')
    await test.database.pool.query(`update review set auto_publish_at = '2100-01-01Z' where review_id = $1`, [
      reviewId,
    ]);
  await test.render(place.accountId, BigInt(reviewId));
}

describe('a reply', () => {
  it('is accepted with its publication, trimmed, and shown with the review at once', async () => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    const { publication, published, replayed } = await reply(place, id, { text: '  Thank you for your visit.\n' });
    expect({ published, replayed }).toEqual({ published: false, replayed: false });
    expect(publication).toMatchObject({ reviewId: BigInt(id), source: 'google', status: 'queued', attempts: 0 });
    expect(publication?.reply).toMatchObject({
      text: 'Thank you for your visit.',
      status: 'validated',
      origin: 'service',
    });
    const [shown] = (await test.get(place, id)).replies;
    expect(shown).toMatchObject({ reply_id: Number(publication?.replyId), text: 'Thank you for your visit.' });
  });

  it('can be a suggestion as it is, or as it was edited', async () => {
    const place = await test.place({ suns: 2n });
    const [first, second] = [await test.review(place), await test.review(place)];
    const suggestionFor = async (reviewId: number) => {
      const request = { reviewId: BigInt(reviewId) };
      const { suggestion } = await test.reviews.createSuggestion({ ...request, idempotency: keyed(request) }, place.as);
      return { suggestionId: suggestion?.suggestionId ?? 0n, text: suggestion?.text ?? '' };
    };
    const [forFirst, forSecond] = [await suggestionFor(first.review_id), await suggestionFor(second.review_id)];
    const asIs = await reply(place, first.review_id, { suggestionId: forFirst.suggestionId });
    expect(asIs.publication?.reply?.text).toBe(forFirst.text);
    const edited = await reply(place, second.review_id, { suggestionId: forSecond.suggestionId, text: 'Edited.' });
    expect(edited.publication?.reply?.text).toBe('Edited.');
    await expect(reply(place, first.review_id, { suggestionId: forSecond.suggestionId })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('is published once when the same request comes 20 times at once, and answered alike', async () => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply(place, id, { text: 'Thank you.' }, key)));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ publication }) => publication?.publicationId)).size).toBe(1);
    expect(await publicationsOf(id)).toHaveLength(1);
  });

  it('is accepted once when 50 different ones come at once to two replicas, and its suggestion was charged once', async () => {
    const place = await test.place({ suns: 2n });
    const { review_id: id } = await test.review(place);
    const asked = { reviewId: BigInt(id) };
    const { suggestion } = await test.reviews.createSuggestion({ ...asked, idempotency: keyed(asked) }, place.as);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => {
        const request = { ...asked, suggestionId: suggestion?.suggestionId ?? 0n, text: `Thank you, number ${i}.` };
        const from = i % 2 === 0 ? test.reviews : test.replica;
        return from.createReply({ ...request, idempotency: keyed(request) }, place.as);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          kind: 'conflict',
          code: expect.stringMatching(/^(publication_in_progress|already_published)$/),
        });
    expect(await publicationsOf(id)).toHaveLength(1);
    const { balanceMilliSuns } = await test.billing.getAccountBalance({ accountId: place.accountId }, operator);
    expect(balanceMilliSuns).toBe(1_000n);
  });

  it.each(['validated', 'publishing', 'failed_retryable'])(
    'waits while one is %s, and nothing of the refusal is stored',
    async (status) => {
      const place = await test.place();
      const { review_id: id } = await test.review(place);
      await giveReply(place, id, status);
      const key = randomUUID();
      for (let times = 0; times < 2; times++)
        await expect(reply(place, id, { text: 'Again.' }, key)).rejects.toMatchObject({
          code: 'publication_in_progress',
        });
      expect(await claimsOf(place)).toBe(0);
    },
  );

  it('is refused for good where one is published or was made on the platform, and the refusal is answered again', async () => {
    const place = await test.place();
    const platformId = await test.write(place);
    await test.control('PUT', `/reviews/${platformId}/reply?source=google`, { text: 'Made there.' });
    await test.read(place);
    const id = (await test.list(place))[0]?.review_id ?? 0;
    const key = randomUUID();
    await expect(reply(place, id, { text: 'Mine.' }, key)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'already_published',
    });
    await expect(reply(place, id, { text: 'Mine.' }, key)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'already_published',
      details: {},
      replayed: true,
    });
  });

  it('takes the place of a draft', async () => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    await giveReply(place, id, 'draft');
    await reply(place, id, { text: 'Mine.' });
    const { replies, auto_publish_at } = await test.get(place, id);
    expect({ texts: replies.map(({ text }) => text), auto_publish_at }).toEqual({
      texts: ['Mine.'],
      auto_publish_at: null,
    });
  });

  it('made on the platform itself takes the place of a draft too', async () => {
    const place = await test.place();
    const platformId = await test.write(place);
    await test.read(place);
    const [{ review_id: id = 0 } = {}] = await test.list(place);
    await giveReply(place, id, 'draft');
    await test.control('PUT', `/reviews/${platformId}/reply?source=google`, { text: 'Made there.' });
    await test.read(place, { complete: true });
    expect(await test.get(place, id)).toMatchObject({
      replies: [{ text: 'Made there.', status: 'online', origin: 'imported' }],
      auto_publish_at: null,
    });
  });

  it.each([
    ['no text', {}, { path: 'body', code: 'one_of_required' }],
    ['a blank text', { text: ' \n ' }, { path: 'body.text', code: 'blank' }],
    ['more than 4,000 characters', { text: 'a'.repeat(4_001) }, { path: 'body.text', code: 'too_long' }],
    [
      "more bytes than Google's limit",
      { text: 'é'.repeat(2_049) },
      {
        path: 'body.text',
        code: 'too_long_for_platform',
        params: { platform: 'google', limit: 4_096, unit: 'bytes', actual: 4_098 },
      },
    ],
  ])('is refused with %s, and the key stays free', async (_name, body, fault) => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    await expect(reply(place, id, body)).rejects.toMatchObject({
      kind: 'unprocessable',
      code: 'validation_failed',
      details: { fields: [fault] },
    });
    expect(await claimsOf(place)).toBe(0);
  });

  it("to another account's review is not found, and so is its publication", async () => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    const { publication } = await reply(place, id, { text: 'Thank you.' });
    const stranger = { ...place, as: { ...place.as, caller: testCaller(place.accountId + 1n) } };
    await expect(reply(stranger, id, { text: 'Mine.' })).rejects.toMatchObject({ code: 'not_found' });
    const { publicationId } = publication ?? { publicationId: 0n };
    await expect(test.reviews.getPublication({ publicationId }, stranger.as)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await test.reviews.getPublication({ publicationId }, place.as)).toMatchObject({ publicationId });
    await expect(test.reviews.getReview({ reviewId: BigInt(id) }, stranger.as)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each([
    ['inactive', { active: false }, 'place_inactive'],
    ['no longer connected', { sources: [] }, 'not_connected'],
  ])('is refused where the place is %s', async (_name, change, reason) => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    await test.changePlace(place, change);
    const key = randomUUID();
    await expect(reply(place, id, { text: 'Thank you.' }, key)).rejects.toMatchObject({
      code: 'platform_not_publishable',
      details: { source: 'google', reason },
      replayed: false,
    });
    await expect(reply(place, id, { text: 'Thank you.' }, key)).rejects.toMatchObject({
      code: 'platform_not_publishable',
      details: { source: 'google', reason },
      replayed: true,
    });
  });
});
