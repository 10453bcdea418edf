import { randomUUID } from 'node:crypto';
import { ReplyFailedSchema, ReplyPublishedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBusinessUnit } from './business-unit.ts';
import { logins } from './platform-logins.ts';
import { keyed, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const hourMs = 3_600_000;
/** The call that obtains access. */
const loginCalls = { appstore: 'appstore.apps.list', googleplay: 'googleplay.token' };
let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(() => test?.stack.close());

describe.each(['appstore', 'googleplay'] as const)('a reply on %s', (source) => {
  interface Review {
    readonly place: TestPlace;
    readonly location: string;
    readonly platformId: string;
    readonly id: bigint;
  }

  /** A review that was read from the platform. */
  async function openReview(): Promise<Review> {
    const place = await test.place();
    const login = await logins[source](test.control);
    await test.moveTo(place, login);
    const { location } = login;
    const body = { source, place_id: location, rating: 2, text: 'Too loud.', author: 'Demo Guest' };
    const { platform_review_id: platformId } = await test.control<{ platform_review_id: string }>(
      'POST',
      '/reviews',
      body,
    );
    await test.read(place, { source });
    return { place, location, platformId, id: BigInt((await test.list(place))[0]?.review_id ?? 0) };
  }
  const reply = ({ place, id }: Review, { text = 'Thank you.', key = randomUUID(), from = test.reviews } = {}) => {
    const request = { reviewId: id, text };
    return from.createReply({ ...request, idempotency: keyed(request, key) }, place.as);
  };
  const fault = ({ location }: Review, fault: Record<string, unknown>, call = 'reply') =>
    test.control('POST', '/faults', { target: `${source}.reviews.${call}`, place_id: location, ...fault });
  const shown = async ({ location }: Review) =>
    (await test.control<Array<{ text: string }>>('GET', `/replies?source=${source}&place_id=${location}`)).map(
      ({ text }) => text,
    );
  const sent = async ({ location }: Review) =>
    (await test.control<unknown[]>('GET', `/calls?target=${source}.reviews.reply&place_id=${location}`)).length;
  const statusOf = async (publicationId: bigint | undefined, { place }: Review) =>
    (await test.reviews.getPublication({ publicationId: publicationId ?? 0n }, place.as)).status;
  const events = ({ id }: Review, schema: typeof ReplyPublishedSchema | typeof ReplyFailedSchema) =>
    test.events(schema as typeof ReplyPublishedSchema).filter(({ reviewId }) => reviewId === id);

  it('is published when the request is answered, and a repeat is answered the same', async () => {
    const review = await openReview();
    const key = randomUUID();
    const first = await reply(review, { key });
    expect(first).toMatchObject({
      published: true,
      replayed: false,
      publication: { status: 'published', attempts: 1, reply: { status: 'published' } },
    });
    expect(await reply(review, { key })).toEqual({ ...first, replayed: true });
    expect(await shown(review)).toEqual(['Thank you.']);
    expect(await sent(review)).toBe(1);
    await eventually(() => expect(events(review, ReplyPublishedSchema)).toHaveLength(1));
    await expect(reply(review)).rejects.toMatchObject({ code: 'already_published' });
  });

  it('is sent once when the same request comes 20 times at once', async () => {
    const review = await openReview();
    const key = randomUUID();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reply(review, { key })));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'idempotency_in_progress' });
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await sent(review)).toBe(1);
  });

  it('that the platform refuses for good is refused, also to a repeat, and can be followed by another', async () => {
    const review = await openReview();
    await fault(review, { status: 403 });
    const key = randomUUID();
    const refused = { kind: 'unprocessable', code: 'platform_refused', details: { source } };
    await expect(reply(review, { key })).rejects.toMatchObject(refused);
    await expect(reply(review, { key })).rejects.toMatchObject({ ...refused, replayed: true });
    expect((await test.get(review.place, review.id)).replies).toMatchObject([
      { status: 'failed', failure: { code: 'platform_refused' } },
    ]);
    await eventually(() => expect(events(review, ReplyFailedSchema)).toHaveLength(1));
    expect(await reply(review)).toMatchObject({ published: true });
  });

  it('that fails in a passing way is accepted, and published later', async () => {
    const review = await openReview();
    await fault(review, { status: 503 });
    const { published, publication } = await reply(review);
    expect({ published, status: publication?.status }).toEqual({ published: false, status: 'retrying' });
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await statusOf(publication?.publicationId, review)).toBe('published'));
    expect(await shown(review)).toEqual(['Thank you.']);
  });

  it('whose answer was lost is found by reading, not sent a second time', async () => {
    const review = await openReview();
    await fault(review, { status: 500, after_effect: true });
    const { publication } = await reply(review);
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await statusOf(publication?.publicationId, review)).toBe('published'));
    expect(await sent(review)).toBe(1);
  });

  it('to a platform that gives its login no access is tried as often as others, sent nowhere and told as failed', async () => {
    const review = await openReview();
    const refused = { target: loginCalls[source], place_id: review.location };
    await test.control('POST', '/faults', { ...refused, status: 403, times: 1_000 });
    // What access there was runs out.
    await test.stack.clock.advance(hourMs);
    const { published, publication } = await reply(review);
    const seen = ({ status, attempts }: { status?: string; attempts?: number } = {}) => ({ status, attempts });
    expect({ published, ...seen(publication) }).toEqual({ published: false, status: 'retrying', attempts: 1 });
    await expect(reply(review)).rejects.toMatchObject({ code: 'publication_in_progress' });
    const request = { publicationId: publication?.publicationId ?? 0n };
    // Six more tries, each after a look of the worker's and one at whether the login has access.
    const longerMs = 60_000;
    await eventually(
      async () => {
        await test.stack.clock.advance(6 * hourMs);
        expect(seen(await test.reviews.getPublication(request, review.place.as))).toEqual({
          status: 'failed',
          attempts: 7,
        });
      },
      { timeoutMs: longerMs },
    );
    await eventually(() =>
      expect(events(review, ReplyFailedSchema)).toMatchObject([
        { publication: { failure: { code: 'platform_unavailable' } } },
      ]),
    );
    expect(await sent(review)).toBe(0);
    await test.control('DELETE', `/faults?target=${refused.target}&place_id=${refused.place_id}`);
    expect(await reply(review)).toMatchObject({ published: true });
  });

  it('to a place whose login was revoked a moment ago is refused, also to a repeat, and sent nowhere', async () => {
    const review = await openReview();
    // Of which reviews is still to hear.
    await test.placesDatabase.pool.query(
      `update connection set status = 'revoked', revoked_at = now() where account_id = $1`,
      [review.place.accountId],
    );
    const key = randomUUID();
    const details = { source, reason: 'not_connected' };
    const refused = { kind: 'unprocessable', code: 'platform_not_publishable', details };
    await expect(reply(review, { key })).rejects.toMatchObject(refused);
    await expect(reply(review, { key })).rejects.toMatchObject({ ...refused, replayed: true });
    expect(await sent(review)).toBe(0);
  });

  it('that takes too long is accepted as it stands, and published once', async () => {
    const review = await openReview();
    await fault(review, { delay_ms: 2_000 });
    const { published, publication } = await reply(review, { from: test.replica });
    expect(published).toBe(false);
    // On a busy machine its worker has not begun yet.
    expect(['queued', 'publishing']).toContain(publication?.status);
    await eventually(async () => expect(await statusOf(publication?.publicationId, review)).toBe('published'));
    expect(await sent(review)).toBe(1);
  });

  it('never overwrites one that appeared on the platform meanwhile', async () => {
    const review = await openReview();
    await test.control('PUT', `/reviews/${review.platformId}/reply?source=${source}`, { text: 'Made there.' });
    await expect(reply(review)).rejects.toMatchObject({ kind: 'conflict', code: 'already_published' });
    expect(await shown(review)).toEqual(['Made there.']);
    expect(await sent(review)).toBe(0);
  });

  it('of a request that died is followed by the next with its key', async () => {
    const review = await openReview();
    const key = randomUUID();
    const first = await reply(review, { key });
    // What is left of a request that is killed after its publication began: its claim without an answer, run out.
    const { rowCount } = await test.database.pool.query(
      `update idempotency_claim set outcome = null, lease_until = now() - interval '1 s' where key = $1`,
      [key],
    );
    expect(rowCount).toBe(1);
    const next = await reply(review, { key });
    expect(next).toMatchObject({ published: true, publication: { publicationId: first.publication?.publicationId } });
    expect(await sent(review)).toBe(1);
  });

  it.each([
    ['before it sent', false, 1],
    ['after it sent', true, 0],
  ])('of a worker that died %s is followed by another, and is on the platform once', async (_name, wasSent, after) => {
    const review = await openReview();
    await fault(review, { status: 503 });
    const { publication } = await reply(review);
    if (wasSent)
      await test.control('PUT', `/reviews/${review.platformId}/reply?source=${source}`, { text: 'Thank you.' });
    const before = await sent(review);
    // What a worker leaves that is killed within an attempt: the attempt begun, and a lease that runs out.
    await test.database.pool.query(`update reply set status = 'publishing' where review_id = $1`, [review.id]);
    await test.database.pool.query(
      `update publication set status = 'publishing', attempts = 2, next_attempt_at = null, due_at = $2,
         lease_until = now() + interval '1 s', lease_no = lease_no + 1 where publication_id = $1`,
      [publication?.publicationId, test.stack.clock.now()],
    );
    await eventually(async () => expect(await statusOf(publication?.publicationId, review)).toBe('published'));
    expect((await sent(review)) - before).toBe(after);
    expect(await shown(review)).toEqual(['Thank you.']);
  });

  it.each([
    ['takes', {}],
    ['takes, though its answer is lost,', { status: 500, after_effect: true }],
  ])('that the platform %s is known again, however it shows the text', async (_name, answer) => {
    const review = await openReview();
    const text = '<b>Merci</b>,\u000bet\u001b <i>à bientôt</i> !';
    if ('status' in answer) await fault(review, answer);
    const { publication } = await reply(review, { text });
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await statusOf(publication?.publicationId, review)).toBe('published'));
    expect(await sent(review)).toBe(1);
    for (let read = 0; read < 2; read++) await test.read(review.place, { complete: true, source });
    expect((await test.get(review.place, review.id)).replies).toMatchObject([{ text, status: 'online' }]);
    expect(events(review, ReplyFailedSchema)).toEqual([]);
  });

  it('that the platform took and forgot is failed after two reads of everything without it', async () => {
    const review = await openReview();
    await fault(review, { body: 'forgotten' });
    expect(await reply(review)).toMatchObject({ published: true });
    expect(await shown(review)).toEqual([]);
    for (let read = 0; read < 2; read++) await test.read(review.place, { complete: true, source });
    expect((await test.get(review.place, review.id)).replies).toMatchObject([
      { status: 'failed', failure: { code: 'removed_on_platform' } },
    ]);
  });

  it("is refused above the platform's own limit, in its own unit", async () => {
    const review = await openReview();
    const limit = { appstore: null, googleplay: 350 }[source];
    // What every reply is held to is below the App Store's limit.
    const code = limit === null ? 'too_long' : 'too_long_for_platform';
    const text = '🙏'.repeat((limit ?? 4_000) + 1);
    await expect(reply(review, { text })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'body.text', code }] },
    });
    expect(await sent(review)).toBe(0);
  });
});

