import { eventually } from '@review-reply/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, usePlatform } from '../../src/index.ts';
import { expectCaughtUp } from '../../src/work/caught-up.ts';
import { callOnce, persist, type Request } from '../../src/work/persist.ts';
import { firstReviewId, newKey, publicationIn, repliesSent, reviewIds } from '../../src/work/requests.ts';
import { expectSettled } from '../../src/work/settled.ts';
import { shortWaits } from '../../src/work/short-waits.ts';
import type { Subscriber } from '../../src/work/subscriber.ts';
import { dieAt } from './death.ts';
import { useFixture } from './fixture.ts';

/** Read only when a test says so: a process that is to die at a page must not find one while it starts. */
const e2e = usePlatform(() => shortWaits({ SYNC_INTERVAL_MS: '3600000' }));
/** Processes come back within seconds, unless the machine has much else to do. */
const patienceMs = 120_000;
const deathWithinMs = 400_000;
const replyText = 'Thank you for your visit.';
/** More than one page of the platform's list. */
const manyReviews = 60;

const fixture = useFixture(e2e);
const subscribers: Subscriber[] = [];

// All of them before the first death: a service that was killed hears of no new place until the broker misses it.
beforeAll(async () => {
  subscribers.push(...(await Promise.all(Array.from({ length: accountsMade }, () => fixture.newSubscriber()))));
});

function nextSubscriber(): Subscriber {
  const subscriber = subscribers.pop();
  if (subscriber === undefined) throw new Error('More accounts are used than were made.');
  return subscriber;
}

/** A request with a key, for the account's first review; asked for before anything dies. */
async function keyed(account: Subscriber, kind: 'suggestions' | 'replies'): Promise<Request> {
  const body = kind === 'replies' ? { text: replyText } : { tone: 5 };
  return { path: `/reviews/${await firstReviewId(account)}/${kind}`, headers: newKey(), body };
}

const write = async (account: Subscriber, count: number) => {
  const reviews = Array.from({ length: count }, (_, at) => ({ rating: (at % 5) + 1, text: `Review number ${at}.` }));
  await e2e().simulator.write(account.placeId, reviews);
  await account.readNow();
};

async function expectOneSuggestion(account: Subscriber, answer: Answer): Promise<number> {
  const data = { charged: true, cost_suns: 1, free_variants_left: 2 };
  expect(answer, answer.text).toMatchObject({ status: 201, body: { data } });
  await eventually(async () => expect(await account.suns()).toEqual({ balance: 4, held: 0 }), {
    timeoutMs: patienceMs,
  });
  const made = 'select suggestion_id::int from suggestion where account_id = $1';
  expect(await fixture.databases().query('reviews', made, [account.accountId])).toEqual([
    { suggestion_id: answer.body.data.suggestion_id },
  ]);
  return account.hears(['review.suggestion_ready']);
}

async function expectOnePublished(account: Subscriber, { status, body }: Answer): Promise<number> {
  expect(status).toBe(202);
  await publicationIn(account, body.data.publication_id, ['published']);
  expect((await repliesSent(e2e(), account.placeId)).map((sent) => sent.body)).toEqual([{ comment: replyText }]);
  expect(await e2e().simulator.replies(account.placeId)).toMatchObject([{ text: replyText }]);
  return account.hears(['reply.published']);
}

/** What is listed: all that there are, each once; told of: those that are new. */
async function expectEachOnce(account: Subscriber, count: number): Promise<number> {
  expect(new Set(await reviewIds(account, count + 1)).size).toBe(count + 1);
  return account.hears(Array.from({ length: count }, () => 'review.created'));
}

interface Death {
  readonly point: string;
  readonly process: string;
  /** What the client does while the process dies, and what has to be true afterwards. */
  readonly flow: (death: Death, account: Subscriber) => Promise<number>;
  /** How often an event may come; a subscriber tells a repeated one by its id. */
  readonly arrivalsMax?: number;
}

async function suggestion({ point, process }: Death, account: Subscriber): Promise<number> {
  const request = await keyed(account, 'suggestions');
  const answer = await dieAt(e2e(), point, process, () => persist(account.api, request));
  const arrivals = await expectOneSuggestion(account, answer);
  const again = await persist(account.api, request);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.text).toBe(answer.text);
  return arrivals;
}

async function publication({ point, process }: Death, account: Subscriber): Promise<number> {
  const request = await keyed(account, 'replies');
  const answer = await dieAt(e2e(), point, process, () => persist(account.api, request));
  const arrivals = await expectOnePublished(account, answer);
  expect((await persist(account.api, request)).text).toBe(answer.text);
  return arrivals;
}

async function writing({ point, process }: Death, account: Subscriber): Promise<number> {
  await dieAt(e2e(), point, process, () => write(account, 1));
  return expectEachOnce(account, 1);
}

async function reading({ point, process }: Death, account: Subscriber): Promise<number> {
  await dieAt(e2e(), point, process, () => write(account, manyReviews));
  return expectEachOnce(account, manyReviews);
}

/** A change that is told of by event while its listener dies. */
async function hearing({ point, process }: Death, account: Subscriber): Promise<number> {
  await expectCaughtUp(e2e(), process);
  await dieAt(e2e(), point, process, () => write(account, 1));
  await expectCaughtUp(e2e(), process);
  const arrivals = await expectEachOnce(account, 1);
  const { body } = await persist(account.api, { method: 'GET', path: `/places/${account.placeId}` });
  expect(body.data).toMatchObject({ reviews_count: 2, unanswered_count: 2 });
  return arrivals;
}

