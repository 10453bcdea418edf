import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import type { Answer, E2eAccount } from '../../src/index.ts';
import { callOnce, type Request } from '../../src/work/persist.ts';
import { newKey, reviewIds } from '../../src/work/requests.ts';
import { recoversWithinMs } from './support.ts';

export const kinds = ['read', 'token', 'suggestion', 'reply'] as const;
export type Kind = (typeof kinds)[number];

/** Between the answer to one request of a kind and the next of it. */
const paceMs: Readonly<Record<Kind, number>> = { read: 100, token: 400, suggestion: 400, reply: 400 };

/** One request of the load and what came of it. */
export interface Outcome {
  readonly kind: Kind;
  readonly request: Request;
  /** Null when no whole answer came. */
  readonly answer: Answer | null;
  readonly sentAt: number;
  readonly tookMs: number;
}

/** A client at work, one request of each kind at a time, each to be known again by its key or text. */
export interface Load {
  readonly outcomes: readonly Outcome[];
  /** Those of a kind that were sent at or after a time of `performance.now()`, and answered. */
  since(kind: Kind, time: number): Outcome[];
  /** Lets it go on for so long. @throws what the load met that no client could explain */
  run(forMs: number): Promise<void>;
  /** Waits until each of the kinds has succeeded after a time; answers how many milliseconds after. */
  worksAgain(time: number, wanted?: readonly Kind[]): Promise<number>;
  stop(): Promise<void>;
}

export const succeeded = ({ answer }: Outcome) => answer !== null && answer.status < 300;

/** Begins to read, get tokens, ask for suggestions and reply, each of the last two to another review every time. */
export async function startLoad(account: E2eAccount, reviews: number): Promise<Load> {
  const ids = await reviewIds(account, reviews);
  const outcomes: Outcome[] = [];
  const stopping = new AbortController();

  const send = async (kind: Kind) => {
    for (let at = 0; !stopping.signal.aborted && (at < reviews || kind === 'read' || kind === 'token'); at += 1) {
      const request = requestOf(kind, account, Number(ids[at]));
      const sentAt = performance.now();
      const answer = await callOnce(kind === 'token' ? account.api.withToken(null) : account.api, request);
      outcomes.push({ kind, request, answer, sentAt, tookMs: performance.now() - sentAt });
      await delay(paceMs[kind]);
    }
  };
  const senders = Promise.all(kinds.map(send));
  // Awaited by stop(): a failure of it must not go unhandled meanwhile.
  senders.catch(() => {});
  const since: Load['since'] = (kind, time) => outcomes.filter((one) => one.kind === kind && one.sentAt >= time);
  return {
    outcomes,
    since,
    run: async (forMs) => {
      await Promise.race([delay(forMs), senders]);
    },
    worksAgain: async (time, wanted = kinds) => {
      const firstOf = (kind: Kind) => {
        const first = since(kind, time).find(succeeded);
        expect(first, `A ${kind} succeeds again.`).toBeDefined();
        return first === undefined ? 0 : first.sentAt + first.tookMs - time;
      };
      return eventually(() => Math.max(...wanted.map(firstOf)), { timeoutMs: recoversWithinMs });
    },
    stop: async () => {
      stopping.abort();
      await senders;
    },
  };
}

function requestOf(kind: Kind, { placeId, clientId, clientSecret }: E2eAccount, reviewId: number): Request {
  switch (kind) {
    case 'read':
      return { method: 'GET', path: `/reviews?place_id=${placeId}&limit=20` };
    case 'token': {
      const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
      return {
        path: '/oauth/token',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      };
    }
    case 'suggestion':
      return { path: `/reviews/${reviewId}/suggestions`, headers: newKey(), body: { tone: 5 } };
    case 'reply':
      return { path: `/reviews/${reviewId}/replies`, headers: newKey(), body: { text: `Thank you, ${reviewId}.` } };
  }
}
