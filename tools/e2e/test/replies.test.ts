import { failureMessage } from '@review-reply/api-schemas';
import { eventually } from '@review-reply/testing';
import { describe, expect, it } from 'vitest';
import { type E2eAccount, usePlatform } from '../src/index.ts';
import { eventuallyByApi, firstReviewId, newKey, publicationIn, repliesSent } from '../src/work/requests.ts';

const ownersReply = 'Already answered by the owner.';
const afterFirstRetryMs = 31_000;
const e2e = usePlatform();

const replyTo = ({ api }: E2eAccount, reviewId: number, text: string) =>
  api.call('POST', `/reviews/${reviewId}/replies`, { headers: newKey(), body: { text } });

async function platformReviewId({ placeId }: E2eAccount): Promise<string> {
  const [review] = await e2e().simulator.reviews(placeId);
  if (review === undefined) throw new Error('There is no review on the platform.');
  return review.platform_review_id;
}

/** Ours ended with the reason, theirs stands as it was, and nothing was ever sent over it. */
async function expectOwnersReplyToStand(account: E2eAccount, reviewId: number, publicationId: number): Promise<void> {
  const ended = await publicationIn(account, publicationId, ['failed', 'published', 'canceled']);
  expect(ended).toMatchObject({ status: 'failed', failure: { code: 'already_published' } });
  const message = failureMessage({ code: 'already_published' }, 'fr');
  for (const path of [`/publications/${publicationId}`, `/reviews/${reviewId}`, '/reviews?limit=100']) {
    const { text } = await account.api.call('GET', path, { headers: { 'accept-language': 'fr' } });
    expect(text).toContain(`"failure":{"code":"already_published","message":"${message}"}`);
  }
  expect((await e2e().simulator.replies(account.placeId)).map(({ text }) => text)).toEqual([ownersReply]);
  expect(await repliesSent(e2e(), account.placeId)).toEqual([]);
  await eventuallyByApi(async () => {
    const { body } = await account.api.call('GET', `/reviews/${reviewId}`);
    const online = body.data.replies.filter(({ status }: { status: string }) => status === 'online');
    expect(online).toMatchObject([{ text: ownersReply, origin: 'imported' }]);
  });
  const another = await replyTo(account, reviewId, 'One more.');
  expect(another.body.error.code).toBe('already_published');
}

describe('two replies to one review at once', () => {
  it('have one accepted and published, the other refused', async () => {
    const account = await e2e().newAccount();
    const reviewId = await firstReviewId(account);
    const texts = Array.from({ length: 10 }, (_, at) => `Thank you, number ${at}.`);
    const answers = await Promise.all(texts.map((text) => replyTo(account, reviewId, text)));
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.error.code);
    expect(refused).toHaveLength(texts.length - 1);
    for (const code of refused) expect(['publication_in_progress', 'already_published']).toContain(code);
    await publicationIn(account, accepted[0]?.body.data.publication_id, ['published']);
    const sent = await repliesSent(e2e(), account.placeId);
    expect(sent.map(({ body }) => body)).toEqual([{ comment: accepted[0]?.body.data.reply.text }]);
    expect((await replyTo(account, reviewId, 'Later.')).body.error.code).toBe('already_published');
  });
});

describe('a reply that appeared on the platform meanwhile', () => {
  it('is not overwritten when it appears while ours is about to be sent', async () => {
    const account = await e2e().newAccount();
    const [reviewId, platformId] = await Promise.all([firstReviewId(account), platformReviewId(account)]);
    const { simulator } = e2e();
    await simulator.addFault({ target: 'google.reviews.get', place_id: account.placeId, delay_ms: 1_500 });
    const { body } = await replyTo(account, reviewId, 'Ours.');
    // The worker has asked what is there and waits for the answer: now the owner is faster.
    await eventually(async () => expect(await simulator.calls('google.reviews.get', account.placeId)).toHaveLength(1));
    await simulator.replyAsOwner(platformId, ownersReply);
    await expectOwnersReplyToStand(account, reviewId, body.data.publication_id);
  });

  it('is not overwritten when it appears between two attempts', async () => {
    const account = await e2e().newAccount();
    const [reviewId, platformId] = await Promise.all([firstReviewId(account), platformReviewId(account)]);
    const { simulator } = e2e();
    await simulator.addFault({ target: 'google.reviews.get', place_id: account.placeId, status: 503 });
    const { body } = await replyTo(account, reviewId, 'Ours.');
    await publicationIn(account, body.data.publication_id, ['retrying']);
    await simulator.replyAsOwner(platformId, ownersReply);
    await e2e().advance(afterFirstRetryMs);
    await expectOwnersReplyToStand(account, reviewId, body.data.publication_id);
  });
});
