import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { ReplyFailedSchema, ReplyPublishedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyed, operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(() => test?.stack.close());

interface Sent {
  readonly place: TestPlace;
  readonly reviewId: number;
  readonly platformId: string;
  readonly publicationId: bigint;
}

type Faults = (place: TestPlace) => Promise<unknown>;

/** The next calls of Google's for the place go wrong. */
const fault = ({ placeId }: TestPlace, call: 'get' | 'reply', how: Record<string, unknown>) =>
  test.control('POST', '/faults', { target: `google.reviews.${call}`, place_id: placeId, ...how });
const mend = ({ placeId }: TestPlace) => test.control('DELETE', `/faults?place_id=${placeId}`);
const isTakenAndCutOff: Faults = (place) => fault(place, 'reply', { drop: true, after_effect: true });
const isCutOff: Faults = (place) => fault(place, 'reply', { drop: true });
const isNotRead: Faults = (place) => fault(place, 'get', { status: 503, times: 1_000 });

async function reply(place: TestPlace, reviewId: number, text = 'Thank you.'): Promise<bigint> {
  const request = { reviewId: BigInt(reviewId), text };
  const { publication } = await test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as);
  return publication?.publicationId ?? 0n;
}

/** A reply to a new review, while Google's calls go wrong in this way. */
async function send(...faults: readonly Faults[]): Promise<Sent> {
  const place = await test.place();
  const platformId = await test.write(place);
  await test.read(place);
  const reviewId = (await test.list(place))[0]?.review_id ?? 0;
  for (const one of faults) await one(place);
  return { place, reviewId, platformId, publicationId: await reply(place, reviewId) };
}

/** The same, once it has been tried. */
async function sendOnce(...faults: readonly Faults[]): Promise<Sent> {
  const sent = await send(...faults);
  await becomes(sent, 'retrying');
  return sent;
}

const publicationOf = ({ place, publicationId }: Pick<Sent, 'place' | 'publicationId'>) =>
  test.reviews.getPublication({ publicationId }, place.as);
const becomes = (sent: Pick<Sent, 'place' | 'publicationId'>, status: string) =>
  eventually(async () => {
    const publication = await publicationOf(sent);
    expect(publication.status).toBe(status);
    return publication;
  });
const repliesSent = async ({ place }: Sent) =>
  (await test.control<unknown[]>('GET', `/calls?target=google.reviews.reply&place_id=${place.placeId}`)).length;
const failed = ({ reviewId }: Sent) =>
  test.events(ReplyFailedSchema).filter((event) => event.reviewId === BigInt(reviewId));

/** It is found on the platform, without having been sent again or told as failed. */
async function isFound(sent: Sent): Promise<void> {
  await becomes(sent, 'published');
  expect(await repliesSent(sent)).toBe(1);
  await eventually(() => {
    const told = test.events(ReplyPublishedSchema).filter((event) => event.reviewId === BigInt(sent.reviewId));
    expect(told).toHaveLength(1);
  });
  expect(failed(sent)).toEqual([]);
}

/** It stays under way while nobody can be asked, and its review takes no other reply. */
async function waitsUnheard(sent: Sent): Promise<void> {
  const waiting = await becomes(sent, 'publishing');
  expect(waiting.nextAttemptAt).toBeUndefined();
  await test.stack.clock.advance(8 * dayMs);
  await test.hasLooked(sent.publicationId);
  expect(await publicationOf(sent)).toMatchObject({ status: 'publishing', attempts: waiting.attempts });
  expect((await test.get(sent.place, sent.reviewId)).replies).toMatchObject([{ status: 'publishing', failure: null }]);
  expect(failed(sent)).toEqual([]);
}

/** Its owner withdraws our access, and places believes it. */
async function revokeLogin({ place }: Sent): Promise<void> {
  await test.control('POST', `/google/accounts/${place.sub}/revoke`);
  await eventually(async () => {
    await test.stack.clock.advance(hourMs);
    const { rows } = await test.database.pool.query(
      'select from sync_cursor where place_ref = $1 and (refused or not connected)',
      [place.placeRef],
    );
    expect(rows).toHaveLength(1);
  });
}

