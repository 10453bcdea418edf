import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Exception, findAdvisories, type NpmAudit } from './advisories.ts';

const exceptions = JSON.parse(
  readFileSync(new URL('../audit-exceptions.json', import.meta.url), 'utf8'),
) as readonly Exception[];

// Outside the gate: what the registry knows changes without a change of ours.
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const audit = JSON.parse(stdout) as NpmAudit & { error?: { summary?: string }; message?: string };
if (audit.vulnerabilities === undefined) {
  console.error(`The registry told nothing: ${audit.error?.summary ?? audit.message ?? stdout}`);
  process.exitCode = 2;
} else {
  const problems = findAdvisories(audit, exceptions, new Date());
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} advisories to act on, ${exceptions.length} exceptions.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
