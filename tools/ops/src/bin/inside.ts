import { readFileSync } from 'node:fs';
import { type ClusterParts, startCluster } from '../cluster.ts';
import { type CommandName, commands, onCompose } from '../commands/index.ts';
import { tell } from '../commands/report.ts';

/** Runs commands, one after another, in the namespaces that `main.ts` made: what they start goes with them. */
const [file = '', ...names] = process.argv.slice(2) as [string, ...CommandName[]];
const parts = JSON.parse(readFileSync(file, 'utf8')) as ClusterParts;
const progress = (line: string) => console.log(`  ${line}`);
try {
  const [name = ''] = names;
  const attempt = onCompose[name];
  const isGood = attempt === undefined ? await onCluster() : tell(name, await attempt(parts, progress));
  process.exit(isGood ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
}

async function onCluster(): Promise<boolean> {
  const [first = 'cluster'] = names;
  const cluster = await startCluster(parts, progress, commands[first].start(parts));
  let isGood = true;
  for (const name of names) isGood = tell(name, await commands[name].attempt(cluster, progress)) && isGood;
  return isGood;
}