/** Google gives its login no access once what there is has run out, though nobody has withdrawn it. */
async function isLetInNoMore({ place: { placeId } }: Sent): Promise<void> {
  await test.control('POST', '/faults', { target: 'google.token', place_id: placeId, status: 401, times: 1_000 });
  await test.stack.clock.advance(hourMs);
}

async function signInAgain({ place }: Sent): Promise<void> {
  const { refresh_token: credentials } = await test.control<{ refresh_token: string }>(
    'POST',
    `/google/accounts/${place.sub}/tokens`,
    {},
  );
  const { accountId, sub: platformUser, placeId } = place;
  const login = { accountId, platform: 'google', platformUser, credentials, placeIds: [placeId] };
  await test.places.connectLogin(login, operator);
}

/** As its holder does, so that places refuses to have it answered. */
const deactivate = ({ place: { placeId, as } }: Sent) => test.places.updatePlace({ placeId, active: false }, as);

const tellStatus = ({ place: { accountId } }: Sent, status: 'active' | 'suspended') =>
  test.publish(
    AccountChangedSchema,
    { accountId, kind: 'client', name: 'Demo', locale: 'en', status },
    { from: 'identity', key: accountId },
  );

describe('a reply that the platform took without our hearing of it', () => {
  it('is found at once when its place becomes inactive, and told as published', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await deactivate(sent);
    await isFound(sent);
  });

  it('is found at once when its source is no longer connected, as far as its login still reaches it', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await test.changePlace(sent.place, { sources: [] });
    await isFound(sent);
  });

  it('is found too when the platform took longer to answer than a call may', async () => {
    const sent = await send((place) => fault(place, 'reply', { delay_ms: 10_500, after_effect: true }));
    await eventually(async () => expect((await publicationOf(sent)).status).toBe('retrying'), { timeoutMs: 20_000 });
    await deactivate(sent);
    await isFound(sent);
  });

  it('waits while its login is refused, however long, and is found once it is signed in again', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await isNotRead(sent.place);
    await revokeLogin(sent);
    await mend(sent.place);
    await waitsUnheard(sent);
    await signInAgain(sent);
    await isFound(sent);
  });

  it('waits while its login is given no access, however long, and is found once it is', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await isLetInNoMore(sent);
    await eventually(async () => {
      await test.stack.clock.advance(6 * hourMs);
      expect(await publicationOf(sent)).toMatchObject({ status: 'publishing', attempts: 7 });
    });
    await waitsUnheard(sent);
    await mend(sent.place);
    await test.stack.clock.advance(dayMs);
    await isFound(sent);
  });

  it('is found while its account is suspended', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await tellStatus(sent, 'suspended');
    await test.stack.clock.advance(minuteMs);
    await isFound(sent);
  });

  it('is found after the last attempt, whose answer was lost as well', async () => {
    const sent = await send((place) => fault(place, 'reply', { status: 503, times: 6 }), isTakenAndCutOff);
    for (let attempts = 1; attempts <= 7; attempts++) {
      await eventually(async () => expect(await publicationOf(sent)).toMatchObject({ status: 'retrying', attempts }));
      if (attempts < 7) await test.stack.clock.advance(6 * hourMs);
    }
    await test.stack.clock.advance(hourMs);
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(7);
    expect(failed(sent)).toEqual([]);
  });

  it('is not taken for refused because reading it is, and holds up no other reply of its place', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await fault(sent.place, 'get', { status: 403 });
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await publicationOf(sent)).toMatchObject({ status: 'retrying', attempts: 2 }));
    const other = await test.review(sent.place, { text: 'Friendly.' });
    await becomes({ place: sent.place, publicationId: await reply(sent.place, other.review_id) }, 'published');
    expect(failed(sent)).toEqual([]);
    await test.stack.clock.advance(hourMs);
    await becomes(sent, 'published');
  });

  it('is not taken for lost when the platform does not show its review for longer than a reply is kept for', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    await test.control('DELETE', `/reviews/${sent.platformId}?source=google`);
    await test.stack.clock.advance(8 * dayMs);
    await eventually(async () =>
      expect(await publicationOf(sent)).toMatchObject({ status: 'retrying', failure: { code: 'review_not_shown' } }),
    );
    await test.control('POST', `/reviews/${sent.platformId}/restore?source=google`);
    await test.stack.clock.advance(dayMs);
    await isFound(sent);
  });

  it('is found by whoever follows a worker that died as it sent, though its place is inactive by then', async () => {
    const sent = await sendOnce(isTakenAndCutOff);
    // What a worker leaves that is killed within an attempt: the attempt begun, and a lease that runs out.
    await test.database.pool.query(
      `update reply set status = 'publishing' where review_id = $1 and origin = 'service'`,
      [sent.reviewId],
    );
    await test.database.pool.query(
      `update publication set status = 'publishing', next_attempt_at = null, due_at = $2,
         lease_until = now() + interval '1 s', lease_no = lease_no + 1 where publication_id = $1`,
      [sent.publicationId, test.stack.clock.now()],
    );
    await test.render(sent.place.accountId, BigInt(sent.reviewId));
    await deactivate(sent);
    await isFound(sent);
  });
});

