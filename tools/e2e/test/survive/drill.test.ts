import { expect, it } from 'vitest';
import { runDrill } from '../../src/drill/drill.ts';

/** Those that are over within seconds; full disks and ended certificates are for long drills. */
const kinds = [
  'process killed',
  'process dies at a kill point',
  'process paused',
  'broker away',
  'Postgres away',
  'connections terminated',
  'Redis wiped',
  'way slow',
  'way cut',
  'way silent',
  'clocks differ',
  'platform fails or lies',
  'model fails or lies',
  'receivers fail',
];
const seed = 20_261_122;

it('loses nothing and does nothing twice, whatever fails under load', async () => {
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
});
