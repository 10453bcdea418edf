import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Api, tokenRequest } from '../api.ts';
import type { E2ePlatform } from '../open-platform.ts';
import { callOnce, persist } from './persist.ts';
import type { Random } from './random.ts';
import type { Subscriber } from './subscriber.ts';

/** A request with a key, and every answer that it got; none while its outcome is open. */
export interface KeyedRequest {
  readonly kind: 'suggestion' | 'reply';
  readonly path: string;
  readonly headers: { readonly 'idempotency-key': string };
  readonly body: { readonly text?: string; readonly tone?: number };
  readonly answers: Answer[];
}

/** What is known of the website in a place's live listing, which one client at a time changes. */
export interface WebsiteHistory {
  /** One of these is there; several while the outcome of a change is open. */
  readonly possible: Set<string | null>;
  accepted: number;
  changing: boolean;
}

/** What happened to one account, as its owner knows it. */
export interface History {
  readonly requests: KeyedRequest[];
  /** The platform's ids of what customers wrote; the platform knows what became of it. */
  readonly written: string[];
  readonly website: WebsiteHistory;
  tokens: number;
}

export const newHistory = (): History => ({
  requests: [],
  written: [],
  website: { possible: new Set([null]), accepted: 0, changing: false },
  tokens: 0,
});

export interface Actor {
  readonly e2e: E2ePlatform;
  readonly account: Subscriber;
  /** The client that this actor uses; another one with each new token. */
  api: Api;
  readonly random: Random;
  readonly history: History;
  /** How many times longer its pauses are than those of a client in a hurry. */
  readonly slowness: number;
}

const pauseMs = { from: 20, to: 400 };
const advanceMsMax = 30_000;
/** How many requests are given up after one try; they are repeated at the end. */
const givesUp = 0.15;
const asksTwice = 0.2;
let texts = 0;

const actions: ReadonlyArray<readonly [weight: number, act: (actor: Actor) => Promise<void>]> = [
  [5, suggest],
  [5, reply],
  [5, look],
  [4, write],
  [1, changeWebsite],
  [2, edit],
  [1, remove],
  [1, advance],
  [2, askToken],
];

/** Does one thing after another until the signal, each to its end. */
export async function act(actor: Actor, signal: AbortSignal): Promise<void> {
  const { random, slowness } = actor;
  const chances = actions.flatMap(([weight, action]) => Array.from({ length: weight }, () => action));
  while (!signal.aborted) {
    await random.pick(chances)(actor);
    await delay(random.between(pauseMs.from, pauseMs.to) * slowness, undefined, { signal }).catch(() => {});
  }
}

/** Repeats a request until it has its outcome, with another token when time has ended the first. */
export async function finish(actor: Actor, request: KeyedRequest): Promise<void> {
  const answer = await persist(actor.api, request);
  if (answer.status !== 401) {
    request.answers.push(answer);
    return;
  }
  await askToken(actor);
  request.answers.push(await persist(actor.api, request));
}

async function send(actor: Actor, request: KeyedRequest): Promise<void> {
  const { history, random, api } = actor;
  history.requests.push(request);
  if (random.chance(givesUp)) {
    await callOnce(api, request);
    return;
  }
  const times = random.chance(asksTwice) ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => finish(actor, request)));
}

/** A review as the account sees it now; null when none is to be had. */
async function someReview(actor: Actor): Promise<number | null> {
  const answer = await read(actor, `/reviews?place_id=${actor.account.placeId}&limit=50`);
  if (answer?.status !== 200 || answer.body.data.length === 0) return null;
  return actor.random.pick(answer.body.data as Array<{ review_id: number }>).review_id;
}

async function read(actor: Actor, path: string): Promise<Answer | null> {
  const answer = await callOnce(actor.api, { method: 'GET', path });
  if (answer?.status === 401) await askToken(actor);
  return answer;
}

