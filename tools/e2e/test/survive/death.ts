import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import type { E2ePlatform } from '../../src/index.ts';

const diesWithinMs = 120_000;
const backWithinMs = 120_000;

/**
 * Arms a kill point of a process, does `act` beside it, and waits until the process has died at the point by SIGKILL
 * and the launcher has brought it back.
 */
export async function dieAt<T>(
  { platform, progress }: E2ePlatform,
  point: string,
  name: string,
  act: () => Promise<T>,
) {
  const process = platform.process(name);
  await process.waitReady(backWithinMs);
  await process.arm(point);
  const armed = process.pid;
  const said = progress.length;
  const acting = act();
  // Awaited below: a failure of it must not go unhandled meanwhile.
  acting.catch(() => {});
  await eventually(
    () => expect(progress.slice(said)).toContainEqual(expect.stringContaining(`${name} ended (SIGKILL)`)),
    { timeoutMs: diesWithinMs },
  );
  const done = await acting;
  await process.waitReady(backWithinMs);
  expect(process.pid).not.toBe(armed);
  expect(lastWords(process.output)).toBe(`kill point ${point}: the process dies now`);
  return done;
}

/** The last line that a process wrote before its successor began, in the log that they share. */
function lastWords(output: string): string | undefined {
  const lines = output.trimEnd().split('\n');
  const successor = lines.findLastIndex((line) => line.includes('"msg":"Starting."'));
  return lines[successor - 1];
}
