import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '@review-reply/admin';
import { startReceiver, type WebhookReceiver } from '@review-reply/demo';
import {
  type Answer,
  createAccounts,
  type E2eAccount,
  loadOracle,
  openSimulator,
  SecretsUsed,
  type Simulator,
} from '@review-reply/e2e/client';
import type { Failure } from './failures.ts';
import { publicUrlOf } from './front.ts';
import { type History, holdToHistory, type KeyedRequest } from './history.ts';

const accountsCount = 3;
const suns = 2_000;
const pauseMs = { from: 30, to: 200 };
const eventTypes = ['review.created', 'review.suggestion_ready', 'reply.published', 'reply.failed'];
/** What a request may come to beside what it asked for: somebody answered first. */
const expectedRefusals = ['not_found', 'already_published', 'publication_in_progress'];

export interface LoadReport {
  readonly seconds: number;
  readonly requests: number;
  /** Milliseconds, of every request. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly failures: readonly Failure[];
  readonly suggestions: number;
  readonly replies: number;
  readonly written: number;
  readonly events: number;
  /** What is there that nobody did, or is missing that somebody did. */
  readonly differences: readonly string[];
}

/** What became of the requests that ended in a phase. */
export interface PhaseReport {
  readonly requests: number;
  readonly failures: readonly Failure[];
}

export interface RunningLoad {
  /** Begins a phase. @returns what became of the one before it */
  mark(phase: string): PhaseReport;
  end(): Promise<LoadReport>;
}

export interface Customer {
  readonly account: E2eAccount;
  readonly receiver: WebhookReceiver;
  readonly simulator: Simulator;
  readonly history: History;
  /** Suns that it began with. */
  readonly suns: number;
}

interface LoadOptions {
  readonly baseUrl: string;
  readonly services: Services;
  readonly simulatorUrl: string;
}

/**
 * Clients that read, ask for suggestions, reply, and sign in, while customers write.
 * Nothing is repeated, so that each failure counts; only at the end, what had no answer.
 */
export async function startLoad({ baseUrl, services, simulatorUrl }: LoadOptions): Promise<RunningLoad> {
  const meter = createMeter();
  const customers = await makeCustomers({ baseUrl, services, simulatorUrl });
  const stopping = new AbortController();
  const startedMs = performance.now();
  const loops = customers.flatMap((customer) => [
    act(customer, meter, stopping.signal),
    act(customer, meter, stopping.signal),
    readOnFreshConnections(baseUrl, customer, meter, stopping.signal),
  ]);
  return {
    mark: meter.mark,
    end: async () => {
      stopping.abort();
      await Promise.all(loops);
      const seconds = Math.round((performance.now() - startedMs) / 1_000);
      meter.mark('afterwards');
      await Promise.all(customers.map(askAgain));
      const differences = (await Promise.all(customers.map((customer) => holdToHistory(customer)))).flat();
      for (const { receiver } of customers) await receiver.close();
      const count = (of: (history: History) => readonly unknown[]) =>
        customers.reduce((sum, { history }) => sum + of(history).length, 0);
      return {
        seconds,
        ...meter.figures(),
        suggestions: count(({ suggestions }) => suggestions),
        replies: count(({ replies }) => replies),
        written: count(({ written }) => written),
        events: customers.reduce((sum, { receiver }) => sum + receiver.events.length, 0),
        differences,
      };
    },
  };
}

async function makeCustomers({ baseUrl, services, simulatorUrl }: LoadOptions): Promise<Customer[]> {
  const secrets = new SecretsUsed();
  const simulator = openSimulator(simulatorUrl);
  const api = { baseUrl, oracle: await loadOracle(baseUrl), secrets };
  const newAccount = createAccounts({ services, simulator, secrets, api });
  const customers: Customer[] = [];
  for (let at = 0; at < accountsCount; at++) {
    const reviews = Array.from({ length: 20 }, (_, number) => ({ rating: (number % 5) + 1, text: `Visit ${number}.` }));
    const account = await newAccount({ suns, reviews });
    const receiver = await startReceiver();
    const body = { url: publicUrlOf(receiver.url), events: eventTypes };
    const { data } = await account.api.post<{ data: { secret: string } }>('/webhooks', body);
    receiver.setSecret(data.secret);
    customers.push({
      account,
      receiver,
      simulator,
      suns,
      history: { suggestions: [], replies: [], written: [], unanswered: [] },
    });
  }
  return customers;
}

type Meter = ReturnType<typeof createMeter>;