it('a reply is not sent to a review of an app that its place has moved away from, until it is that app again', async () => {
  const place = await test.place();
  const { apps, ...key } = await test.control<{ key_id: string; apps: Array<{ id: string }> }>(
    'POST',
    '/appstore/keys',
    { apps: [{ name: 'Demo App' }, { name: 'Other Demo App' }] },
  );
  const [app = '', other = ''] = apps.map(({ id }) => id);
  const moveTo = (location: string) =>
    test.moveTo(place, {
      ...{ source: 'appstore', location, platformUser: randomUUID(), credentials: JSON.stringify(key) },
    });
  await moveTo(app);
  await test.control('POST', '/reviews', { source: 'appstore', place_id: app, rating: 2, text: 'Too loud.' });
  await test.read(place, { source: 'appstore' });
  const request = { reviewId: BigInt((await test.list(place))[0]?.review_id ?? 0), text: 'Thank you.' };
  const isRead = () =>
    eventually(async () => {
      const { rows } = await test.database.pool.query(
        `select imported_at from sync_cursor where place_ref = $1 and source = 'appstore'`,
        [place.placeRef],
      );
      expect(rows[0].imported_at).not.toBeNull();
    });
  await moveTo(other);
  const { publication } = await test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as);
  expect(publication).toMatchObject({ status: 'retrying', failure: { code: 'review_not_shown' } });
  await isRead();
  const { publicationId = 0n } = publication ?? {};
  await test.hasLooked(publicationId);
  await test.stack.clock.advance(3_600_000);
  await test.hasLooked(publicationId);
  const calls = () => test.control<unknown[]>('GET', `/calls?target=appstore.reviews.reply&place_id=${app}`);
  expect(await calls()).toEqual([]);
  await moveTo(app);
  await isRead();
  // A look that had begun before the move ends after it: the next is an hour later.
  await eventually(async () => {
    await test.stack.clock.advance(3_600_000);
    expect((await test.reviews.getPublication({ publicationId }, place.as)).status).toBe('published');
  });
  expect(await calls()).toHaveLength(1);
});