describe('a reply that may have been taken and was not', () => {
  it('is canceled when its place is inactive, as soon as the platform says so', async () => {
    const sent = await sendOnce(isCutOff);
    await deactivate(sent);
    await becomes(sent, 'publishing');
    await test.hasLooked(sent.publicationId);
    // The platform might be at it yet.
    expect(failed(sent)).toEqual([]);
    await test.stack.clock.advance(minuteMs);
    expect((await becomes(sent, 'canceled')).failure).toMatchObject({ code: 'canceled', reason: 'not_connected' });
    await eventually(() => expect(failed(sent)).toHaveLength(1));
    expect(await repliesSent(sent)).toBe(1);
  });

  it('is sent again once its login is good again', async () => {
    const sent = await sendOnce(isCutOff);
    await isNotRead(sent.place);
    await revokeLogin(sent);
    await mend(sent.place);
    await waitsUnheard(sent);
    await signInAgain(sent);
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(2);
    expect(failed(sent)).toEqual([]);
  });

  it('waits for the end of a suspension before it is sent again', async () => {
    const sent = await sendOnce(isCutOff);
    await tellStatus(sent, 'suspended');
    await test.stack.clock.advance(minuteMs);
    await eventually(async () =>
      expect(await publicationOf(sent)).toMatchObject({ status: 'retrying', failure: { code: 'account_suspended' } }),
    );
    await tellStatus(sent, 'active');
    await becomes(sent, 'published');
    expect(await repliesSent(sent)).toBe(2);
  });
});

describe('a reply that was not taken', () => {
  it.each([
    ['could not be read', isNotRead],
    ['had too many calls', (place: TestPlace) => fault(place, 'reply', { status: 429 })],
    ['failed', (place: TestPlace) => fault(place, 'reply', { status: 500 })],
    ['was away', (place: TestPlace) => fault(place, 'reply', { status: 503 })],
  ])('since its platform %s, is canceled when its login is refused', async (_why, faults) => {
    const sent = await sendOnce(faults);
    await revokeLogin(sent);
    await becomes(sent, 'canceled');
    await eventually(() => expect(failed(sent)).toHaveLength(1));
  });
});

describe('a reply that the platform took and moderates', () => {
  async function sendModerated(): Promise<Sent> {
    const sent = await send(({ placeId }) =>
      test.control('POST', '/moderation', {
        source: 'google',
        place_id: placeId,
        outcome: 'APPROVED',
        delay_ms: dayMs,
      }),
    );
    await eventually(async () => expect((await publicationOf(sent)).platformState).toBe('PENDING'));
    return sent;
  }

  it('is not timed out by days in which its login was given no access', async () => {
    const sent = await sendModerated();
    await isLetInNoMore(sent);
    await waitsUnheard(sent);
    await mend(sent.place);
    await test.stack.clock.advance(dayMs);
    await isFound(sent);
  });

  it('is not timed out by days in which its login was refused', async () => {
    const sent = await sendModerated();
    await revokeLogin(sent);
    await waitsUnheard(sent);
    await signInAgain(sent);
    await isFound(sent);
  });
});
