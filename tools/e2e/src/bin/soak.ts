import { parseArgs } from 'node:util';
import type { Growth } from '../soak/growth.ts';
import { runSoak, type SoakResult } from '../soak/soak.ts';
import { beginRun, commonOptions, endWith, wholeNumber, writeReport } from './long-run.ts';

const usage = `Usage: npm run soak -- [options]

Has clients work on a platform for long, while every minute fourteen hours of business time pass. Memory, open files,
connections and tables that hold what is under way must be no larger at the end than before; then everything is judged
as after a drill. Ends with 1 when something is wrong. Ctrl-C ends the work early.

  --minutes <n>   how long (120)
  --slowness <n>  how many times longer clients rest than those of a drill (4)
  --seed <n>      what clients do; any unless given
  --report <file> where every sample goes, as JSON (.local/soak/soak.json)
  --help          show this`;

await endWith(main);

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '120' },
      slowness: { type: 'string', default: '4' },
      ...commonOptions('soak/soak.json'),
    },
  });
  if (values.help) {
    console.log(usage);
    return true;
  }
  const [seed, minutes, slowness] = [
    wholeNumber('seed', values.seed),
    wholeNumber('minutes', values.minutes),
    wholeNumber('slowness', values.slowness),
  ];
  const run = beginRun('no more work: judging now; Ctrl-C again ends at once');
  const result = await runSoak({ seed, minutes, slowness, ...run });
  const samples = result.samples.map(({ minute, values: of }) => ({ minute, ...Object.fromEntries(of) }));
  await writeReport(values.report, JSON.stringify({ seed, ...result, samples }, null, 1));
  console.log(`Seed ${seed}. Every sample: ${values.report}`);
  return conclude(result);
}

/** @returns whether everything held */
function conclude({ growth, verdicts, figures }: SoakResult): boolean {
  console.log('\nlargest in the second quarter, in the last');
  for (const { what, before, after, because } of growth.filter(({ before, after }) => before + after > 0))
    console.log(`${what}: ${Math.round(before)}, ${Math.round(after)}${because === null ? '' : ` (${because})`}`);
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`);
  const grew = growth.filter(({ isFlat, because }: Growth) => !isFlat && because === null);
  for (const { what, before, after } of grew)
    console.log(`GREW: ${what} from ${Math.round(before)} to ${Math.round(after)}`);
  const broken = verdicts.filter(({ problem }) => problem !== null);
  for (const { what, problem } of broken) console.log(`BROKEN: ${what}\n${problem}`);
  return grew.length === 0 && broken.length === 0;
}
