import { setTimeout as delay } from 'node:timers/promises';
import { serviceNames } from '@review-reply/rpc';
import { tokenRequest } from '../api.ts';
import type { E2ePlatform } from '../open-platform.ts';
import { callOnce, type Request } from '../work/persist.ts';
import type { Subscriber } from '../work/subscriber.ts';

const everyMs = 300;
const pollMs = 50;

/** One small request, and what came of it. */
export interface Probe {
  readonly service: string;
  /** By `performance.now()`. */
  readonly sentAt: number;
  readonly tookMs: number;
  readonly outcome: 'answered' | 'refused' | 'no answer';
}

/** Small requests that go on all the time, one of each service at once, to tell when each is there for clients. */
export interface Probes {
  readonly made: readonly Probe[];
  /**
   * Waits until every process says that it is ready and each service has answered a request sent after a time.
   * @returns milliseconds from that time on
   * @throws Error naming what is still away
   */
  recovered(since: number, withinMs: number): Promise<number>;
  stop(): Promise<void>;
}

export function startProbes({ platform }: E2ePlatform, account: Subscriber): Probes {
  const made: Probe[] = [];
  const stopping = new AbortController();
  const probe = async (service: string) => {
    while (!stopping.signal.aborted) {
      const sentAt = performance.now();
      const api = service === 'identity' ? account.api.withToken(null) : account.api;
      const answer = await callOnce(api, requestOf(service, account));
      // Business time passes, and ends tokens.
      if (answer?.status === 401)
        await account.api.authenticate(account.clientId, account.clientSecret).catch(() => {});
      const outcome = answer === null ? 'no answer' : answer.status < 300 ? 'answered' : 'refused';
      made.push({ service, sentAt, tookMs: performance.now() - sentAt, outcome });
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const probing = Promise.all(serviceNames.map(probe));
  // Awaited by stop(): a failure of it must not go unhandled meanwhile.
  probing.catch(() => {});
  const awaitAnswer = async (service: string, since: number, signal: AbortSignal) => {
    const isBack = (one: Probe) => one.service === service && one.sentAt >= since && one.outcome === 'answered';
    for (;;) {
      const first = made.findLast(isBack);
      if (first !== undefined) return;
      if (signal.aborted) throw new Error(`No request to ${service} succeeds.`);
      await delay(pollMs);
    }
  };
  return {
    made,
    recovered: async (since, withinMs) => {
      const signal = AbortSignal.timeout(withinMs);
      await Promise.all([
        ...serviceNames.map((service) => awaitAnswer(service, since, signal)),
        ...platform.processes.map((process) => process.waitReady(withinMs)),
      ]);
      return performance.now() - since;
    },
    stop: async () => {
      stopping.abort();
      await probing;
    },
  };
}

function requestOf(service: string, { placeId, clientId, clientSecret }: Subscriber): Request {
  const paths: Record<string, string> = {
    billing: '/account',
    places: '/places',
    reviews: `/reviews?place_id=${placeId}&limit=5`,
    webhooks: '/webhooks',
  };
  if (paths[service] !== undefined) return { method: 'GET', path: paths[service] };
  return tokenRequest(clientId, clientSecret);
}
