import { localiseFailures, reviewSchema } from '@review-reply/api-schemas';
import { AccountAttachedSchema, AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import {
  ReplyFailedSchema,
  ReplyPublishedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import { type CollectedMetrics, collectMetrics, eventually } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyed, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let test: TestReviews;
let metrics: CollectedMetrics;

beforeAll(async () => {
  metrics = collectMetrics();
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(async () => {
  await test?.stack.close();
  await metrics?.close();
});

interface Sent {
  readonly place: TestPlace;
  readonly reviewId: number;
  readonly platformId: string;
  readonly publicationId: bigint;
}

/** A reply accepted for a new review; `before` runs once the review is there. */
async function send(
  text: string,
  before: (place: TestPlace, platformId: string) => Promise<unknown> = async () => {},
): Promise<Sent> {
  const place = await test.place();
  const platformId = await test.write(place);
  await test.read(place);
  const reviewId = (await test.list(place))[0]?.review_id ?? 0;
  await before(place, platformId);
  const request = { reviewId: BigInt(reviewId), text };
  const { publication } = await test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as);
  return { place, reviewId, platformId, publicationId: publication?.publicationId ?? 0n };
}

const publicationOf = ({ place, publicationId }: Sent) => test.reviews.getPublication({ publicationId }, place.as);
const replyOf = async ({ place, reviewId }: Sent) =>
  (await test.get(place, reviewId)).replies.find(({ origin }) => origin === 'service');
const shownOf = async ({ place }: Sent) =>
  test.control<Array<{ text: string; state: string }>>('GET', `/replies?source=google&place_id=${place.placeId}`);
const published = ({ reviewId }: Sent) =>
  test.events(ReplyPublishedSchema).filter((event) => event.reviewId === BigInt(reviewId));
const failed = ({ reviewId }: Sent) =>
  test.events(ReplyFailedSchema).filter((event) => event.reviewId === BigInt(reviewId));
const repliesSent = async ({ place }: Sent) =>
  (await test.control<unknown[]>('GET', `/calls?target=google.reviews.reply&place_id=${place.placeId}`)).length;
const fault = (target: string, place: TestPlace, fault: Record<string, unknown>) =>
  test.control('POST', '/faults', { target, place_id: place.placeId, ...fault });
const moderate = (place: TestPlace, rule: Record<string, unknown>) =>
  test.control('POST', '/moderation', { source: 'google', place_id: place.placeId, ...rule });

/** Waits until the publication has this status. */
const becomes = (sent: Sent, status: string) =>
  eventually(async () => {
    const publication = await publicationOf(sent);
    expect(publication.status).toBe(status);
    return publication;
  });

/** Waits until the platform's verdict has been asked for as often as it is due by now. */
const isPending = (sent: Sent) =>
  eventually(async () => {
    const { rows } = await test.database.pool.query(
      'select due_at, platform_state from publication where publication_id = $1 and lease_until is null',
      [sent.publicationId],
    );
    expect(rows[0]?.platform_state).toBeTruthy();
    expect(new Date(rows[0].due_at).getTime()).toBeGreaterThan(test.stack.clock.now().getTime());
  });

describe('a publication', () => {
  it('ends published when the platform approves, is told by event, and is online once a read has seen it', async () => {
    const sent = await send('Thank you for your visit.');
    const publication = await becomes(sent, 'published');
    expect(publication).toMatchObject({ attempts: 1, platformState: 'APPROVED' });
    expect(publication.publishedAt).toBeDefined();
    expect(await replyOf(sent)).toMatchObject({ status: 'published', published_at: expect.any(String), failure: null });
    expect(await shownOf(sent)).toMatchObject([{ text: 'Thank you for your visit.' }]);
    await eventually(() => expect(published(sent)).toHaveLength(1));
    expect(published(sent)[0]?.publication).toMatchObject({ publicationId: sent.publicationId, status: 'published' });
    await test.read(sent.place);
    expect(await replyOf(sent)).toMatchObject({ status: 'online', origin: 'service' });
    expect(await repliesSent(sent)).toBe(1);
  });

  it('is measured: how long it took, and what waits how long for which platform', async () => {
    const google = async (name: Parameters<typeof metrics.read>[0], label: string) =>
      Object.fromEntries(
        (await metrics.read(name))
          .filter(({ labels }) => labels.platform === 'google')
          .map(({ labels, value }) => [String(labels[label]), value]),
      );
    const before = await google('reviews.publications.ended', 'state');
    await becomes(await send('Thank you for your visit.'), 'published');
    expect((await google('reviews.publications.ended', 'state')).published).toBe((before.published ?? 0) + 1);
    expect((await google('reviews.publication.duration', 'platform')).google).toBeGreaterThan(0);
    const sent = await send('Thank you.', (place) => moderate(place, { outcome: 'APPROVED', delay_ms: 3 * hourMs }));
    await isPending(sent);
    expect(await google('reviews.publications.open', 'state')).toMatchObject({ queued: 0, publishing: 1, retrying: 0 });
    expect((await google('reviews.publications.oldest_age', 'state')).publishing).toBeGreaterThan(0);
    expect((await google('reviews.reads', 'outcome')).done).toBeGreaterThan(0);
    expect((await google('reviews.quota.calls', 'outcome')).taken).toBeGreaterThan(0);
    expect((await google('reviews.read.delay', 'platform')).google).toBeGreaterThan(0);
    expect(await google('reviews.sync.due', 'platform')).toHaveProperty('google');
    expect((await google('reviews.sync.lag', 'platform')).google).toBeLessThan(hourMs / 1_000);
    await test.stack.clock.advance(3 * hourMs);
    await becomes(sent, 'published');
  });

  it('asks for a pending verdict after 1, 5 and 15 minutes, then hourly, and ends when it comes', async () => {
    const sent = await send('Thank you.', (place) => moderate(place, { outcome: 'APPROVED', delay_ms: 3 * hourMs }));
    await isPending(sent);
    const { rows } = await test.database.pool.query('select accepted_at from publication where publication_id = $1', [
      sent.publicationId,
    ]);
    const waits: number[] = [];
    for (let check = 0; check < 5; check++) {
      const due = await test.database.pool.query('select due_at from publication where publication_id = $1', [
        sent.publicationId,
      ]);
      waits.push((due.rows[0].due_at.getTime() - rows[0].accepted_at.getTime()) / minuteMs);
      await test.stack.clock.advance(Math.max(0, due.rows[0].due_at.getTime() - test.stack.clock.now().getTime()));
      await isPending(sent);
      expect(await publicationOf(sent)).toMatchObject({ status: 'publishing', platformState: 'PENDING' });
    }
    expect(waits).toEqual([1, 5, 15, 75, 135]);
    await test.stack.clock.advance(hourMs);
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(1);
  });

  it('ends failed with the policy violation when the platform rejects, and the review can be answered again', async () => {
    const sent = await send('Come to our sale!', (place) =>
      moderate(place, {
        outcome: 'REJECTED',
        policy_violation: 'ADVERTISING_AND_SOLICITATION',
        delay_ms: 2 * minuteMs,
      }),
    );
    await isPending(sent);
    await test.stack.clock.advance(5 * minuteMs);
    const publication = await becomes(sent, 'failed');
    expect(publication).toMatchObject({ platformState: 'REJECTED', failure: { code: 'ADVERTISING_AND_SOLICITATION' } });
    expect(await replyOf(sent)).toMatchObject({ status: 'failed', platform_state: 'REJECTED' });
    await eventually(() => expect(failed(sent)).toHaveLength(1));
    await test.control('DELETE', `/moderation?source=google&place_id=${sent.place.placeId}`);
    await test.read(sent.place, { complete: true });
    const request = { reviewId: BigInt(sent.reviewId), text: 'Thank you.' };
    const again = await test.reviews.createReply({ ...request, idempotency: keyed(request) }, sent.place.as);
    await becomes({ ...sent, publicationId: again.publication?.publicationId ?? 0n }, 'published');
  });

  it('is sent again when the platform’s moderation has failed, until it gives a verdict', async () => {
    const unjudged = { outcome: 'REJECTED', policy_violation: 'MODERATION_ERROR' };
    const sent = await send('Thank you.', (place) => moderate(place, { ...unjudged, delay_ms: minuteMs / 2 }));
    const isRetrying = async (attempts: number) => {
      const failure = { code: 'MODERATION_ERROR' };
      await eventually(async () =>
        expect(await publicationOf(sent)).toMatchObject({ status: 'retrying', attempts, failure }),
      );
      expect(await replyOf(sent)).toMatchObject({ status: 'failed_retryable', platform_state: 'REJECTED', failure });
    };
    await isPending(sent);
    await test.stack.clock.advance(minuteMs);
    await isRetrying(1);
    await test.read(sent.place, { complete: true });
    await test.control('DELETE', `/moderation?source=google&place_id=${sent.place.placeId}`);
    await moderate(sent.place, unjudged);
    await test.stack.clock.advance(minuteMs);
    await isRetrying(2);
    await test.control('DELETE', `/moderation?source=google&place_id=${sent.place.placeId}`);
    await test.stack.clock.advance(2 * minuteMs);
    expect(await becomes(sent, 'published')).toMatchObject({ attempts: 3, platformState: 'APPROVED' });
    expect(await repliesSent(sent)).toBe(3);
    await eventually(() => expect(published(sent)).toHaveLength(1));
    expect(failed(sent)).toEqual([]);
  });

  it.each([
    ['UNDOCUMENTED', {}],
    ['OMITTED', {}],
    ['PENDING', {}],
    ['PENDING', { body: 'forgotten' }],
  ])('takes %s %j for no verdict and gives up after seven days', async (outcome, misbehaviour) => {
    const sent = await send('Thank you.', async (place) => {
      await moderate(place, { outcome });
      if ('body' in misbehaviour) await fault('google.reviews.reply', place, misbehaviour);
    });
    await becomes(sent, 'publishing');
    await eventually(async () => {
      const { rows } = await test.database.pool.query('select accepted_at from publication where publication_id = $1', [
        sent.publicationId,
      ]);
      expect(rows[0]?.accepted_at).not.toBeNull();
    });
    await test.hasLooked(sent.publicationId);
    await test.stack.clock.advance(6 * 24 * hourMs);
    await test.read(sent.place);
    await test.hasLooked(sent.publicationId);
    expect(await publicationOf(sent)).toMatchObject({ status: 'publishing' });
    await test.stack.clock.advance(24 * hourMs + minuteMs);
    expect((await becomes(sent, 'failed')).failure).toMatchObject({ code: 'moderation_timeout' });
  });

  it('is sent again after failures that may pass, later each time, and fails when none is left', async () => {
    const sent = await send('Thank you.', (place) => fault('google.reviews.reply', place, { status: 503, times: 7 }));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      const publication = await eventually(async () => {
        const current = await publicationOf(sent);
        expect(current).toMatchObject({ status: 'retrying', attempts: attempt });
        return current;
      });
      expect(await replyOf(sent)).toMatchObject({
        status: 'failed_retryable',
        failure: { code: 'platform_unavailable' },
      });
      const seconds = Number(publication.nextAttemptAt?.seconds) - Number(publication.updatedAt?.seconds);
      waits.push(seconds);
      expect(failed(sent)).toHaveLength(0);
      await test.stack.clock.advance(seconds * 1_000 + 1_000);
    }
    expect(waits).toEqual([30, 120, 600, 1_800, 7_200, 21_600]);
    expect(await becomes(sent, 'failed')).toMatchObject({ attempts: 7, failure: { code: 'platform_unavailable' } });
    await eventually(() => expect(failed(sent)).toHaveLength(1));
  });

  it('is told of however long its review is and however many replies to it have failed, and so are suggestions', async () => {
    const place = await test.place({ suns: 1n });
    await test.write(place, { text: '"'.repeat(100_000) });
    await test.read(place);
    const reviewId = (await test.list(place))[0]?.review_id ?? 0;
    await test.database.pool.query(
      `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at, failure_code)
       select $1, $2, $3, repeat('😀', 4000), 'failed', 'service', $4::timestamptz + n * interval '1 second', 'rejected'
       from generate_series(1, 30) n`,
      [place.accountId, reviewId, place.placeRef, '2026-01-01Z'],
    );
    const suggested = { reviewId: BigInt(reviewId) };
    await test.reviews.createSuggestion({ ...suggested, idempotency: keyed(suggested) }, place.as);
    await moderate(place, { outcome: 'REJECTED', policy_violation: 'OFF_TOPIC' });
    const request = { ...suggested, text: '"'.repeat(4_000) };
    const { publication } = await test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as);
    await eventually(() => {
      const told = [...test.events(ReplyFailedSchema), ...test.events(SuggestionReadySchema)];
      const [failure, suggestion] = told.filter((event) => event.reviewId === BigInt(reviewId));
      expect(suggestion).toBeDefined();
      const review = reviewSchema.parse(
        JSON.parse(localiseFailures(failure?.reviewJson ?? Buffer.of(), 'en').toString()),
      );
      expect(review.replies.length).toBeLessThan(5);
      expect(review.replies.at(-1)).toMatchObject({
        reply_id: Number(publication?.replyId),
        failure: { code: 'OFF_TOPIC' },
      });
    });
  });

  it('waits as long as the platform asks', async () => {
    const sent = await send('Thank you.', (place) =>
      fault('google.reviews.reply', place, { status: 429, headers: { 'retry-after': '900' } }),
    );
    const publication = await becomes(sent, 'retrying');
    expect(Number(publication.nextAttemptAt?.seconds) - Number(publication.updatedAt?.seconds)).toBe(900);
    await test.stack.clock.advance(15 * minuteMs);
    await becomes(sent, 'published');
  });

  it('fails at once when the platform refuses the reply', async () => {
    const sent = await send('Thank you.', (place) => fault('google.reviews.reply', place, { status: 400 }));
    expect(await becomes(sent, 'failed')).toMatchObject({ attempts: 1, failure: { code: 'platform_refused' } });
  });

  it('is not sent a second time when the answer to the first was lost', async () => {
    const sent = await send('Thank you.', (place) =>
      fault('google.reviews.reply', place, { status: 503, after_effect: true }),
    );
    await becomes(sent, 'retrying');
    await test.stack.clock.advance(minuteMs);
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(1);
  });

  it('never overwrites a reply that appeared on the platform meanwhile, and keeps that one', async () => {
    const sent = await send('Mine.', (_place, platformId) =>
      test.control('PUT', `/reviews/${platformId}/reply?source=google`, { text: 'Made there.' }),
    );
    expect((await becomes(sent, 'failed')).failure).toMatchObject({ code: 'already_published' });
    expect(await shownOf(sent)).toMatchObject([{ text: 'Made there.' }]);
    expect((await test.get(sent.place, sent.reviewId)).replies).toMatchObject([
      { text: 'Made there.', status: 'online', origin: 'imported' },
      { text: 'Mine.', status: 'failed', origin: 'service' },
    ]);
    expect(await repliesSent(sent)).toBe(0);
  });

  it('takes the same text on the platform for its own, however its white space and accents are written', async () => {
    const sent = await send('Merci  beaucoup,\ncher client é.', (_place, platformId) =>
      test.control('PUT', `/reviews/${platformId}/reply?source=google`, {
        text: 'Merci beaucoup, cher client e\u0301.',
      }),
    );
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(0);
  });

  it('is sent as its writer left it when the review is edited meanwhile', async () => {
    const sent = await send('Thank you.', (place) => fault('google.reviews.reply', place, { status: 503 }));
    await becomes(sent, 'retrying');
    await test.control('PATCH', `/reviews/${sent.platformId}?source=google`, { rating: 1, text: 'Changed my mind.' });
    await test.read(sent.place);
    await test.stack.clock.advance(minuteMs);
    await becomes(sent, 'published');
    expect(await shownOf(sent)).toMatchObject([{ text: 'Thank you.' }]);
    expect(await test.get(sent.place, sent.reviewId)).toMatchObject({
      ...{ rating: 1, text: 'Changed my mind.' },
      replies: [{ text: 'Thank you.', status: 'published' }],
    });
  });

  it('waits for a review that the platform does not show for a while, and is sent once when it does', async () => {
    const sent = await send('Thank you.', (_place, platformId) =>
      test.control('DELETE', `/reviews/${platformId}?source=google`),
    );
    expect(await becomes(sent, 'retrying')).toMatchObject({ attempts: 0, failure: { code: 'review_not_shown' } });
    await test.control('POST', `/reviews/${sent.platformId}/restore?source=google`);
    await test.stack.clock.advance(hourMs);
    expect(await becomes(sent, 'published')).toMatchObject({ attempts: 1 });
    expect(await repliesSent(sent)).toBe(1);
    expect(failed(sent)).toHaveLength(0);
  });

  it('is canceled when the review is gone from the platform for good', async () => {
    const sent = await send('Thank you.', (_place, platformId) =>
      test.control('DELETE', `/reviews/${platformId}?source=google`),
    );
    await becomes(sent, 'retrying');
    for (let read = 0; read < 4; read++) {
      await test.read(sent.place, { complete: true });
      await test.stack.clock.advance(17 * hourMs);
    }
    await test.read(sent.place, { complete: true });
    expect((await becomes(sent, 'canceled')).failure).toMatchObject({ code: 'canceled' });
    expect(await replyOf(sent)).toMatchObject({ status: 'failed', failure: { code: 'canceled' } });
    await eventually(() => expect(failed(sent)).toHaveLength(1));
  });

  it('is canceled when the place becomes inactive', async () => {
    const sent = await send('Thank you.', (place) => fault('google.reviews.reply', place, { status: 503 }));
    await becomes(sent, 'retrying');
    await test.changePlace(sent.place, { active: false });
    await test.stack.clock.advance(minuteMs);
    await becomes(sent, 'canceled');
    expect(await repliesSent(sent)).toBe(1);
  });

  it('that the platform took is followed to its verdict, whatever happens to the place meanwhile', async () => {
    const sent = await send('Thank you.', (place) => moderate(place, { outcome: 'APPROVED', delay_ms: 3 * hourMs }));
    await isPending(sent);
    await test.changePlace(sent.place, { active: false });
    await test.stack.clock.advance(2 * hourMs);
    await isPending(sent);
    expect(await publicationOf(sent)).toMatchObject({ status: 'publishing' });
    await test.changePlace(sent.place, { active: true });
    // What is told of a place has it asked for at once.
    await isPending(sent);
    await test.stack.clock.advance(2 * hourMs);
    await becomes(sent, 'published');
    await test.read(sent.place);
    expect((await test.get(sent.place, sent.reviewId)).replies).toMatchObject([
      { origin: 'service', status: 'online' },
    ]);
    expect(failed(sent)).toHaveLength(0);
  });

  it('that the platform took is followed too while the platform does not show the review', async () => {
    const sent = await send('Thank you.', (place) => moderate(place, { outcome: 'APPROVED', delay_ms: 3 * hourMs }));
    await isPending(sent);
    await test.control('DELETE', `/reviews/${sent.platformId}?source=google`);
    await test.stack.clock.advance(2 * hourMs);
    await isPending(sent);
    expect(await publicationOf(sent)).toMatchObject({ status: 'publishing' });
    await test.control('POST', `/reviews/${sent.platformId}/restore?source=google`);
    await test.stack.clock.advance(2 * hourMs);
    await becomes(sent, 'published');
  });
});

/** Tells of an account's status as identity would. */
const tellStatus = (accountId: bigint, status: 'active' | 'suspended') =>
  test.publish(
    AccountChangedSchema,
    { accountId, kind: 'client', name: 'Demo', locale: 'en', status },
    byIdentity(accountId),
  );
const byIdentity = (accountId: bigint) => ({ from: 'identity', key: accountId }) as const;
/** A partner whose client the account is. */
async function partnerOf({ accountId }: TestPlace, at = test.stack.clock.now()): Promise<bigint> {
  const partnerAccountId = accountId + 1n;
  const attached = { accountId, partnerAccountId, service: 'pro' };
  await test.publish(AccountAttachedSchema, attached, { ...byIdentity(accountId), at });
  return partnerAccountId;
}

/** One of before partners were kept, as identity tells of it again. */
async function partnerToldAnew(place: TestPlace): Promise<bigint> {
  const { accountId } = place;
  const attachedAt = new Date('2026-01-01T00:00:00.000Z');
  await test.database.pool.query('insert into attached_account (account_id, attached_at) values ($1, $2)', [
    accountId,
    attachedAt,
  ]);
  return partnerOf(place, attachedAt);
}

describe('a publication of an account that is suspended', () => {
  it.each([
    ['itself', async ({ accountId }: TestPlace) => accountId],
    ['by way of its partner', partnerOf],
    ['by way of a partner that is told anew, since it was not kept before', partnerToldAnew],
  ])('waits, %s, and is sent once the suspension has ended', async (_how, suspendedOf) => {
    let accountId = 0n;
    const sent = await send('Thank you.', async (place) => {
      accountId = await suspendedOf(place);
      await tellStatus(accountId, 'suspended');
    });
    const waiting = { attempts: 0, failure: { code: 'account_suspended' } };
    const publication = await becomes(sent, 'retrying');
    expect(publication).toMatchObject(waiting);
    expect(publication.nextAttemptAt).toBeUndefined();
    expect(await replyOf(sent)).toMatchObject({ status: 'failed_retryable', failure: { code: 'account_suspended' } });
    await test.stack.clock.advance(9 * 24 * hourMs);
    await becomes(await send('Thank you.'), 'published');
    expect(await publicationOf(sent)).toMatchObject({ status: 'retrying', ...waiting });
    expect(await repliesSent(sent)).toBe(0);
    await tellStatus(accountId, 'active');
    expect(await becomes(sent, 'published')).toMatchObject({ attempts: 1 });
    expect(failed(sent)).toHaveLength(0);
  });

  it('that failed before is not sent again meanwhile', async () => {
    const sent = await send('Thank you.', (place) => fault('google.reviews.reply', place, { status: 503 }));
    await becomes(sent, 'retrying');
    await tellStatus(sent.place.accountId, 'suspended');
    await test.stack.clock.advance(minuteMs);
    await eventually(async () =>
      expect(await publicationOf(sent)).toMatchObject({ attempts: 1, failure: { code: 'account_suspended' } }),
    );
    await tellStatus(sent.place.accountId, 'active');
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(2);
  });

  it('that the platform took is followed to its verdict', async () => {
    const sent = await send('Thank you.', (place) => moderate(place, { outcome: 'APPROVED', delay_ms: 3 * hourMs }));
    await isPending(sent);
    await tellStatus(sent.place.accountId, 'suspended');
    await test.stack.clock.advance(4 * hourMs);
    await becomes(sent, 'published');
  });
});

describe('a published reply', () => {
  it('that two complete reads no longer find is failed, told by event, and the review can be answered again', async () => {
    const sent = await send('Thank you.');
    await becomes(sent, 'published');
    await test.read(sent.place);
    await test.control('DELETE', `/reviews/${sent.platformId}/reply?source=google`);
    await test.read(sent.place);
    await test.read(sent.place, { complete: true });
    expect(await replyOf(sent)).toMatchObject({ status: 'online' });
    await test.read(sent.place, { complete: true });
    expect(await replyOf(sent)).toMatchObject({ status: 'failed', failure: { code: 'removed_on_platform' } });
    const removed = { status: 'failed', failure: { code: 'removed_on_platform' } };
    expect(await publicationOf(sent)).toMatchObject(removed);
    await eventually(() => expect(failed(sent)).toMatchObject([{ publication: removed }]));
    const request = { reviewId: BigInt(sent.reviewId), text: 'Thank you again.' };
    const again = await test.reviews.createReply({ ...request, idempotency: keyed(request) }, sent.place.as);
    await becomes({ ...sent, publicationId: again.publication?.publicationId ?? 0n }, 'published');
  });

  it.each([
    ['whose pages overlap', ['more', 'last']],
    ['that begins anew as the platform refuses its next page', ['more', 'refused', 'more', 'refused', 'last']],
  ])('is missed once by a complete read %s', async (_title, answers) => {
    const sent = await send('Thank you.');
    await becomes(sent, 'published');
    await test.read(sent.place);
    const at = test.stack.clock.now().toISOString();
    const withoutReply = { reviewId: sent.platformId, starRating: 'FIVE', createTime: at, updateTime: at };
    for (const answer of answers) {
      const body = { reviews: [withoutReply], ...(answer === 'more' && { nextPageToken: 'demo' }) };
      await fault('google.reviews.list', sent.place, answer === 'refused' ? { status: 400 } : { status: 200, body });
    }
    await test.read(sent.place, { complete: true });
    expect(await replyOf(sent)).toMatchObject({ status: 'online' });
    await fault('google.reviews.list', sent.place, { status: 200, body: { reviews: [withoutReply] } });
    await test.read(sent.place, { complete: true });
    expect(await replyOf(sent)).toMatchObject({ status: 'failed', failure: { code: 'removed_on_platform' } });
    await eventually(() => expect(failed(sent)).toHaveLength(1));
  });

  it('that somebody replaces on the platform is failed, and theirs is shown', async () => {
    const sent = await send('Mine.');
    await becomes(sent, 'published');
    await test.control('PUT', `/reviews/${sent.platformId}/reply?source=google`, { text: 'Theirs.' });
    await test.read(sent.place);
    expect((await test.get(sent.place, sent.reviewId)).replies).toMatchObject([
      { text: 'Mine.', status: 'failed', failure: { code: 'removed_on_platform' } },
      { text: 'Theirs.', status: 'online', origin: 'imported' },
    ]);
  });
});

describe('a worker that died', () => {
  it.each([
    ['before it sent', false, 1],
    ['after it sent', true, 0],
  ])('%s is followed by another, and the reply is on the platform once', async (_name, wasSent, sentAfterwards) => {
    const sent = await send('Thank you.', (place) => fault('google.reviews.reply', place, { status: 503 }));
    await becomes(sent, 'retrying');
    if (wasSent) await test.control('PUT', `/reviews/${sent.platformId}/reply?source=google`, { text: 'Thank you.' });
    const before = await repliesSent(sent);
    // What a worker leaves that is killed within an attempt: the attempt begun, and a lease that runs out.
    await test.database.pool.query(
      `update reply set status = 'publishing' where review_id = $1 and origin = 'service'`,
      [sent.reviewId],
    );
    await test.database.pool.query(
      `update publication set status = 'publishing', attempts = 2, next_attempt_at = null, due_at = $2,
         lease_until = now() + interval '1 s', lease_no = lease_no + 1 where publication_id = $1`,
      [sent.publicationId, test.stack.clock.now()],
    );
    await becomes(sent, 'published');
    expect((await repliesSent(sent)) - before).toBe(sentAfterwards);
    await eventually(() => expect(published(sent)).toHaveLength(1));
  });
});
