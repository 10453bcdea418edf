import { expect, test } from 'vitest';
import { failureOf } from '../failure-of.ts';
import { dayNumber, type PlatformUnderTest } from './platform-under-test.ts';

export function describeReplying(platformOf: () => PlatformUnderTest): void {
  test.for([
    { word: 'approved', outcome: 'approved' },
    { word: 'rejected', outcome: 'rejected' },
    { word: 'pending', outcome: 'pending' },
    { word: 'unknown', outcome: 'pending' },
    { word: 'omitted', outcome: 'pending' },
  ] as const)('takes a reply judged $word as $outcome and keeps the platform’s word', async ({ word, outcome }) => {
    const { connector, openLocation } = platformOf();
    const { access, write, judgeReplies } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const { state, policyViolation } = await judgeReplies({ outcome: word });

    const published = await connector.publishReply({ ...access, platformReviewId, text: 'Thank you. 🙏' });

    expect(published).toMatchObject({ text: 'Thank you. 🙏', state, outcome, policyViolation });
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply).toEqual(published);
    expect(review?.updatedAt).toEqual(dayNumber(1));
  });

  test('keeps one reply per review: a second one overwrites the first', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    await connector.publishReply({ ...access, platformReviewId, text: 'First' });
    await connector.publishReply({ ...access, platformReviewId, text: 'Second' });
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply?.text).toBe('Second');
  });

  test('names the platform’s own limit: that long is taken, one more is refused for good', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const { max, unit } = connector.replyLimit ?? { max: 0, unit: 'characters' };
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const [wide, width] = unit === 'bytes' ? ['é', 2] : ['é', 1];
    const longest = wide.repeat(Math.floor(max / width)) + 'a'.repeat(max % width);
    expect((await connector.publishReply({ ...access, platformReviewId, text: longest })).text).toBe(longest);
    const refused = await failureOf(connector.publishReply({ ...access, platformReviewId, text: `${longest}a` }));
    expect(refused).toMatchObject({ failure: 'permanent', status: 400 });
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
