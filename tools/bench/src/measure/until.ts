import { setTimeout as delay } from 'node:timers/promises';

/** Asks until it is done. @throws Error that says what was waited for when it is not done in time */
export async function until(
  what: string,
  isDone: () => boolean | Promise<boolean>,
  { pollMs = 100, withinMs = 300_000 } = {},
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(`Not in time: ${what}.`);
    await delay(pollMs);
  }
}
