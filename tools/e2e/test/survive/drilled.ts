import { expect } from 'vitest';
import { runDrill } from '../../src/drill/drill.ts';

const seed = 20_261_122;

/** A short drill of one fault of each kind, under load: nothing may be lost or be done twice. */
export async function expectNothingLost(kinds: readonly string[]): Promise<void> {
  const said: string[] = [];
  const { verdicts } = await runDrill({
    seed,
    kinds,
    faults: kinds.length,
    lengthPart: 0.3,
    progress: (line) => {
      said.push(line);
      process.stderr.write(`${line}\n`);
    },
  });
  expect(verdicts.length).toBeGreaterThan(0);
  expect(
    verdicts.filter(({ problem }) => problem !== null),
    said.join('\n'),
  ).toEqual([]);
}
