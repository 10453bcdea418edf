import { readFileSync } from 'node:fs';
import { type ClusterParts, startCluster } from '../cluster.ts';
import { type CommandName, commands } from '../commands/index.ts';

/** Runs commands, one after another, in the namespaces that `main.ts` made: the cluster goes with them. */
const [file = '', ...names] = process.argv.slice(2) as [string, ...CommandName[]];
const parts = JSON.parse(readFileSync(file, 'utf8')) as ClusterParts;
const progress = (line: string) => console.log(`  ${line}`);
try {
  const [first = 'cluster'] = names;
  const cluster = await startCluster(parts, progress, commands[first].start(parts));
  let isGood = true;
  for (const name of names) {
    const { lines, problems } = await commands[name].attempt(cluster, progress);
    console.log(`\n${name}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    for (const problem of problems) console.log(`  PROBLEM: ${problem}`);
    console.log(problems.length === 0 ? '  all as it should be' : `  ${problems.length} problems`);
    isGood &&= problems.length === 0;
  }
  process.exit(isGood ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
}
