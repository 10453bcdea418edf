import { setTimeout as delay } from 'node:timers/promises';
import type { Customer } from './load.ts';

const settlesWithinMs = 120_000;

/** What one account did, as its owner knows it: only what was answered with a yes. */
export interface History {
  readonly suggestions: Array<{ readonly suggestion_id: number; readonly cost_suns: number }>;
  readonly replies: Array<{ readonly publication_id: number }>;
  /** The platform's ids of reviews that customers wrote. */
  readonly written: string[];
  readonly unanswered: KeyedRequest[];
}

/** A request that has an effect once, however often it is sent. */
export interface KeyedRequest {
  readonly kind: 'suggestions' | 'replies';
  readonly review: number;
  readonly headers: { readonly 'idempotency-key': string };
  readonly body: object;
}

/**
 * Holds what is there to what was done: each suggestion paid once, each reply on the platform once, each review and
 * each event there once.
 * @returns the differences that are left when everything has had time to come to its end
 */
export async function holdToHistory(customer: Customer): Promise<string[]> {
  const deadline = performance.now() + settlesWithinMs;
  for (;;) {
    const differences = [...(await moneyOf(customer)), ...(await repliesOf(customer)), ...eventsOf(customer)];
    if (differences.length === 0 || performance.now() > deadline) return differences;
    await delay(1_000);
  }
}

async function moneyOf({ account: { api }, history, suns }: Customer): Promise<string[]> {
  const { data } = await api.get<{ data: { suns: { balance: number; held: number } } }>('/account');
  const spent = history.suggestions.reduce((sum, { cost_suns }) => sum + cost_suns, 0);
  const { balance, held } = data.suns;
  const isRight = Math.abs(suns - spent - balance) < 1e-6 && held === 0;
  return isRight ? [] : [`${suns} Suns less ${spent} spent are ${balance} and ${held} held`];
}

async function repliesOf({ account: { api, placeId }, history, simulator }: Customer): Promise<string[]> {
  const differences: string[] = [];
  for (const { publication_id: id } of history.replies) {
    const { data } = await api.get<{ data: { status: string } }>(`/publications/${id}`);
    if (data.status !== 'published') differences.push(`publication ${id} is ${data.status}`);
  }
  const sent = (await simulator.calls('google.reviews.reply', placeId)).filter(({ method }) => method === 'PUT');
  if (sent.length !== history.replies.length)
    differences.push(`${sent.length} replies were sent for ${history.replies.length} that were accepted`);
  return differences;
}

interface Told {
  readonly review?: { readonly review_id: number };
  readonly suggestion?: { readonly suggestion_id: number };
  readonly publication?: { readonly publication_id: number };
}

function eventsOf({ history, receiver }: Customer): string[] {
  const told = (type: string) => receiver.events.filter((event) => event.type === type).map(({ data }) => data as Told);
  const ids = (list: ReadonlyArray<number | undefined>) => list.toSorted((a, b) => (a ?? 0) - (b ?? 0)).join();
  const created = told('review.created').map(({ review }) => review?.review_id);
  const differences: string[] = [];
  if (new Set(created).size !== created.length || created.length !== history.written.length)
    differences.push(`${created.length} × review.created of ${new Set(created).size} for ${history.written.length}`);
  const suggested = ids(told('review.suggestion_ready').map(({ suggestion }) => suggestion?.suggestion_id));
  if (suggested !== ids(history.suggestions.map(({ suggestion_id }) => suggestion_id)))
    differences.push('review.suggestion_ready is not told once for each suggestion');
  const published = ids(told('reply.published').map(({ publication }) => publication?.publication_id));
  if (published !== ids(history.replies.map(({ publication_id }) => publication_id)))
    differences.push('reply.published is not told once for each reply');
  if (told('reply.failed').length > 0) differences.push('reply.failed was told');
  return differences;
}
