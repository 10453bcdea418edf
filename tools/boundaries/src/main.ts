import { fileURLToPath } from 'node:url';
import { findBreaches } from './check.ts';
import { readWorkspaces } from './workspace-graph.ts';

const workspaces = readWorkspaces(fileURLToPath(new URL('../../../', import.meta.url)));
const breaches = findBreaches(workspaces);
for (const breach of breaches) console.error(breach);
console.log(`${workspaces.length} workspaces, ${breaches.length} breaches of the rules of dependency.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
