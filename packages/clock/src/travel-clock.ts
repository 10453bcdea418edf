import type { Clock } from './clock.ts';
import { aliveForMs, aliveKey, appliedKey, channel, offsetKey, raiseOffsetScript } from './keys.ts';

const pollEveryMs = 1_000;
const socketTimeoutMs = 2_000;
const startTimeoutMs = 60_000;

export interface TravelClockOptions {
  readonly redisUrl: string;
  /** Certificates that Redis is known by, as PEM; those of the system unless given. */
  readonly redisCa?: string | undefined;
  /** Prefix of every key, so that several platforms share one Redis. */
  readonly prefix: string;
  /** Unique name of this process among those that share the clock. */
  readonly process: string;
  readonly onWarn?: (message: string, error: unknown) => void;
}

export interface TravelClock extends Clock {
  readonly offsetMs: number;
  close(): Promise<void>;
}

/**
 * Real time plus an offset that all processes of a platform share through Redis. The offset only grows: each process
 * keeps the largest it saw and puts it back when Redis was wiped, so that time never runs backwards. A change comes by
 * publish/subscribe, with a poll each second as the safety net. With Redis away the last offset holds.
 * @throws Error when Redis is out of reach for a minute at the start: without the offset time might run backwards
 */
export async function openTravelClock(options: TravelClockOptions): Promise<TravelClock> {
  const { redisUrl, redisCa: ca, prefix, process, onWarn = () => {} } = options;
  // Production's clock is the system's: its processes need not load what reaches Redis.
  const { createClient } = await import('redis');
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    socket: { connectTimeout: socketTimeoutMs, ...(ca !== undefined && { tls: true, ca }) },
  });
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  let offsetMs = 0;
  let reachable = true;
  let closed = false;
  const warn = (error: unknown) => {
    if (reachable && !closed) onWarn('The shared clock is out of reach; the last offset holds.', error);
    reachable = false;
  };
  client.on('error', warn);
  subscriber.on('error', warn);

  const synchronise = async () => {
    const shared = Number(
      await client.eval(raiseOffsetScript, { keys: [offsetKey(prefix)], arguments: [String(offsetMs)] }),
    );
    offsetMs = Math.max(offsetMs, shared);
    // What has closed must not report itself alive again: others would wait for it.
    if (closed) return;
    await client
      .multi()
      .hSet(appliedKey(prefix), process, String(offsetMs))
      .hSet(aliveKey(prefix), process, String(Date.now() + aliveForMs))
      .exec();
    reachable = true;
  };
  const synchroniseSafely = () => void synchronise().catch(warn);
  try {
    await withinStart(Promise.all([client.connect(), subscriber.connect()]));
    await synchronise();
    await subscriber.subscribe(channel(prefix), synchroniseSafely);
  } catch (error) {
    closed = true;
    client.destroy();
    subscriber.destroy();
    throw error;
  }
  const timer = setInterval(synchroniseSafely, pollEveryMs);
  timer.unref();

  return {
    now: () => new Date(Date.now() + offsetMs),
    realNow: () => new Date(),
    get offsetMs() {
      return offsetMs;
    },
    close: async () => {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      await client
        .multi()
        .hDel(aliveKey(prefix), process)
        .hDel(appliedKey(prefix), process)
        .exec()
        .catch(() => {});
      client.destroy();
      subscriber.destroy();
    },
  };
}

/** The client would try for ever. */
async function withinStart(connecting: Promise<unknown>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The shared clock's Redis was out of reach for ${startTimeoutMs} ms.`)),
    startTimeoutMs,
  );
  try {
    await Promise.race([connecting, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
