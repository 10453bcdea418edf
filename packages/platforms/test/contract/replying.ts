import { expect, test } from 'vitest';
import type { ReplyLimit } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { dayNumber, type PlatformUnderTest, type ReviewWords } from './platform-under-test.ts';

type PlatformOf = () => PlatformUnderTest;

export function describeReplying({ publishing, replyLimit }: ReviewWords, platformOf: PlatformOf): void {
  if (publishing === 'none') {
    describeNoReplies(platformOf);
    return;
  }
  if (publishing === 'moderated') describeModeration(platformOf);
  else describeDirect(platformOf);
  if (replyLimit !== null) describeLimit(replyLimit, platformOf);

  test('keeps one reply per review: a second one overwrites the first', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    await connector.publishReply({ ...access, platformReviewId, text: 'First' });
    await connector.publishReply({ ...access, platformReviewId, text: 'Second' });
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply?.text).toBe('Second');
  });

  test('says what of a reply’s text is shown', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const text = '<p>Thank you,\n<b class="demo">Demo</b> &amp; all</p> <3';
    const { text: shown } = await connector.publishReply({ ...access, platformReviewId, text });
    expect(connector.replyAsShown?.(text) ?? text).toBe(shown);
    expect((await connector.getReview({ ...access, platformReviewId }))?.reply?.text).toBe(shown);
  });

  test.each([{ status: 500 }, { drop: true }])(
    'shows by a read that a reply arrived, though it answered %j',
    async (fault) => {
      const { connector, openLocation } = platformOf();
      const { access, write, fail } = await openLocation();
      const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
      await fail({ call: 'reply', afterEffect: true, ...fault });
      const failed = await failureOf(connector.publishReply({ ...access, platformReviewId, text: 'Thank you.' }));
      expect(failed.failure).toBe('retryable');
      const review = await connector.getReview({ ...access, platformReviewId });
      expect(review?.reply?.text).toBe('Thank you.');
    },
  );

  test('shows by a read that a reply was forgotten, though it was answered as taken', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, fail } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    await fail({ call: 'reply', misbehave: 'forgotten' });
    const published = await connector.publishReply({ ...access, platformReviewId, text: 'Thank you.' });
    expect(published.text).toBe('Thank you.');
    expect(await connector.getReview({ ...access, platformReviewId })).toMatchObject({ reply: null });
  });

  test('refuses to answer a review that is gone as not found', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, remove } = await openLocation();
    const platformReviewId = await write({ rating: 3, text: 'Fine', createdAt: dayNumber(1) });
    await remove(platformReviewId);
    const refused = await failureOf(connector.publishReply({ ...access, platformReviewId, text: 'Hello' }));
    expect(refused).toMatchObject({ failure: 'not_found', status: 404 });
  });
}

function describeNoReplies(platformOf: PlatformOf): void {
  test('refuses every reply for good, and calls nothing for it', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, fail } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    for (const call of ['list', 'get'] as const) await fail({ call, status: 500 });
    const refused = await failureOf(connector.publishReply({ ...access, platformReviewId, text: 'Thank you.' }));
    expect(refused).toMatchObject({ failure: 'permanent', status: null, reason: 'not_supported' });
  });
}

function describeDirect(platformOf: PlatformOf): void {
  test('has a reply public as soon as it is taken', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const published = await connector.publishReply({ ...access, platformReviewId, text: 'Thank you. 🙏' });
    expect(published).toMatchObject({ text: 'Thank you. 🙏', outcome: 'approved', policyViolation: null });
    expect((await connector.getReview({ ...access, platformReviewId }))?.reply).toMatchObject(published);
  });
}

function describeModeration(platformOf: PlatformOf): void {
  test.for([
    { word: 'approved', outcome: 'approved' },
    { word: 'rejected', outcome: 'rejected' },
    { word: 'pending', outcome: 'pending' },
    { word: 'unknown', outcome: 'pending' },
    { word: 'omitted', outcome: 'pending' },
  ] as const)('takes a reply judged $word as $outcome and keeps the platform’s word', async ({ word, outcome }) => {
    const { connector, openLocation } = platformOf();
    const { access, write, judgeReplies } = await openLocation();
    if (judgeReplies === undefined) throw new Error('Nothing says how replies are judged.');
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const { state, policyViolation } = await judgeReplies({ outcome: word });

    const published = await connector.publishReply({ ...access, platformReviewId, text: 'Thank you. 🙏' });

    expect(published).toMatchObject({ text: 'Thank you. 🙏', state, outcome, policyViolation });
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply).toEqual(published);
    expect(review?.updatedAt).toEqual(dayNumber(1));
  });
}

function describeLimit({ max, unit }: ReplyLimit, platformOf: PlatformOf): void {
  test('names the platform’s own limit: that long is taken, one more is refused for good', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const [wide, width] = unit === 'bytes' ? ['é', 2] : ['é', 1];
    const longest = wide.repeat(Math.floor(max / width)) + 'a'.repeat(max % width);
    expect((await connector.publishReply({ ...access, platformReviewId, text: longest })).text).toBe(longest);
    const refused = await failureOf(connector.publishReply({ ...access, platformReviewId, text: `${longest}a` }));
    expect(refused).toMatchObject({ failure: 'permanent', status: expect.any(Number) });
  });
}
