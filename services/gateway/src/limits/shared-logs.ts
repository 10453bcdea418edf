import { randomUUID } from 'node:crypto';
import type { Lifecycle } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import { createClient, defineScript } from 'redis';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { LimitRule, Verdict } from './rule.ts';
import { slidingLogScript } from './sliding-log-script.ts';

/** At start Redis is given this long before limits are counted in process. */
const connectWithinMs = 1_000;
const reconnectEveryMaxMs = 500;
/** A connection without any answer for this long is taken for dead; pings keep a living one from being silent. */
const silenceMaxMs = 5_000;
const pingEveryMs = 2_000;

/** Logs that all gateways share. */
export interface SharedLogs {
  /** @returns undefined when Redis is away or slow: the caller counts in process */
  take(key: string, rule: LimitRule): Promise<Verdict | undefined>;
}

export interface SharedLogsOptions {
  readonly url: string;
  /** Certificates that Redis is known by, as PEM. */
  readonly ca?: string | undefined;
  /** Put before every key. */
  readonly prefix: string;
  /** A request waits no longer than this for Redis, in milliseconds. */
  readonly answerWithinMs: number;
  readonly life: Lifecycle;
}

const takeScript = defineScript({
  SCRIPT: slidingLogScript(),
  NUMBER_OF_KEYS: 1,
  parseCommand: (parser, key: string, { limit, windowMs }: LimitRule) => {
    parser.pushKey(key);
    parser.push(String(limit), String(windowMs * 1000));
  },
  transformReply: undefined as unknown as () => [allowed: number, count: number, freeInUs: number],
});

/**
 * Counts in Redis by one script and one round trip a take. While Redis is away or slower than `answerWithinMs` nothing
 * waits for it and nothing fails: one line in the log and the readiness details say so, and it is taken up again by
 * itself.
 */
export async function openSharedLogs(options: SharedLogsOptions): Promise<SharedLogs> {
  const { url, ca, prefix, answerWithinMs, life } = options;
  const client = createClient({
    url,
    scripts: { take: takeScript },
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: connectWithinMs,
      ...(ca !== undefined && { tls: true, ca }),
      socketTimeout: silenceMaxMs,
      reconnectStrategy: (retries) => Math.min(25 * 2 ** retries, reconnectEveryMaxMs),
    },
  });
  // The breaker tells of failures, once; the client's own errors are of the same outage.
  client.on('error', () => {});
  life.onStop('rate limits', () => client.destroy());

  const take = async (key: string, rule: LimitRule): Promise<Verdict> => {
    const [allowed, count = 0, freeInUs = 0] = await client.take(`${prefix}limit:${key}`, rule);
    return { allowed: allowed === 1, remaining: Math.max(0, rule.limit - count), freeInMs: freeInUs / 1000 };
  };
  const probeKey = `{probe-${randomUUID()}}`;
  const breaker = createCircuitBreaker({
    timeoutMs: answerWithinMs,
    probe: () => take(probeKey, { limit: 1, windowMs: 1_000 }),
    signal: life.signal,
    onOpen: (cause) => life.logger.error({ err: cause }, 'Redis is away or slow: rate limits are counted in process.'),
    onClose: () => life.logger.info('Rate limits are counted in Redis again.'),
  });
  life.onStop(
    'metrics of rate limits',
    observe(['gateway.limits.local'], (tell) => tell('gateway.limits.local', breaker.isOpen ? 1 : 0)),
  );
  life.addCheck('rate limits', async () => ({ counted: breaker.isOpen ? 'in process' : 'in Redis' }));

  const connected = client.connect().catch(() => {});
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, connectWithinMs);
  await Promise.race([connected, waited]);
  clearTimeout(timer);
  // The first round trip loads the script, or finds Redis away before a request does.
  await breaker.run(() => take(probeKey, { limit: 1, windowMs: 1_000 }));
  return { take: (key, rule) => breaker.run(() => take(key, rule)) };
}
