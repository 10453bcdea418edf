import { setTimeout as delay } from 'node:timers/promises';
import type { SimulatorCall } from '../simulator.ts';
import { type Actor, act, finish, type KeyedRequest, newHistory } from '../work/actor.ts';
import type { Story } from '../work/expect-history.ts';
import type { Random } from '../work/random.ts';
import { reviewIds } from '../work/requests.ts';
import { newSubscriber, type Subscriber } from '../work/subscriber.ts';
import { tookEffect } from './faults-of-others.ts';
import type { DrillSite } from './site.ts';

const accounts = 4;
const clientsOfAccount = 2;
/** More than any drill spends. */
const granted = 1_000_000;
const firstReviews = 5;
const afterProblemMs = 200;
/** The simulator remembers the last 10,000 calls. */
const readCallsEveryMs = 2_000;

/** Accounts at work: each does what accounts do, by two clients at once, and knows what it did. */
export interface Work {
  readonly stories: readonly Story[];
  /** One that has no client at work. */
  readonly idle: Subscriber;
  readonly requests: readonly KeyedRequest[];
  /** What clients met that they could not explain, such as an answer that is not as documented. */
  readonly problems: readonly string[];
  /** Lets every client learn what became of what it gave up, before its keys are forgotten. */
  learn(): Promise<void>;
  /** Lets every client end what it does, and learn what became of what it gave up. */
  stop(): Promise<void>;
}

/** @param slowness how many times longer clients rest than those in a hurry */
export async function startWork(site: DrillSite, random: Random, slowness = 1): Promise<Work> {
  const sent = await rememberReplies(site);
  const begin = async (): Promise<Story> => {
    const { e2e, databases, urlOf } = site;
    const reviews = Array.from({ length: firstReviews }, (_, at) => ({ rating: at + 1, text: `Earlier visit ${at}.` }));
    const account = await newSubscriber(e2e, site, { suns: granted, reviews }, urlOf);
    const imported = new Set(await reviewIds(account, firstReviews));
    return { e2e, databases, account, sent: sent.of, history: newHistory(), granted, imported };
  };
  const idle = await newSubscriber(site.e2e, site, { suns: 1 }, site.urlOf);
  const stories = await Promise.all(Array.from({ length: accounts }, begin));
  const actors = stories.flatMap(({ account, history }): Actor[] =>
    Array.from({ length: clientsOfAccount }, () => {
      const api = site.e2e.api(account.api.token);
      return { e2e: site.e2e, account, history, api, random: random.fork(), slowness };
    }),
  );
  const stopping = new AbortController();
  const problems: string[] = [];
  const acting = Promise.all(actors.map((actor) => actOn(actor, stopping.signal, problems)));
  const learn = async () => {
    for (const actor of actors)
      for (const request of actor.history.requests) if (request.answers.length === 0) await finish(actor, request);
  };
  return {
    stories,
    idle,
    problems,
    learn,
    get requests() {
      return stories.flatMap(({ history }) => history.requests);
    },
    stop: async () => {
      stopping.abort();
      await acting;
      await learn();
      sent.stop();
    },
  };
}

/** Whoever met something odd tells of it and goes on, so that a long drill finds more than one thing. */
async function actOn(actor: Actor, signal: AbortSignal, problems: string[]): Promise<void> {
  while (!signal.aborted) {
    await act(actor, signal).catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : String(error));
    });
    await delay(afterProblemMs);
  }
}

/** Every reply that took effect on the platform, in whatever way it was answered. */
async function rememberReplies({ e2e: { simulator } }: DrillSite) {
  const calls = new Map<number, SimulatorCall>();
  const read = async () => {
    // One that still runs is asked for again.
    const after = Math.min(...[...calls.values()].filter(({ status }) => status === null).map(({ id }) => id - 1));
    const since = Number.isFinite(after) ? after : Math.max(0, ...calls.keys());
    for (const call of await simulator.callsAfter('google.reviews.reply', since)) calls.set(call.id, call);
  };
  const timer = setInterval(() => void read().catch(() => {}), readCallsEveryMs);
  return {
    of: async (placeId: string) => {
      await read();
      return [...calls.values()].filter(
        (call) => call.method === 'PUT' && call.place_ids.includes(placeId) && tookEffect(call),
      );
    },
    stop: () => clearInterval(timer),
  };
}
