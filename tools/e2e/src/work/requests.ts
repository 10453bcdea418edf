import { randomUUID } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import type { E2eAccount } from '../accounts.ts';
import type { Answer } from '../api.ts';
import type { E2ePlatform } from '../open-platform.ts';

export const newKey = () => ({ 'idempotency-key': randomUUID() });

/** Slow enough to stay below the limit of reads of a key. */
const pollEveryMs = 500;

/** Asks the public API until `attempt` does not throw, at the pace of a client that knows its limits. */
export const eventuallyByApi = <T>(attempt: () => Promise<T>, options: { timeoutMs?: number } = {}): Promise<T> =>
  eventually(attempt, { pauseMs: pollEveryMs, ...options });

/** The public ids of an account's reviews, once there are as many as expected; newest first. */
export function reviewIds({ api, placeId }: E2eAccount, count: number): Promise<number[]> {
  return eventuallyByApi(async () => {
    const { body } = await api.call('GET', `/reviews?place_id=${placeId}&limit=100`);
    if (body.data.length !== count) throw new Error(`There are ${body.data.length} of ${count} reviews.`);
    return body.data.map((review: { review_id: number }) => review.review_id);
  });
}

export async function firstReviewId(account: E2eAccount): Promise<number> {
  const [id] = await reviewIds(account, 1);
  if (id === undefined) throw new Error('There is no review.');
  return id;
}

/** Waits until a publication has one of these states. */
export function publicationIn(
  { api }: E2eAccount,
  publicationId: number,
  states: readonly string[],
): Promise<Answer['body']> {
  return eventuallyByApi(async () => {
    const { body } = await api.call('GET', `/publications/${publicationId}`);
    if (!states.includes(body.data.status))
      throw new Error(`Publication ${publicationId} is ${body.data.status}, not ${states.join(' or ')}.`);
    return body.data;
  });
}

/** Replies that the simulated Google was sent for a place, in whatever state they ended. */
export async function repliesSent({ simulator }: E2ePlatform, placeId: string) {
  return (await simulator.calls('google.reviews.reply', placeId)).filter(({ method }) => method === 'PUT');
}
