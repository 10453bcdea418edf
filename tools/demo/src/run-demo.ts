import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client.ts';
import type { Account, DataOf, Listing, Place, Publication, Review, Suggestion } from './shapes.ts';
import { writeReviews } from './simulated-customers.ts';
import { type RunStep, waitFor } from './step.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const reviewsWritten = 20;
const eventTypes = ['review.created', 'review.suggestion_ready', 'reply.published'];

export interface DemoAccountKey {
  readonly client_id: string;
  readonly client_secret: string;
  readonly place_id: string;
}

export interface DemoOptions {
  readonly api: ApiClient;
  readonly simulatorUrl: string;
  /** An account without a plan, so that Suns are spent. */
  readonly account: DemoAccountKey;
  readonly step: RunStep;
  /** Called when the account holds fewer Suns than the demo spends. */
  readonly grantSuns: (accountId: number) => Promise<void>;
  /** The URL by which the platform reaches a receiver on this machine; the receiver's own unless given. */
  readonly publicUrlOf?: (url: string) => string;
}

/**
 * The main job, from customers' reviews to published replies and signed webhooks. @throws Error of the step that failed
 */
export async function runDemo(options: DemoOptions): Promise<void> {
  const { api, simulatorUrl, account, step, grantSuns, publicUrlOf = (url) => url } = options;
  await step(
    'get an access token',
    () => api.authenticate(account.client_id, account.client_secret),
    ({ scope, expires_in }) => [`valid for ${expires_in} s, scopes ${scope}`],
  );
  const before = await step(
    'read the account',
    () => readAccount(api, grantSuns),
    ({ name, suns }) => [`${name}: ${suns.available} Suns`],
  );
  const receiver = await startReceiver();
  try {
    const webhookId = await step(
      'subscribe a webhook',
      () => subscribe(api, receiver, publicUrlOf(receiver.url)),
      (id) => [`webhook ${id}, ${publicUrlOf(receiver.url)}`],
    );
    const reviews = await synchroniseReviews(api, simulatorUrl, account.place_id, step);
    const [bad, good] = pickTwo(reviews);
    const forBad = await suggest(api, step, 'a bad', bad);
    const forGood = await suggest(api, step, 'a good', good);
    await step(
      'read the account again',
      async () => (await api.get<DataOf<Account>>('/account')).data,
      ({ suns }) => [`${suns.available} Suns, ${rounded(before.suns.available - suns.available)} spent`],
    );
    const asSuggested = await reply(api, step, 'as suggested', bad, { suggestion_id: forBad.suggestion_id });
    const edited = await reply(api, step, 'edited', good, {
      suggestion_id: forGood.suggestion_id,
      text: `${forGood.text}\n\nSee you soon!`,
    });
    await step(
      'follow both publications until Google approved them',
      () => followToEnd(api, [asSuggested, edited]),
      (ends) =>
        ends.map(
          ({ publication_id, status, platform_state }) => `publication ${publication_id}: ${status}, ${platform_state}`,
        ),
    );
    await step(
      'receive the webhooks, every signature verified',
      () => receiveAll(receiver, reviews, [asSuggested, edited]),
      (counts) => counts,
    );
    await changeHours(api, account.place_id, step);
    await step('unsubscribe the webhook', () => api.delete(`/webhooks/${webhookId}`));
  } finally {
    await receiver.close();
  }
}

/** Monday's hours move by an hour each time, so that there is something to change. */
async function changeHours(api: ApiClient, placeId: string, step: RunStep): Promise<void> {
  const before = await step(
    'read the live listing',
    async () => (await api.get<DataOf<Listing>>(`/places/${placeId}/listing`)).data,
    (listing) => [`${listing.identity.title}, Monday ${mondayOf(listing)}`],
  );
  const open = before.hours?.days.MONDAY?.slots[0]?.open === '08:00' ? '09:00' : '08:00';
  const days = { MONDAY: { mode: 'slots', slots: [{ open, close: '19:30' }] } };
  await step(
    'change its hours on Google',
    async () => {
      const { data } = await api.patch<DataOf<Listing>>(`/places/${placeId}/listing/hours`, { days });
      if (mondayOf(data) !== `${open} to 19:30`) throw new Error(`Monday is ${mondayOf(data)}`);
      return data;
    },
    (listing) => [`Monday ${mondayOf(listing)}`],
  );
}

function mondayOf({ hours }: Listing): string {
  const { mode = 'not said', slots = [] } = hours?.days.MONDAY ?? {};
  return slots.length === 0 ? mode : slots.map(({ open, close }) => `${open} to ${close}`).join(', ');
}

async function readAccount(api: ApiClient, grantSuns: DemoOptions['grantSuns']): Promise<Account> {
  const { data } = await api.get<DataOf<Account>>('/account');
  if (data.suns.available >= 2) return data;
  await grantSuns(data.account_id);
  return (await api.get<DataOf<Account>>('/account')).data;
}

async function subscribe(api: ApiClient, receiver: WebhookReceiver, url: string): Promise<number> {
  const { data } = await api.post<DataOf<{ webhook_id: number; secret: string }>>('/webhooks', {
    url,
    events: eventTypes,
  });
  receiver.setSecret(data.secret);
  return data.webhook_id;
}

