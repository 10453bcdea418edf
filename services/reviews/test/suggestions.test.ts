import { randomUUID } from 'node:crypto';
import { parseConfig } from '@review-reply/config';
import type { AppError } from '@review-reply/errors';
import { SuggestionReadySchema } from '@review-reply/proto/reviews/events/v1/events';
import { type CreateSuggestionRequest, ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { systemCaller } from '@review-reply/rpc';
import { eventually, testCaller } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildReviews } from '../src/app.ts';
import { reviewsSettings } from '../src/config.ts';
import { keyed, operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;
const asBilling = { caller: systemCaller('billing') };

beforeAll(async () => {
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(() => test?.stack.close());

type Wishes = Pick<Partial<CreateSuggestionRequest>, 'tone' | 'instructions'>;

function suggest(
  place: TestPlace,
  reviewId: number,
  {
    key = randomUUID(),
    client = test.reviews,
    ...wishes
  }: Wishes & { key?: string; client?: TestReviews['reviews'] } = {},
) {
  const request = { reviewId: BigInt(reviewId), ...wishes };
  return client.createSuggestion({ ...request, idempotency: keyed(request, key) }, place.as);
}

const balance = ({ accountId }: TestPlace) => test.billing.getAccountBalance({ accountId }, operator);
const suggestionsOf = async (reviewId: number) =>
  (
    await test.database.pool.query('select suggestion_id, generation_id from suggestion where review_id = $1', [
      reviewId,
    ])
  ).rows;
const generationsOf = async (reviewId: number) =>
  (
    await test.database.pool.query(
      'select generation_id, status, attempt from generation where review_id = $1 order by created_at',
      [reviewId],
    )
  ).rows;

/** Leaves what a request leaves that died after it had begun: a claim whose lease has passed, and its generation. */
async function dieAfterClaim(place: TestPlace, reviewId: number, key: string): Promise<string> {
  const { fingerprint } = keyed({ reviewId: BigInt(reviewId) }, key);
  const [workId, generationId] = [randomUUID(), randomUUID()];
  const now = test.stack.clock.now();
  await test.database.pool.query(
    `insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, expires_at)
     values ($1, 'create_suggestion', $2, $3, $4, 1, '2000-01-01Z', $5)`,
    [place.accountId, key, fingerprint, workId, new Date(now.getTime() + 86_400_000)],
  );
  await test.database.pool.query(
    `insert into generation (generation_id, work_id, account_id, review_id, attempt, status, created_at)
     values ($1, $2, $3, $4, 1, 'running', $5)`,
    [generationId, workId, place.accountId, reviewId, now],
  );
  return generationId;
}

it('of a review that was rewritten meanwhile is neither delivered nor charged, and the next answers what it says now', async () => {
  const place = await test.place({ suns: 2n });
  const platformId = await test.write(place, { text: 'Lovely staff and good coffee.' });
  await test.read(place);
  const reviewId = (await test.list(place))[0]?.review_id ?? 0;
  const { pool } = test.database;
  const writing = await pool.connect();
  onTestFinished(() => writing.release(true));
  await writing.query('begin; lock table place_voice in access exclusive mode');
  const key = randomUUID();
  const asked = expect(suggest(place, reviewId, { key })).rejects.toMatchObject({ code: 'generation_unavailable' });
  await eventually(async () => {
    const waiting = `select from pg_locks where relation = 'place_voice'::regclass and not granted`;
    expect((await pool.query(waiting)).rowCount).toBe(1);
  });
  await test.control('PATCH', `/reviews/${platformId}?source=google`, { text: 'The parking was easy to find.' });
  await test.read(place);
  await writing.query('rollback');
  await asked;
  expect(await balance(place)).toMatchObject({ balanceMilliSuns: 2_000n });
  expect(await suggestionsOf(reviewId)).toEqual([]);
  await suggest(place, reviewId, { key });
  expect(await suggestionsOf(reviewId)).toHaveLength(1);
});

describe('a suggestion', () => {
  it('is written in the language of the review, charged once, and told by event with the public review', async () => {
    const place = await test.place({ suns: 2n });
    const review = await test.review(place, { text: 'Un salon agréable, un personnel très aimable et un bon café.' });
    const { suggestion, replayed } = await suggest(place, review.review_id);
    expect(replayed).toBe(false);
    expect(suggestion).toMatchObject({ charged: true, costMilliSuns: 1_000n, freeVariantsLeft: 2 });
    expect(suggestion?.text).toMatch(/merci|bonjour/i);
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 1_000n, heldMilliSuns: 0n }),
    );
    await eventually(() => {
      const event = test.events(SuggestionReadySchema).find(({ reviewId }) => reviewId === BigInt(review.review_id));
      expect(event).toMatchObject({ suggestionId: suggestion?.suggestionId, text: suggestion?.text });
      expect(event?.writing).toMatchObject({ language: 'fr', writer: 'rules', needsHuman: false, reasons: [] });
      expect(JSON.parse(Buffer.from(event?.reviewJson ?? []).toString())).toEqual(review);
    });
  });

  it("of a review without text is in the place's language", async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place, { text: null });
    expect((await suggest(place, id)).suggestion).toMatchObject({ language: 'fr' });
  });

  it("says the owner's own answer to what the review speaks of, and another's never", async () => {
    const place = await test.place({ suns: 1n });
    const { placeId, accountId } = place;
    const answer = 'Guests find the car park behind the house.';
    const voice = {
      snippets: [{ topic: 'parking', words: ['car park'], text: answer }],
      samples: [{ rating: 5, text: 'Thank you. See you again by the fire.' }],
    };
    await test.reviews.setVoice({ placeId, accountId, voice }, operator);
    expect((await test.reviews.getVoice({ placeId }, operator)).voice).toMatchObject(voice);
    const review = { rating: 2, text: 'We looked for the car park in vain, and the staff were rude.' };
    const { review_id: id } = await test.review(place, review);
    expect((await suggest(place, id)).suggestion?.text).toContain(answer);
    const other = await test.place({ suns: 1n });
    const { review_id: othersId } = await test.review(other, review);
    expect((await suggest(other, othersId)).suggestion?.text).not.toContain(answer);
  });

  it("takes no more of the owner's words than may be kept, and names each that is too much", async () => {
    const { placeId } = await test.place();
    const snippets = Array.from({ length: 21 }, () => ({ topic: ' ', words: [], text: 'x'.repeat(501) }));
    const samples = [{ rating: 6, text: '' }];
    const refused = await test.reviews
      .setVoice({ placeId, voice: { snippets, samples } }, operator)
      .catch((error: AppError) => error);
    const { fields } = (refused as AppError).details as { fields: { path: string; code: string }[] };
    expect(fields.slice(0, 3).map(({ path, code }) => [path, code])).toEqual([
      ['snippets', 'too_many'],
      ['snippets[0].topic', 'blank'],
      ['snippets[0].text', 'too_long'],
    ]);
    expect(fields.slice(-2).map(({ path }) => path)).toEqual(['samples[0].rating', 'samples[0].text']);
  });

  it("keeps none of the owner's words that no reply may hold, and names the fault and its words", async () => {
    const { placeId } = await test.place();
    const voice = {
      snippets: [{ topic: 'parking', words: [], text: 'Your next visit is on us.' }],
      samples: [{ rating: 1, text: 'Dear Ada,\n\nWe have spoken to the team.' }],
    };
    const refused = await test.reviews.setVoice({ placeId, voice }, operator).catch((error: AppError) => error);
    expect((refused as AppError).details.fields).toMatchObject([
      { path: 'snippets[0].text', code: 'not_sayable', params: { fault: 'offer', words: ['is on us'] } },
      { path: 'samples[0].text', code: 'not_sayable', params: { fault: 'promise' } },
    ]);
    expect((await test.reviews.getVoice({ placeId }, operator)).voice).toMatchObject({ snippets: [], samples: [] });
  });

  it('differs from the ones before it, the next two being free', async () => {
    const place = await test.place({ suns: 2n });
    const { review_id: id } = await test.review(place, {
      text: 'The coffee was cold and nobody cleaned the tables.',
      rating: 2,
    });
    const texts = new Set<string>();
    const charged = [];
    for (let i = 0; i < 4; i++) {
      const { suggestion } = await suggest(place, id);
      texts.add(suggestion?.text ?? '');
      charged.push(suggestion?.charged);
    }
    expect(texts.size).toBe(4);
    expect(charged).toEqual([true, false, false, true]);
  });

  it('is made and charged once when the same request comes 20 times at once, and answered alike', async () => {
    const place = await test.place({ suns: 5n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => suggest(place, id, { key })));
    const answers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(refusals)).toEqual(refusals.length === 0 ? new Set() : new Set(['idempotency_in_progress']));
    const again = await suggest(place, id, { key });
    expect(again.replayed).toBe(true);
    for (const answer of answers) expect(answer.suggestion).toEqual(again.suggestion);
    expect(await suggestionsOf(id)).toHaveLength(1);
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 4_000n, heldMilliSuns: 0n }),
    );
  });

  it('is refused without Suns, with nothing kept, and made with the same key once there are some', async () => {
    const place = await test.place();
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    await expect(suggest(place, id, { key })).rejects.toMatchObject({
      code: 'insufficient_suns',
      kind: 'payment_required',
    });
    expect(await suggestionsOf(id)).toHaveLength(0);
    const grant = { accountId: place.accountId, amountMilliSuns: 1_000n, reason: 'test', idempotencyKey: 'later' };
    await test.billing.grantSuns(grant, operator);
    expect(await suggest(place, id, { key })).toMatchObject({ replayed: false, suggestion: { charged: true } });
  });

  it('is written by the rules when the model fails, and says so', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const answer = await suggest(place, id, { client: test.replica, instructions: 'Mention the terrace.' });
    expect(answer.suggestion).toMatchObject({
      ...{ language: 'en', writer: 'rules', needsHuman: false, followedInstructions: false },
      reasons: ['model_unavailable'],
    });
    expect(await generationsOf(id)).toMatchObject([{ status: 'delivered' }]);
  });

  it('costs nothing when none could be written, and can be asked for again with the same key', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    // Of a place that nobody knows nothing can be written.
    const moveTo = (placeRef: bigint) =>
      test.database.pool.query('update review set place_ref = $2 where review_id = $1', [id, placeRef]);
    await moveTo(-1n);
    await expect(suggest(place, id, { key })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'generation_unavailable',
    });
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 1_000n, heldMilliSuns: 0n }),
    );
    expect(await generationsOf(id)).toMatchObject([{ status: 'abandoned' }]);
    await moveTo(place.placeRef);
    expect(await suggest(place, id, { key })).toMatchObject({ replayed: false });
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 0n, heldMilliSuns: 0n }),
    );
  });

  it('is not made with a key that came with another request', async () => {
    const place = await test.place({ suns: 2n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    await suggest(place, id, { key });
    await expect(suggest(place, id, { key, tone: 3 })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it("of another account's review, or of none, is not found and leaves the key free", async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const stranger = { ...place, as: { ...place.as, caller: testCaller(place.accountId + 1n) } };
    await expect(suggest(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(suggest(place, 999_999_999)).rejects.toMatchObject({ code: 'not_found' });
    const { rowCount } = await test.database.pool.query('select from idempotency_claim where account_id = $1', [
      place.accountId,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('a request for a suggestion that died', () => {
  it('is finished by the next with its key, under the generation it began', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    const generationId = await dieAfterClaim(place, id, key);
    // It had reserved already: the same generation is held once.
    const subject = { generationId, accountId: place.accountId, placeRef: place.placeRef, reviewId: BigInt(id) };
    await test.billing.reserve(subject, { caller: systemCaller('reviews') });
    expect(await suggest(place, id, { key })).toMatchObject({ replayed: false, suggestion: { charged: true } });
    expect(await suggestionsOf(id)).toMatchObject([{ generation_id: generationId }]);
    expect(await generationsOf(id)).toMatchObject([{ generation_id: generationId, status: 'delivered', attempt: 2 }]);
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 0n, heldMilliSuns: 0n }),
    );
  });

  it('is finished at once by the next with its key when billing was away and nobody knows what it set aside', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    const life = test.stack.lifecycle('reviews');
    onTestFinished(() => life.stop());
    const env = { ...test.env, GRPC_PORT: '0', BILLING_ADDRESS: '127.0.0.1:1' };
    const { port } = await buildReviews(parseConfig(reviewsSettings, env), life);
    const client = test.stack.client(ReviewsService, port);
    await expect(suggest(place, id, { key, client })).rejects.toMatchObject({ code: 'service_unavailable' });
    const [{ generation_id: generationId, status }] = await generationsOf(id);
    expect(status).toBe('running');
    const subject = { generationId, accountId: place.accountId, placeRef: place.placeRef, reviewId: BigInt(id) };
    await test.billing.reserve(subject, { caller: systemCaller('reviews') });
    expect(await suggest(place, id, { key })).toMatchObject({ suggestion: { charged: true, freeVariantsLeft: 2 } });
    expect(await generationsOf(id)).toMatchObject([{ generation_id: generationId, status: 'delivered', attempt: 2 }]);
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 0n, heldMilliSuns: 0n }),
    );
  });

  it('is begun anew when billing gave its hold back meanwhile', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    const generationId = await dieAfterClaim(place, id, key);
    const subject = { generationId, accountId: place.accountId, placeRef: place.placeRef, reviewId: BigInt(id) };
    const { holdId } = await test.billing.reserve(subject, { caller: systemCaller('reviews') });
    expect(await test.reviews.resolveGeneration({ generationId, holdId }, asBilling)).toMatchObject({
      delivered: false,
    });
    await test.billing.void({ holdId }, { caller: systemCaller('reviews') });
    expect(await suggest(place, id, { key })).toMatchObject({ replayed: false, suggestion: { charged: true } });
    expect(await generationsOf(id)).toMatchObject([{ status: 'abandoned' }, { status: 'delivered' }]);
    await eventually(async () =>
      expect(await balance(place)).toMatchObject({ balanceMilliSuns: 0n, heldMilliSuns: 0n }),
    );
  });

  it('keeps its key for as long as its lease lasts', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    const key = randomUUID();
    await dieAfterClaim(place, id, key);
    await test.database.pool.query(
      `update idempotency_claim set lease_until = now() + interval '30 s' where key = $1`,
      [key],
    );
    await expect(suggest(place, id, { key })).rejects.toMatchObject({
      code: 'idempotency_in_progress',
      details: { retry_after_s: expect.any(Number) },
    });
  });
});

describe("billing's question", () => {
  it('is answered yes for what was delivered with that hold alone', async () => {
    const place = await test.place({ suns: 1n });
    const { review_id: id } = await test.review(place);
    await suggest(place, id);
    const generationId = (await generationsOf(id))[0]?.generation_id;
    const ask = (holdId: string) => test.reviews.resolveGeneration({ generationId, holdId }, asBilling);
    expect(await ask(generationId)).toMatchObject({ delivered: true });
    expect(await ask(randomUUID())).toMatchObject({ delivered: false });
  });

  it('is answered no for a generation that nobody knows, and to billing alone', async () => {
    const request = { generationId: randomUUID(), holdId: randomUUID() };
    expect(await test.reviews.resolveGeneration(request, asBilling)).toMatchObject({ delivered: false });
    for (const caller of [systemCaller('webhooks'), testCaller(1n)])
      await expect(test.reviews.resolveGeneration(request, { caller })).rejects.toMatchObject({
        code: 'caller_not_allowed',
      });
  });
});
