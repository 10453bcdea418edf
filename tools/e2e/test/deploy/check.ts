import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, createValidator, type Manifest } from './manifests.ts';
import { policies } from './policies.ts';
import { kubernetes, obtainTools } from './tools.ts';

/** `npm run deploy:check`: builds every overlay, and each service alone, and says what is wrong with them. */
const root = path.resolve(import.meta.dirname, '../../../../deploy/kubernetes');
const tools = obtainTools();
const validate = createValidator(tools);
const problems: string[] = [];

const folders = globSync('overlays/*{,/*}/kustomization.yaml', { cwd: root })
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('kind: Kustomization'))
  .map((file) => path.dirname(file));
const built = new Map(folders.map((folder) => [folder, build(tools, path.join(root, folder))]));
for (const [folder, manifests] of built)
  for (const manifest of manifests) problems.push(...validate(manifest).map((problem) => `${folder}: ${problem}`));

const production = built.get('overlays/production') ?? [];
const misspelt = structuredClone(production.filter(({ kind }) => kind === 'Deployment'));
for (const { spec } of misspelt) spec.template.spec.containers[0].securityContext.readOnlyRootFileSystem = true;
if (misspelt.flatMap(validate).length < misspelt.length) problems.push('A field that is misspelt is not found.');

for (const { rule, find, breakIt } of policies) {
  problems.push(...find(production).map((what) => `Broken by ${what}: ${rule}.`));
  const broken: Manifest[] = structuredClone(production);
  breakIt(broken);
  if (find(broken).length === 0) problems.push(`Can't be broken, so it says nothing: ${rule}.`);
}

for (const problem of problems) console.error(problem);
const objects = [...built.values()].reduce((sum, { length }) => sum + length, 0);
console.log(
  `${objects} objects of ${built.size} builds against Kubernetes ${kubernetes}, ${policies.length} policies: ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 || production.length === 0 ? 1 : 0;
