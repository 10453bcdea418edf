import { setTimeout as delay } from 'node:timers/promises';

/** One read a poll spends as many in a minute as a key has. */
const pollEveryMs = 500;

/** Runs one step and tells how long it took. @throws Error that names the step */
export type RunStep = <T>(title: string, work: () => Promise<T>, tell?: (result: T) => readonly string[]) => Promise<T>;

export function createStepRunner(print: (line: string) => void): RunStep {
  let number = 0;
  return async (title, work, tell = () => []) => {
    number += 1;
    const startedMs = performance.now();
    try {
      const result = await work();
      print(`${String(number).padStart(2)}. ${title} (${((performance.now() - startedMs) / 1000).toFixed(2)} s)`);
      for (const line of tell(result)) print(`      ${line}`);
      return result;
    } catch (error) {
      throw new Error(`Step ${number}, "${title}", failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
}

/**
 * Asks until the answer is there.
 * @throws Error with what was expected and what there was instead, after `timeoutMs`
 */
export async function waitFor<T>(
  expected: string,
  ask: () => Promise<{ done: T } | { instead: string }>,
  timeoutMs = 30_000,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if ('done' in answer) return answer.done;
    if (performance.now() > deadline) {
      throw new Error(`expected ${expected} within ${timeoutMs / 1000} s; there is ${answer.instead}`);
    }
    await delay(pollEveryMs);
  }
}