/** Customers write; the platform reads them from Google; the unanswered ones are listed. */
async function synchroniseReviews(
  api: ApiClient,
  simulatorUrl: string,
  placeId: string,
  step: RunStep,
): Promise<Review[]> {
  const known = await listAll(api, placeId);
  await step(`customers write ${reviewsWritten} reviews on Google`, () =>
    writeReviews(simulatorUrl, placeId, known.size * 7, reviewsWritten),
  );
  const fresh = await step('the reviews are synchronised', () =>
    waitFor(`${reviewsWritten} new reviews`, async () => {
      // The list is newest first: what was written just now is on its first page, and one read a poll is enough.
      const newest = await api.get<{ data: Review[] }>(`/reviews?place_id=${placeId}&limit=100`);
      const found = newest.data.filter(({ review_id }) => !known.has(review_id));
      return found.length === reviewsWritten ? { done: found } : { instead: `${found.length} new reviews` };
    }),
  );
  await step(
    'list what is unanswered',
    async () => (await api.get<{ data: Review[] }>(`/reviews?place_id=${placeId}&unanswered=true&limit=100`)).data,
    (unanswered) => [`${unanswered.length} unanswered reviews of ${nameOf(unanswered)}`],
  );
  await step(
    'read the place',
    async () => (await api.get<DataOf<Place>>(`/places/${placeId}`)).data,
    ({ name, rating, reviews_count }) => [
      `${name}: ${rating} stars of ${reviews_count} reviews, no plan: suggestions cost Suns`,
    ],
  );
  return fresh;
}

async function listAll(api: ApiClient, placeId: string): Promise<Map<number, Review>> {
  const all = new Map<number, Review>();
  let cursor: string | null = null;
  do {
    const more: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page: { data: Review[]; next_cursor: string | null } = await api.get(
      `/reviews?place_id=${placeId}&limit=100${more}`,
    );
    for (const review of page.data) all.set(review.review_id, review);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}

const nameOf = (reviews: readonly Review[]) => reviews[0]?.place_id ?? 'no place';

function pickTwo(reviews: readonly Review[]): [Review, Review] {
  const bad = reviews.find(({ rating, text }) => rating <= 2 && text !== '');
  const good = reviews.find(({ rating, text }) => rating >= 4 && text !== '');
  if (bad === undefined || good === undefined) throw new Error('expected a bad and a good review among those written');
  return [bad, good];
}

function suggest(api: ApiClient, step: RunStep, which: string, review: Review): Promise<Suggestion> {
  return step(
    `ask for a suggestion on ${which} review`,
    async () =>
      (
        await api.post<DataOf<Suggestion>>(
          `/reviews/${review.review_id}/suggestions`,
          {},
          { 'idempotency-key': randomUUID() },
        )
      ).data,
    ({ text, cost_suns, free_variants_left }) => [
      `${review.rating} stars, ${review.author.name}: ${excerpt(review.text)}`,
      ...text.split('\n').map((line) => `> ${line}`),
      `cost ${cost_suns} Sun, ${free_variants_left} variants of it are free`,
    ],
  );
}

function reply(api: ApiClient, step: RunStep, how: string, review: Review, body: object): Promise<Publication> {
  return step(
    `publish a reply ${how}`,
    async () =>
      (
        await api.post<DataOf<Publication>>(`/reviews/${review.review_id}/replies`, body, {
          'idempotency-key': randomUUID(),
        })
      ).data,
    ({ publication_id, status }) => [`publication ${publication_id}: ${status}`],
  );
}

async function followToEnd(api: ApiClient, publications: readonly Publication[]): Promise<Publication[]> {
  return waitFor('both published', async () => {
    const now = await Promise.all(
      publications.map(
        async ({ publication_id }) => (await api.get<DataOf<Publication>>(`/publications/${publication_id}`)).data,
      ),
    );
    const failed = now.find(({ status }) => status === 'failed' || status === 'canceled');
    if (failed !== undefined)
      throw new Error(`publication ${failed.publication_id} ended ${failed.status}: ${JSON.stringify(failed.failure)}`);
    const open = now.filter(({ status }) => status !== 'published');
    return open.length === 0
      ? { done: now }
      : { instead: open.map(({ publication_id, status }) => `${publication_id} ${status}`).join(', ') };
  });
}

/** Counts what arrived for what this run did; repeats do not count. */
async function receiveAll(
  receiver: WebhookReceiver,
  reviews: readonly Review[],
  publications: readonly Publication[],
): Promise<string[]> {
  const reviewIds = new Set(reviews.map(({ review_id }) => review_id));
  const expected: Record<string, number> = {
    'review.created': reviews.length,
    'review.suggestion_ready': 2,
    'reply.published': publications.length,
  };
  return waitFor(JSON.stringify(expected), async () => {
    if (receiver.refused > 0) throw new Error(`${receiver.refused} deliveries had a wrong signature`);
    const ours = receiver.events.filter(({ data }) =>
      reviewIds.has((data.review as Review | undefined)?.review_id ?? 0),
    );
    const counts = Object.fromEntries(
      eventTypes.map((type) => [type, ours.filter((event) => event.type === type).length]),
    );
    const complete = eventTypes.every((type) => counts[type] === expected[type]);
    return complete
      ? { done: eventTypes.map((type) => `${type}: ${counts[type]}`) }
      : { instead: JSON.stringify(counts) };
  });
}

const excerpt = (text: string) => (text.length > 90 ? `${text.slice(0, 90).trimEnd()}…` : text).replaceAll(/\s+/g, ' ');
const rounded = (suns: number) => Math.round(suns * 1000) / 1000;
