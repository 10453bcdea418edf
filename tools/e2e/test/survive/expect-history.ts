import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import type { E2ePlatform } from '../../src/index.ts';
import { repliesSent } from '../support.ts';
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
  const expected = [
    ...reviews
      .filter(({ review_id }) => !story.imported.has(review_id))
      .map(({ review_id }) => `review.created ${review_id}`),
    ...reviews.filter(({ removed }) => removed).map(({ review_id }) => `review.removed ${review_id}`),
    ...suggestions.map((id) => `review.suggestion_ready ${id}`),
    ...publications.map(({ id, status }) => `reply.${status === 'published' ? 'published' : 'failed'} ${id}`),
  ];
  await eventually(
    () => {
      const told = new Map(account.heard().map((event) => [event.id, `${event.type} ${subjectOf(event)}`]));
      expect([...told.values()].sort()).toEqual(expected.sort());
    },
    { timeoutMs: withinMs },
  );
}

function expectOneOutcome({ kind, path, answers }: KeyedRequest): void {
  expect(answers.length, `${path} has no outcome`).toBeGreaterThan(0);
  const accepted = answers.filter(({ status }) => status < 300);
  expect(new Set(accepted.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
  for (const { status, body } of answers) if (status >= 300) expect(refusals[kind]).toContain(body.error.code);
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
  expect(kept.map(({ id }) => id)).toEqual(ids);
  const cost = accepted.reduce((sum, { cost_suns }) => sum + cost_suns, 0);
  await eventually(async () => expect(await account.suns()).toEqual({ balance: granted - cost, held: 0 }));
  return ids;
}

async function expectRepliesPublished({ e2e, account, history }: Story) {
  const accepted = acceptedOf(history, 'reply').map(({ sent, data }) => ({
    id: data.publication_id as number,
    ...sent,
  }));
  const publications = await Promise.all(
    accepted.map(async ({ id, text }) => {
      // The removal of its review ends what waited for it.
      const status = await eventually(
        async () => {
          const { body } = await account.api.call('GET', `/publications/${id}`);
          expect(ended).toContain(body.data.status);
          return body.data.status as string;
        },
        { timeoutMs: withinMs },
      );
      return { id, text, status };
    }),
  );
  const puts = (await repliesSent(e2e, account.placeId)).filter(({ status }) => status === 200);
  const sent = puts.map(({ body }) => (body as { comment: string }).comment);
  expect(sent.toSorted()).toEqual([...new Set(sent)].sort());
  expect(publications.map(({ text }) => text)).toEqual(expect.arrayContaining(sent));
  const published = publications.filter(({ status }) => status === 'published').map(({ text }) => text);
  expect(sent).toEqual(expect.arrayContaining(published));
  return publications;
}

/** What the platform shows is kept, each review once and as it stands there; what it does not show is removed. */
async function expectReviewsKept({ e2e, databases, account }: Story): Promise<ReviewRow[]> {
  const url = `${e2e.platform.simulatorUrl}/__control/reviews?source=google&place_id=${account.placeId}`;
  const response = await fetch(url);
  const onPlatform = (await response.json()) as Array<{ platform_review_id: string; text: string; removed: boolean }>;
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
      expect(standing.sort()).toEqual(shown.sort());
      return kept;
    },
    { timeoutMs: withinMs },
  );
}

function subjectOf({ type, data }: ReceivedEvent): number {
  if (type === 'review.suggestion_ready') return data.suggestion.suggestion_id;
  if (type === 'reply.published' || type === 'reply.failed') return data.publication.publication_id;
  return data.review.review_id;
}
