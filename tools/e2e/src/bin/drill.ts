import path from 'node:path';
import { parseArgs } from 'node:util';
import { runDrill } from '../drill/drill.ts';
import { faultKinds } from '../drill/kinds.ts';
import { hasPrometheus } from '../drill/prometheus.ts';
import { recoveryRow, toHtml } from '../drill/report.ts';
import type { DrillResult } from '../drill/result.ts';
import { beginRun, commonOptions, endWith, wholeNumber, writeReport } from './long-run.ts';

const usage = `Usage: npm run drill -- [options]

Starts a platform with servers of its own, has clients work on it, and hits it with faults. At the end everything that
was accepted, charged, published and told is held against what the clients did; ends with 1 when something is wrong.
Ctrl-C ends the faults early.

  --faults <n>     how many (200); each kind comes once before any comes again
  --seed <n>       the same faults in the same order as another drill with this number; any unless given
  --kinds <a,b>    only these
  --alerts         then give each alert of deploy/telemetry its cause, and see it fire and clear (needs prometheus)
  --only <a,b>     of the alerts only these
  --report <file>  where the report goes (.local/drill/report.html)
  --help           show this

Kinds: ${faultKinds.map(({ name }) => name).join(', ')}.
Full disks need a root user who may mount file systems.`;

await endWith(main);

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      faults: { type: 'string', default: '200' },
      kinds: { type: 'string' },
      alerts: { type: 'boolean', default: false },
      only: { type: 'string' },
      ...commonOptions('drill/report.html'),
    },
  });
  if (values.help) {
    console.log(usage);
    return true;
  }
  if (values.alerts && !hasPrometheus()) throw new Error('--alerts needs the program prometheus on PATH.');
  const [seed, faults] = [wholeNumber('seed', values.seed), wholeNumber('faults', values.faults)];
  console.log(`Drill with seed ${seed}, ${faults} faults.`);
  const run = beginRun(
    'no more faults: judging now; Ctrl-C again ends at once and may leave mounts below the temporary folder',
  );
  const list = (text: string | undefined) => text?.split(',').map((name) => name.trim());
  const [kinds, only] = [list(values.kinds), list(values.only)];
  const chosen = { ...(kinds && { kinds }), ...(only && { only }) };
  const result = await runDrill({ seed, faults, alerts: values.alerts, ...run, ...chosen });
  await writeReport(values.report, toHtml(result));
  const isWhole = conclude(result);
  console.log(`Seed ${seed}. Report: ${values.report}`);
  if (isWhole) return true;
  const logs = `${values.report}.logs`;
  for (const [name, text] of result.logs) await writeReport(path.join(logs, name), text);
  console.log(`What the processes wrote: ${logs}`);
  return false;
}

/** @returns whether everything held */
function conclude(result: DrillResult): boolean {
  console.log('\nfault: times, alone, median recovery, longest, not within a minute');
  for (const kind of result.kinds) console.log(recoveryRow(kind, result.faults).join('  '));
  console.log();
  for (const [name, value] of Object.entries(result.figures)) console.log(`${name}: ${value}`);
  const broken = result.verdicts.filter(({ problem }) => problem !== null);
  console.log(`\n${broken.length === 0 ? 'Everything held.' : `${broken.length} did not hold:`}`);
  for (const { what, problem } of broken) console.log(`- ${what}\n${problem}`);
  return broken.length === 0;
}
