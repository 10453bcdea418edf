import assert from 'node:assert/strict';
import { eventually } from '@review-reply/testing';
import type { E2ePlatform } from '../open-platform.ts';
import type { SimulatorCall } from '../simulator.ts';
import type { History, KeyedRequest } from './actor.ts';
import type { Databases } from './databases.ts';
import type { ReceivedEvent } from './receiver.ts';
import type { Subscriber } from './subscriber.ts';

const withinMs = 120_000;
const ended = ['published', 'failed', 'canceled'];
/** What a request may come to, beside what it asked for: somebody answered first, or the review is gone. */
const refusals: Readonly<Record<KeyedRequest['kind'], readonly string[]>> = {
  suggestion: ['not_found'],
  reply: ['not_found', 'already_published', 'publication_in_progress'],
};

interface ReviewRow {
  readonly review_id: number;
  readonly platform_review_id: string;
  readonly text: string;
  readonly removed: boolean;
}

/** An account's whole story: what it did, what is kept of it, what the platform shows and what was told. */
export interface Story {
  readonly e2e: E2ePlatform;
  readonly databases: Databases;
  readonly account: Subscriber;
  /** Replies that took effect on the platform, of a place, oldest first. */
  readonly sent: (placeId: string) => Promise<readonly SimulatorCall[]>;
  readonly history: History;
  /** Suns that it began with. */
  readonly granted: number;
  /** Reviews that were there before. */
  readonly imported: ReadonlySet<number>;
}

/** Everything accepted took effect once; nothing else did; all of it was told. */
export async function expectOnce(story: Story): Promise<void> {
  const { history, account } = story;
  for (const request of history.requests) expectOneOutcome(request);
  const suggestions = await expectSuggestionsPaid(story);
  const publications = await expectRepliesPublished(story);
  const reviews = await expectReviewsKept(story);
  await expectWebsiteKept(story);
  const expected = [
    ...reviews
      .filter(({ review_id }) => !story.imported.has(review_id))
      .map(({ review_id }) => `review.created ${review_id}`),
    ...reviews.filter(({ removed }) => removed).map(({ review_id }) => `review.removed ${review_id}`),
    ...suggestions.map((id) => `review.suggestion_ready ${id}`),
    // What was published and is gone again was told of twice.
    ...publications.filter(({ publishedAt }) => publishedAt !== null).map(({ id }) => `reply.published ${id}`),
    ...publications.filter(({ status }) => status !== 'published').map(({ id }) => `reply.failed ${id}`),
  ];
  await eventually(
    () => {
      const told = new Map(account.heard().map((event) => [event.id, `${event.type} ${subjectOf(event)}`]));
      assert.deepEqual([...told.values()].sort(), expected.sort(), 'Each event was told of, and none besides.');
    },
    { timeoutMs: withinMs },
  );
}

function expectOneOutcome({ kind, path, answers }: KeyedRequest): void {
  assert.ok(answers.length > 0, `${path} has no outcome.`);
  const accepted = answers.filter(({ status }) => status < 300);
  assert.ok(new Set(accepted.map(({ text }) => text)).size <= 1, `${path} has two outcomes.`);
  for (const { status, body, text } of answers)
    assert.ok(status < 300 || refusals[kind].includes(body.error.code), `${path} was answered ${status} ${text}`);
}

/** The bodies of the answers that said yes, one a request. */
const acceptedOf = ({ requests }: History, kind: KeyedRequest['kind']) =>
  requests
    .filter((request) => request.kind === kind)
    .flatMap(({ answers, body: sent }) => {
      const yes = answers.find(({ status }) => status < 300);
      return yes === undefined ? [] : [{ sent, data: yes.body.data }];
    });

async function expectSuggestionsPaid({ databases, account, history, granted }: Story): Promise<number[]> {
  const accepted = acceptedOf(history, 'suggestion').map(({ data }) => data);
  const ids = accepted.map(({ suggestion_id }) => suggestion_id as number).sort((a, b) => a - b);
  const kept = await databases.query<{ id: number }>(
    'reviews',
    'select suggestion_id::int as id from suggestion where account_id = $1 order by id',
    [account.accountId],
  );
  const keptIds = kept.map(({ id }) => id);
  assert.deepEqual(keptIds, ids, 'Each suggestion that was answered is kept, and none besides.');
  const cost = accepted.reduce((sum, { cost_suns }) => sum + cost_suns, 0);
  await eventually(async () =>
    assert.deepEqual(await account.suns(), { balance: granted - cost, held: 0 }, 'Each suggestion was paid once.'),
  );
  return ids;
}

async function expectRepliesPublished({ sent, account, history }: Story) {
  const accepted = acceptedOf(history, 'reply').map(({ sent, data }) => ({
    id: data.publication_id as number,
    ...sent,
  }));
  const publications = await Promise.all(
    accepted.map(async ({ id, text }) => {
      // The removal of its review ends what waited for it.
      const publication = await eventually(
        async () => {
          const { body } = await account.api.call('GET', `/publications/${id}`);
          assert.ok(ended.includes(body.data.status), `A publication has no end: ${JSON.stringify(body.data)}`);
          return body.data;
        },
        { timeoutMs: withinMs },
      );
      return { id, text, status: publication.status as string, publishedAt: publication.published_at as string | null };
    }),
  );
  const texts = (await sent(account.placeId)).map(({ body }) => (body as { comment: string }).comment);
  assert.deepEqual(texts.toSorted(), [...new Set(texts)].sort(), 'Each reply was published once.');
  const others = texts.filter((text) => !publications.some((publication) => publication.text === text));
  assert.deepEqual(others, [], 'Only replies that were accepted are published.');
  const published = publications.filter(({ publishedAt }) => publishedAt !== null);
  const missing = published.filter(({ text = '' }) => !texts.includes(text));
  assert.deepEqual(missing, [], 'Each reply that is said to be published was.');
  return publications;
}

/** What the platform shows is kept, each review once and as it stands there; what it does not show is removed. */
async function expectReviewsKept({ e2e, databases, account }: Story): Promise<ReviewRow[]> {
  const onPlatform = await e2e.simulator.reviews(account.placeId);
  const shown = onPlatform.filter(({ removed }) => !removed).map(({ platform_review_id: id, text }) => `${id} ${text}`);
  return eventually(
    async () => {
      const kept = await databases.query<ReviewRow>(
        'reviews',
        `select review_id::int, platform_review_id, text, removed_at is not null as removed
         from review where account_id = $1`,
        [account.accountId],
      );
      const standing = kept
        .filter(({ removed }) => !removed)
        .map(({ platform_review_id: id, text }) => `${id} ${text}`);
      assert.deepEqual(standing.sort(), shown.sort(), 'What the platform shows is what is kept.');
      return kept;
    },
    { timeoutMs: withinMs },
  );
}

interface ShownListing {
  readonly data: { readonly contact: { readonly website: string | null } };
}

/** What was changed last is there; where an outcome is open, it or what was there before. */
async function expectWebsiteKept({ account, history: { website } }: Story): Promise<void> {
  const shown = await eventually(
    async () => (await account.api.get<ShownListing>(`/places/${account.placeId}/listing`)).data.contact.website,
    { timeoutMs: withinMs },
  );
  assert.ok(website.possible.has(shown), `The website is ${shown}, not one of ${[...website.possible].join(', ')}.`);
}

function subjectOf({ type, data }: ReceivedEvent): number {
  if (type === 'review.suggestion_ready') return data.suggestion.suggestion_id;
  if (type === 'reply.published' || type === 'reply.failed') return data.publication.publication_id;
  return data.review.review_id;
}