it('a review on Google Play stays where it is in lists when its author changes it', async () => {
  const place = await test.place();
  const login = await logins.googleplay(test.control);
  await test.moveTo(place, login);
  const [source, place_id] = ['googleplay', login.location];
  const { platform_review_id: id } = await test.control<{ platform_review_id: string }>('POST', '/reviews', {
    ...{ source, place_id, rating: 2, text: 'Too loud.' },
  });
  await test.read(place, { source });
  const [before] = await test.list(place);
  await test.stack.clock.advance(3_600_000);
  await test.control('PATCH', `/reviews/${id}?source=${source}`, { text: 'Far too loud.' });
  await test.read(place, { source });
  const [after] = await test.list(place);
  expect(after).toMatchObject({ text: 'Far too loud.', created_at: before?.created_at });
  expect(after?.updated_at).not.toBe(before?.updated_at);
});

it('is refused for Trustpilot, and nothing is called', async () => {
  const place = await test.place();
  const source = 'trustpilot';
  const unit = await openBusinessUnit(test);
  await unit.connect(place);
  await unit.write([{ text: 'Too loud.' }]);
  await test.read(place, { source });
  const request = { reviewId: BigInt((await test.list(place))[0]?.review_id ?? 0), text: 'Thank you.' };
  await expect(test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as)).rejects.toMatchObject({
    code: 'platform_not_publishable',
    details: { source, reason: 'not_supported' },
  });
});
