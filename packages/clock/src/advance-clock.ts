import { setTimeout as delay } from 'node:timers/promises';
import { advanceOffsetScript, aliveKey, appliedKey, channel, offsetKey } from './keys.ts';

const pollEveryMs = 20;
/** After a wipe the processes are asked to report before time moves from what they know. */
const reportWithinMs = 500;

export interface AdvanceOptions {
  readonly redisUrl: string;
  readonly prefix: string;
  /** How far business time moves on, in milliseconds; 0 only reads. */
  readonly byMs: number;
  /** How long to wait for the live processes, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Moves business time on for every process of a platform and returns when each live one applies it.
 * @returns the offset now in force, in milliseconds, and how many processes applied it
 * @throws Error naming the processes that did not take it over in time; the offset stays moved
 */
export async function advanceClock(options: AdvanceOptions): Promise<{ offsetMs: number; processes: number }> {
  const { redisUrl, prefix, byMs, timeoutMs = 10_000 } = options;
  if (!Number.isSafeInteger(byMs) || byMs < 0)
    throw new Error('The clock moves by a whole number of milliseconds, forwards only.');
  const { createClient } = await import('redis');
  const client = createClient({ url: redisUrl, socket: { connectTimeout: timeoutMs, reconnectStrategy: false } });
  client.on('error', () => {});
  await client.connect();
  try {
    await awaitReports(client, prefix);
    const moved = await client.eval(advanceOffsetScript, {
      keys: [offsetKey(prefix), appliedKey(prefix)],
      arguments: [String(byMs)],
    });
    const offsetMs = Number(moved);
    await client.publish(channel(prefix), String(offsetMs));
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const [alive, applied] = await Promise.all([
        client.hGetAll(aliveKey(prefix)),
        client.hGetAll(appliedKey(prefix)),
      ]);
      const live = Object.keys(alive).filter((name) => Number(alive[name]) > Date.now());
      const behind = live.filter((name) => Number(applied[name] ?? -1) < offsetMs);
      if (behind.length === 0) return { offsetMs, processes: live.length };
      if (Date.now() > deadline)
        throw new Error(`These processes have not taken over the new time: ${behind.join(', ')}`);
      await delay(pollEveryMs);
    }
  } finally {
    client.destroy();
  }
}

interface Asked {
  hLen(key: string): Promise<number>;
  publish(channel: string, message: string): Promise<number>;
}

/**
 * With Redis wiped a moment ago nobody's offset is known to it, and an advance from zero would be lost in the larger
 * one that the processes put back. Where nobody is known they are asked; where nobody runs the wait is short.
 */
async function awaitReports(client: Asked, prefix: string): Promise<void> {
  const deadline = Date.now() + reportWithinMs;
  const isKnown = async () => (await client.hLen(aliveKey(prefix))) > 0;
  if (await isKnown()) return;
  await client.publish(channel(prefix), '');
  while (Date.now() < deadline && !(await isKnown())) await delay(pollEveryMs);
}