/** An operator connects a further login of the account. */
async function connection({ point, process }: Death, account: Subscriber): Promise<number> {
  const { services, simulator } = e2e();
  const { accountId } = account;
  const location = { place_id: `second-${account.placeId}`, title: 'Demo Lounge Lyon', city: 'Lyon' };
  const { sub, refreshToken } = await simulator.openLogin(`second-${account.placeId}`, [location]);
  const grant = { accountId, platform: 'google', platformUser: sub, credentials: refreshToken, placeIds: [] };
  await dieAt(e2e(), point, process, () =>
    eventually(() => services.places.connectLogin(grant, services.operator), { timeoutMs: patienceMs }),
  );
  const { body } = await persist(account.api, { method: 'GET', path: '/places' });
  const listed: Array<{ place_id: string }> = body.data;
  expect(listed.map(({ place_id }) => place_id).sort()).toEqual([account.placeId, location.place_id].sort());
  return 0;
}

/** An owner ends our access at Google, and we find out when the place is read. */
async function revocation({ point, process }: Death, account: Subscriber): Promise<number> {
  const login = account.placeId.slice(0, account.placeId.lastIndexOf('-'));
  await dieAt(e2e(), point, process, async () => {
    await e2e().simulator.revoke(login);
    await account.readNow();
    // Believed once it is refused again, minutes later.
    const refused = `select refused_at from connection_access join connection using (connection_id)
      where account_id = $1 and refused_at is not null`;
    await eventually(
      async () => expect(await fixture.databases().query('places', refused, [account.accountId])).toHaveLength(1),
      { timeoutMs: patienceMs },
    );
    await e2e().advance(5 * 60_000);
    await account.readNow();
  });
  // Known by a read that was refused, or by what places tells: whichever comes first.
  const left = 'select refused or not connected as left_alone from sync_cursor where account_id = $1';
  await eventually(
    async () => {
      await account.readNow();
      expect(await fixture.databases().query('reviews', left, [account.accountId])).toEqual([{ left_alone: true }]);
    },
    { timeoutMs: patienceMs },
  );
  const arrivals = await account.hears(['account.access_revoked']);
  const answer = await persist(account.api, await keyed(account, 'replies'));
  expect([answer.status, answer.body.error.code]).toEqual([422, 'platform_not_publishable']);
  return arrivals;
}

/**
 * For long runs, since a service's own tests hold the same: killed-process.test.ts of places that what was taken from
 * us is told once all the same, that of reviews with publications.test.ts beside it that a read goes on and a reply is
 * sent once, and crash.test.ts of webhooks that a delivery comes.
 */
const heldBelow: readonly Death[] = [
  { point: 'places.after-grant-refused', process: 'places', flow: revocation },
  { point: 'places.after-revoked', process: 'places', flow: revocation },
  { point: 'reviews.before-platform-send', process: 'reviews', flow: publication },
  { point: 'reviews.after-platform-send', process: 'reviews', flow: publication },
  { point: 'reviews.after-sync-page', process: 'reviews', flow: reading },
  { point: 'webhooks.after-lease', process: 'webhooks', flow: writing },
  { point: 'webhooks.after-send', process: 'webhooks', flow: writing, arrivalsMax: 2 },
];

const deaths: readonly Death[] = [
  { point: 'consumer.after-commit', process: 'places', flow: hearing },
  { point: 'consumer.after-commit', process: 'webhooks', flow: hearing, arrivalsMax: 2 },
  { point: 'relay.after-send', process: 'reviews', flow: suggestion },
  { point: 'reviews.after-claim', process: 'reviews', flow: suggestion },
  { point: 'reviews.after-reserve', process: 'reviews', flow: suggestion },
  { point: 'reviews.after-generate', process: 'reviews', flow: suggestion },
  { point: 'reviews.after-suggestion-commit', process: 'reviews', flow: suggestion },
  { point: 'billing.after-reserve-commit', process: 'billing', flow: suggestion },
  { point: 'billing.after-capture-commit', process: 'billing', flow: suggestion },
  { point: 'gateway.before-response', process: 'gateway', flow: suggestion },
  { point: 'reviews.after-publication-commit', process: 'reviews', flow: publication },
  { point: 'gateway.before-response', process: 'gateway', flow: publication },
  { point: 'places.after-read-locations', process: 'places', flow: connection },
  ...(process.env.TEST_LONG === 'true' ? heldBelow : []),
];
/** One for each, one for a client that gives up, and some for second tries. */
const accountsMade = deaths.length + 4;

describe('a process that dies by SIGKILL', () => {
  it.each(deaths)(
    'at $point in $process during a $flow.name costs nothing but time',
    async (death) => {
      const account = nextSubscriber();
      const arrivals = await death.flow(death, account);
      expect(arrivals).toBeLessThanOrEqual(death.arrivalsMax ?? 1);
      await expectSettled(e2e(), fixture.databases());
    },
    deathWithinMs,
  );

  it(
    'gives back what it had set aside for a client that does not come again, who may come later',
    async () => {
      const account = nextSubscriber();
      const request = await keyed(account, 'suggestions');
      // The first calls may not reach a process that has just started.
      const comesBack = e2e().progress.filter((line) => line.startsWith('reviews ended')).length + 1;
      await dieAt(e2e(), 'reviews.after-generate', 'reviews', () =>
        eventually(
          async () => {
            expect((await callOnce(account.api, request))?.status).toBe(503);
            expect(e2e().progress.filter((line) => line.startsWith('reviews ended'))).toHaveLength(comesBack);
          },
          { timeoutMs: patienceMs },
        ),
      );
      await eventually(async () => expect(await account.suns()).toEqual({ balance: 5, held: 0 }), {
        timeoutMs: patienceMs,
      });
      await expectOneSuggestion(account, await persist(account.api, request));
      await expectSettled(e2e(), fixture.databases());
    },
    deathWithinMs,
  );
});