function createMeter() {
  const ms: number[] = [];
  const failures: Failure[] = [];
  let phase = { name: 'start', startedMs: performance.now(), requests: 0, failures: 0 };
  return {
    mark: (name: string): PhaseReport => {
      const report = { requests: ms.length - phase.requests, failures: failures.slice(phase.failures) };
      phase = { name, startedMs: performance.now(), requests: ms.length, failures: failures.length };
      return report;
    },
    /** Times a request; one that fails is told of, and answers nothing. */
    time: async <T>(what: string, ask: () => Promise<T>): Promise<T | null> => {
      const startedMs = performance.now();
      try {
        return await ask();
      } catch (error) {
        const { code, cause, message } = error as Error & { code?: string; cause?: { code?: string } };
        const why = code ?? cause?.code ?? message.slice(0, 300);
        failures.push({
          phase: phase.name,
          atS: (performance.now() - phase.startedMs) / 1_000,
          what: `${what}: ${why}`,
        });
        return null;
      } finally {
        ms.push(performance.now() - startedMs);
      }
    },
    figures: () => {
      const sorted = ms.toSorted((a, b) => a - b);
      const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
      return { requests: ms.length, p50: at(0.5), p99: at(0.99), max: at(1), failures };
    },
  };
}

async function act(customer: Customer, meter: Meter, signal: AbortSignal): Promise<void> {
  const actions = [read, read, suggest, reply, write, signIn];
  while (!signal.aborted) {
    const action = actions[Math.floor(Math.random() * actions.length)] ?? read;
    await action(customer, meter);
    await delay(pauseMs.from + Math.random() * (pauseMs.to - pauseMs.from));
  }
}

/** Answers of a kind that a client can do something with. */
function mustBe({ status, text, body }: Answer): Answer['body'] {
  if (status < 300 || expectedRefusals.includes(body?.error?.code)) return body;
  throw new Error(`answered ${status} ${body?.error?.code ?? text.slice(0, 200)}`);
}

async function read({ account: { api, placeId } }: Customer, { time }: Meter): Promise<void> {
  for (const path of ['/account', '/places', `/reviews?place_id=${placeId}&limit=20`])
    await time(`GET ${path.replace(/\?.*/, '')}`, async () => mustBe(await api.call('GET', path)));
}

async function someReview({ account: { api, placeId } }: Customer, { time }: Meter): Promise<number | null> {
  const path = `/reviews?place_id=${placeId}&limit=50&unanswered=true`;
  const body = await time('GET /reviews', async () => mustBe(await api.call('GET', path)));
  const reviews = (body?.data ?? []) as Array<{ review_id: number }>;
  return reviews[Math.floor(Math.random() * reviews.length)]?.review_id ?? null;
}

const newKey = () => ({ 'idempotency-key': randomUUID() });

async function suggest(customer: Customer, meter: Meter): Promise<void> {
  const review = await someReview(customer, meter);
  if (review !== null) await send(customer, meter, { kind: 'suggestions', review, headers: newKey(), body: {} });
}

async function reply(customer: Customer, meter: Meter): Promise<void> {
  const review = await someReview(customer, meter);
  const body = { text: `Thank you for number ${review}.` };
  if (review !== null) await send(customer, meter, { kind: 'replies', review, headers: newKey(), body });
}

/** Sends a request once; one without an answer is left for the end. */
async function send(customer: Customer, { time }: Meter, request: KeyedRequest): Promise<void> {
  const body = await time(`POST ${request.kind}`, () => ask(customer, request));
  if (body === null) customer.history.unanswered.push(request);
}

/** What a client does that does not know what became of a request: it repeats it with the same key. */
async function askAgain(customer: Customer): Promise<void> {
  for (const request of customer.history.unanswered) await ask(customer, request);
}

async function ask({ account: { api }, history }: Customer, request: KeyedRequest): Promise<object> {
  const { kind, review, headers, body } = request;
  const answer = mustBe(await api.call('POST', `/reviews/${review}/${kind}`, { headers, body }));
  if (answer.data) history[kind].push(answer.data);
  return answer;
}

async function write({ account, simulator, history }: Customer): Promise<void> {
  const text = `Visit number ${history.written.length}.`;
  history.written.push(...(await simulator.write(account.placeId, [{ rating: 1 + (text.length % 5), text }])));
}

async function signIn({ account: { api, clientId, clientSecret } }: Customer, { time }: Meter): Promise<void> {
  await time('POST /oauth/token', () => api.withToken(null).authenticate(clientId, clientSecret));
}

/** As clients do that keep no connection. */
async function readOnFreshConnections(baseUrl: string, { account }: Customer, meter: Meter, signal: AbortSignal) {
  while (!signal.aborted) {
    await meter.time('GET /account, fresh connection', () => readOnce(`${baseUrl}/account`, account.api.token ?? ''));
    await delay(100);
  }
}

function readOnce(url: string, token: string): Promise<void> {
  const agent = new Agent({ keepAlive: false });
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
      );
    }).once('error', (error) => reject(error));
  });
}