/** What a client looks at from time to time, of every service. */
async function look(actor: Actor): Promise<void> {
  const { placeId } = actor.account;
  const paths = ['/account', '/places', `/places/${placeId}`, '/webhooks', `/reviews?place_id=${placeId}&status=new`];
  await read(actor, actor.random.pick(paths));
}

async function suggest(actor: Actor): Promise<void> {
  const reviewId = await someReview(actor);
  if (reviewId === null) return;
  const headers = { 'idempotency-key': randomUUID() };
  const body = { tone: actor.random.between(0, 9) };
  await send(actor, { kind: 'suggestion', path: `/reviews/${reviewId}/suggestions`, headers, body, answers: [] });
}

async function reply(actor: Actor): Promise<void> {
  const reviewId = await someReview(actor);
  if (reviewId === null) return;
  texts += 1;
  const headers = { 'idempotency-key': randomUUID() };
  const body = { text: `Thank you, this is answer ${texts}.` };
  await send(actor, { kind: 'reply', path: `/reviews/${reviewId}/replies`, headers, body, answers: [] });
}

async function write({ e2e, account, random, history }: Actor): Promise<void> {
  texts += 1;
  const text = `Visit number ${texts}.`;
  const [id] = await e2e.simulator.write(account.placeId, [{ rating: random.between(1, 5), text }]);
  if (id !== undefined) history.written.push(id);
}

async function edit({ e2e, random, history }: Actor): Promise<void> {
  if (history.written.length === 0) return;
  texts += 1;
  await onPlatform(e2e, 'PATCH', random.pick(history.written), { text: `Changed my mind, number ${texts}.` });
}

async function remove({ e2e, random, history }: Actor): Promise<void> {
  if (history.written.length === 0) return;
  await onPlatform(e2e, 'DELETE', random.pick(history.written));
}

async function onPlatform({ platform }: E2ePlatform, method: string, id: string, body?: object): Promise<void> {
  const url = `${platform.simulatorUrl}/__control/reviews/${encodeURIComponent(id)}?source=google`;
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // It may have been removed before.
  if (!response.ok && ![404, 409].includes(response.status))
    throw new Error(`The simulator answered ${response.status} to ${method} of a review: ${await response.text()}`);
}

async function advance({ e2e, random }: Actor): Promise<void> {
  // A process that was killed is waited for in vain; time has moved all the same.
  await e2e.advance(random.between(1_000, advanceMsMax)).catch(() => {});
}

/** Tried once: what becomes of a change that was not answered is not known until the next one that is. */
async function changeWebsite(actor: Actor): Promise<void> {
  const { history, account, api } = actor;
  const { website } = history;
  if (website.changing) return;
  website.changing = true;
  texts += 1;
  const url = `https://lounge.example.com/${texts}`;
  const path = `/places/${account.placeId}/listing/contact`;
  website.possible.add(url);
  const answer = await callOnce(api, { method: 'PATCH', path, body: { website: url } }).finally(() => {
    website.changing = false;
  });
  const applied = answer === null ? 'unknown' : appliedBy(answer);
  if (applied === 'no') website.possible.delete(url);
  if (applied === 'yes') for (const other of website.possible) if (other !== url) website.possible.delete(other);
  if (answer?.status === 200) website.accepted += 1;
}

/** Whether a change of a listing was made, as far as its answer tells. */
function appliedBy({ status, body }: Answer): 'yes' | 'no' | 'unknown' {
  if (status === 200) return 'yes';
  if (status < 500) return 'no';
  return body.error.details.applied ?? 'unknown';
}

async function askToken(actor: Actor): Promise<void> {
  const { api, account, history } = actor;
  const granted = await persist(api.withToken(null), tokenRequest(account.clientId, account.clientSecret));
  const renewed = api.withToken(granted.body.access_token);
  const own = await persist(renewed, { method: 'GET', path: '/account' });
  if (own.body.data?.account_id !== Number(account.accountId))
    throw new Error(`A new token was answered ${own.status} ${own.text}`);
  history.tokens += 1;
  actor.api = renewed;
}
