import { LRUCache } from 'lru-cache';
import type { LimitRule, Verdict } from './rule.ts';

/** Times of allowed takes, oldest first from `head` on; those before it have left the window. */
interface Log {
  times: number[];
  head: number;
  /** Redis said that no slot is free before then. */
  fullUntilMs: number;
  /** When nothing in it counts any more. */
  spentAtMs: number;
}

export interface LocalLogs {
  /** Counts one take when it is allowed. */
  take(key: string, rule: LimitRule, nowMs: number): Verdict;
  /** The refusal that a take would get; undefined when it would be allowed. Counts nothing. */
  refusal(key: string, rule: LimitRule, nowMs: number): Verdict | undefined;
  /** How a key stands. Counts nothing. */
  standing(key: string, rule: LimitRule, nowMs: number): Verdict;
  /** Takes back what was counted at `takenAtMs`, for Redis refused it until `fullUntilMs`. */
  giveBack(key: string, takenAtMs: number, fullUntilMs: number): void;
}

/**
 * The sliding log of Redis's script in memory, for this process alone. Times are milliseconds of one monotonic clock.
 * @param keysMax logs held at most; beyond it the one touched longest ago is forgotten
 */
export function createLocalLogs(keysMax: number): LocalLogs {
  // With `max` it would hold the room for all of them from the start.
  const logs = new LRUCache<string, Log>({ maxSize: keysMax, sizeCalculation: () => 1 });

  /** The log without what has left the window, as the one touched last. */
  const open = (key: string, { windowMs }: LimitRule, nowMs: number): Log => {
    const log = logs.get(key) ?? { times: [], head: 0, fullUntilMs: 0, spentAtMs: 0 };
    dropExpired(log, nowMs - windowMs);
    log.spentAtMs = nowMs + windowMs;
    logs.set(key, log);
    return log;
  };

  /** One spent log a call keeps the map no larger than the keys in use. */
  const sweep = (nowMs: number) => {
    const { value: key } = logs.rkeys().next();
    if (key !== undefined && (logs.peek(key)?.spentAtMs ?? 0) <= nowMs) logs.delete(key);
  };

  return {
    take: (key, rule, nowMs) => {
      sweep(nowMs);
      const log = open(key, rule, nowMs);
      const refused = refusalOf(log, rule, nowMs);
      if (refused !== undefined) return refused;
      log.times.push(nowMs);
      const oldestMs = log.times[log.head] ?? nowMs;
      return { allowed: true, remaining: rule.limit - countOf(log), freeInMs: oldestMs + rule.windowMs - nowMs };
    },
    refusal: (key, rule, nowMs) => {
      const log = logs.peek(key);
      if (log === undefined) return undefined;
      dropExpired(log, nowMs - rule.windowMs);
      return refusalOf(log, rule, nowMs);
    },
    standing: (key, rule, nowMs) => {
      const log = logs.peek(key);
      if (log === undefined) return { allowed: true, remaining: rule.limit, freeInMs: 0 };
      dropExpired(log, nowMs - rule.windowMs);
      const refused = refusalOf(log, rule, nowMs);
      if (refused !== undefined) return refused;
      const oldestMs = log.times[log.head];
      const freeInMs = oldestMs === undefined ? 0 : oldestMs + rule.windowMs - nowMs;
      return { allowed: true, remaining: rule.limit - countOf(log), freeInMs };
    },
    giveBack: (key, takenAtMs, fullUntilMs) => {
      const log = logs.peek(key);
      if (log === undefined) return;
      const at = log.times.lastIndexOf(takenAtMs);
      if (at >= log.head) log.times.splice(at, 1);
      log.fullUntilMs = Math.max(log.fullUntilMs, fullUntilMs);
    },
  };
}

const countOf = ({ times, head }: Log) => times.length - head;

function refusalOf(log: Log, { limit, windowMs }: LimitRule, nowMs: number): Verdict | undefined {
  const freeing = countOf(log) < limit ? undefined : log.times[log.times.length - limit];
  const freeAtMs = Math.max(log.fullUntilMs, freeing === undefined ? 0 : freeing + windowMs);
  return freeAtMs > nowMs ? { allowed: false, remaining: 0, freeInMs: freeAtMs - nowMs } : undefined;
}

/**
 * Moves the head on; the array is cut when half of it is past, so that a take costs the same however long the log is.
 */
function dropExpired(log: Log, untilMs: number): void {
  while (log.head < log.times.length && (log.times[log.head] ?? 0) <= untilMs) log.head += 1;
  if (log.head * 2 > log.times.length) {
    log.times = log.times.slice(log.head);
    log.head = 0;
  }
}
