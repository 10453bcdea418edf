import { invite } from '../platform/invite.ts';
import { seed } from '../platform/seed.ts';
import { runStart } from '../start/run-start.ts';
import { parseStartOptions, startUsage } from '../start/start-options.ts';
import { runUntilSignal } from '../start/until-signal.ts';
import { localDir } from '../workspace.ts';

const print = (line: string) => console.log(line);
try {
  const options = parseStartOptions(process.argv.slice(2));
  if (options.help) print(startUsage);
  else await runUntilSignal(() => runStart({ options, dir: localDir, env: process.env, seed, invite, print }), print);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
