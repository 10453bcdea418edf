import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import type { Answer, E2ePlatform } from '../../src/index.ts';
import type { Databases } from '../../src/work/databases.ts';
import { persist } from '../../src/work/persist.ts';
import { publicationIn, repliesSent } from '../../src/work/requests.ts';
import type { Subscriber } from '../../src/work/subscriber.ts';
import { type Kind, type Load, type Outcome, succeeded } from './load.ts';

const capturedWithinMs = 50_000;

interface Fixture {
  readonly e2e: E2ePlatform;
  readonly databases: Databases;
  readonly account: Subscriber;
  /** Suns that the account had before. */
  readonly suns: number;
  /** Reviews that customers wrote meanwhile. */
  readonly written?: number;
}

/**
 * Asks again, with the same key, for what was refused meanwhile, and holds everything against it: each suggestion that
 * was answered is there and was paid once, each accepted reply was published once, nothing else was, and the subscriber
 * heard of all of it.
 * @returns how often the event that arrived most often did
 */
export async function expectEachEffectOnce(load: Load, fixture: Fixture): Promise<number> {
  const { e2e, databases, account, suns, written = 0 } = fixture;
  const suggestions = await finalAnswers(load, account, 'suggestion', 201);
  const replies = await finalAnswers(load, account, 'reply', 202);

  const made = await databases.query<{ id: number }>(
    'reviews',
    'select suggestion_id::int as id from suggestion where account_id = $1',
    [account.accountId],
  );
  const answered = suggestions.map(({ body }) => body.data.suggestion_id);
  expect(made.map(({ id }) => id).sort()).toEqual(answered.sort());
  // A capture that met the outage is made up for by a sweeper.
  await eventually(async () => expect(await account.suns()).toEqual({ balance: suns - suggestions.length, held: 0 }), {
    timeoutMs: capturedWithinMs,
  });

  for (const { body } of replies) await publicationIn(account, body.data.publication_id, ['published']);
  const texts = replies.map(({ body }) => body.data.reply.text).sort();
  const sent = (await repliesSent(e2e, account.placeId)).map(({ body }) => (body as { comment: string }).comment);
  expect(sent.sort()).toEqual(texts);
  expect((await e2e.simulator.replies(account.placeId)).map(({ text }) => text).sort()).toEqual(texts);

  return account.hears([
    ...suggestions.map(() => 'review.suggestion_ready'),
    ...replies.map(() => 'reply.published'),
    ...Array.from({ length: written }, () => 'review.created'),
  ]);
}

/** Every refusal was one that a client understands, and came in time. */
export function expectOnlyUnavailable(outcomes: readonly Outcome[], withinMs: number): void {
  for (const { kind, request, answer, tookMs } of outcomes.filter((outcome) => !succeeded(outcome))) {
    const told = `${kind} ${request.path}: ${answer?.text}`;
    expect([answer?.status, answer?.body.error.code], told).toEqual([503, 'service_unavailable']);
    expect(answer?.body.error.details ?? {}, told).not.toHaveProperty('stack');
    expect(tookMs, told).toBeLessThan(withinMs);
  }
}

async function finalAnswers(load: Load, { api }: Subscriber, kind: Kind, status: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const outcome of load.outcomes.filter((one) => one.kind === kind)) {
    const { answer } = outcome;
    const final = answer !== null && succeeded(outcome) ? answer : await persist(api, outcome.request);
    expect(final.status, final.text).toBe(status);
    answers.push(final);
  }
  return answers;
}
