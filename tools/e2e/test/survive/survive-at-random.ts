import { randomInt } from 'node:crypto';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import type { E2ePlatform } from '../../src/index.ts';
import { reviewIds } from '../support.ts';
import { type Actor, act, finish, type History, type KeyedRequest } from './actor.ts';
import { expectCaughtUp } from './caught-up.ts';
import type { Databases } from './databases.ts';
import { expectOnce, type Story } from './expect-history.ts';
import { killAtRandom } from './killer.ts';
import { createRandom } from './random.ts';
import type { Receiver } from './receiver.ts';
import { expectSettled } from './settled.ts';
import { newSubscriber } from './subscriber.ts';

const accounts = 4;
const clientsOfAccount = 2;
const granted = 1_000;
const firstReviews = 5;
/** A review counts as removed when three complete reads, 12 h apart, missed it, and 48 h have passed. */
const completeReads = 5;
const completeReadEveryMs = 13 * 3_600_000;
const readWithinMs = 120_000;

interface Place {
  readonly e2e: E2ePlatform;
  readonly receiver: Receiver;
  readonly databases: Databases;
}

/**
 * Accounts do at random what accounts do, each by two clients at once, while processes die at random; then everything
 * has to have happened once. The seed is printed; SURVIVE_SEED takes it again.
 */
export async function surviveAtRandom(place: Place, { forMs }: { forMs: number }): Promise<void> {
  const { e2e, databases } = place;
  const seed = Number(process.env.SURVIVE_SEED ?? randomInt(2 ** 31));
  process.stderr.write(`SURVIVE_SEED=${seed}\n`);
  const random = createRandom(seed);
  const stories = await Promise.all(Array.from({ length: accounts }, () => begin(place)));
  const actors = stories.flatMap(({ account, history }): Actor[] =>
    Array.from({ length: clientsOfAccount }, () => {
      const api = e2e.api(account.api.token);
      return { e2e, account, history, api, random: random.fork() };
    }),
  );

  const over = AbortSignal.timeout(forMs);
  const [deaths] = await Promise.all([
    killAtRandom(e2e, random.fork(), over),
    ...actors.map((actor) => act(actor, over)),
  ]);
  const requests = stories.flatMap(({ history }) => history.requests);
  process.stderr.write(
    `${requests.length} requests with keys survived ${deaths.length} deaths: ${deaths.join(', ')}\n`,
  );
  await Promise.all(actors.map((actor) => finishAll(actor)));
  process.stderr.write(`They came to: ${outcomesOf(requests)}\n`);
  await expectSettled(e2e, databases);
  await readUntilRemoved(place);
  await Promise.all(stories.map(({ account }) => account.api.authenticate(account.clientId, account.clientSecret)));
  await Promise.all(stories.map(expectOnce));
  await Promise.all(serviceNames.map((consumer) => expectCaughtUp(e2e, consumer)));
  await expectSettled(e2e, databases);
}

async function begin(place: Place): Promise<Story> {
  const { e2e, databases } = place;
  const reviews = Array.from({ length: firstReviews }, (_, at) => ({ rating: at + 1, text: `Earlier visit ${at}.` }));
  const account = await newSubscriber(e2e, place, { suns: granted, reviews });
  const history: History = { requests: [], written: [], tokens: 0 };
  return { e2e, databases, account, history, granted, imported: new Set(await reviewIds(account, firstReviews)) };
}

/** Whoever gave a request up comes again, and learns what became of it. */
async function finishAll({ api, history }: Actor): Promise<void> {
  for (const request of history.requests) if (request.answers.length === 0) await finish({ api }, request);
}

/** How often each kind of request came to each outcome. */
function outcomesOf(requests: readonly KeyedRequest[]): string {
  const outcomes = requests.map(({ kind, answers }) => `${kind} ${answers[0]?.body.error?.code ?? answers[0]?.status}`);
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return [...counts].map(([outcome, times]) => `${outcome} ${times.length} times`).join(', ');
}

/** Business time passes, until what vanished from the platform is known to be gone. */
async function readUntilRemoved({ e2e, databases }: Place): Promise<void> {
  for (let read = 0; read < completeReads; read += 1) {
    const before = await nextCompleteReads(databases);
    // A process that was killed is waited for in vain; time has moved all the same.
    await e2e.advance(completeReadEveryMs).catch(() => {});
    await eventually(
      async () => {
        const now = await nextCompleteReads(databases);
        for (const [place, at] of before) expect(now.get(place)).not.toBe(at);
      },
      { timeoutMs: readWithinMs },
    );
  }
}

async function nextCompleteReads(databases: Databases): Promise<Map<string, string>> {
  const rows = await databases.query<{ place: string; at: string }>(
    'reviews',
    'select place_ref::text as place, full_read_at::text as at from sync_cursor',
  );
  return new Map(rows.map(({ place, at }) => [place, at]));
}
