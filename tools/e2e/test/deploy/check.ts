import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findForbidden, findUnnamed, licences, readBill, shipped } from './bill.ts';
import { checkCompose } from './compose.ts';
import { findForeignContents, imageMutants } from './image.ts';
import { build, createValidator, type Manifest } from './manifests.ts';
import { policies } from './policies.ts';
import { kubernetes, obtainTools } from './tools.ts';

/** `npm run deploy:check`: builds every overlay, and each service alone, and says what is wrong with them. */
const root = path.resolve(import.meta.dirname, '../../../../deploy/kubernetes');
const tools = await obtainTools();
const validate = createValidator(tools);
const problems: string[] = [];

const folders = globSync('overlays/*{,/*}/kustomization.yaml', { cwd: root })
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('kind: Kustomization'))
  .map((file) => path.dirname(file));
const built = new Map(folders.map((folder) => [folder, build(tools, path.join(root, folder))]));
for (const [folder, manifests] of built)
  for (const manifest of manifests) problems.push(...validate(manifest).map((problem) => `${folder}: ${problem}`));

const production = ['', '/admin'].flatMap((part) => built.get(`overlays/production${part}`) ?? []);
const misspelt = structuredClone(production.filter(({ kind }) => kind === 'Deployment'));
for (const { spec } of misspelt) spec.template.spec.containers[0].securityContext.readOnlyRootFileSystem = true;
if (misspelt.flatMap(validate).length < misspelt.length) problems.push('A field that is misspelt is not found.');

for (const { rule, find, breakIt } of policies) {
  problems.push(...find(production).map((what) => `Broken by ${what}: ${rule}.`));
  const broken: Manifest[] = structuredClone(production);
  breakIt(broken);
  if (find(broken).length === 0) problems.push(`Can't be broken, so it says nothing: ${rule}.`);
}

const isRelease = process.argv.includes('--release');
if (isRelease) problems.push(...production.flatMap(findExamples));
if (production.flatMap(findExamples).length === 0) problems.push('An example is not found.');
problems.push(...checkDigests(), ...checkCompose(), ...checkImages(), ...checkLicences());

for (const problem of problems) console.error(problem);
const objects = [...built.values()].reduce((sum, { length }) => sum + length, 0);
console.log(
  `${objects} objects of ${built.size} builds against Kubernetes ${kubernetes}, ${policies.length} policies: ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 || production.length === 0 ? 1 : 0;

/** A release says whose it is; here examples stand for that. `-- --release` refuses them. */
function findExamples(manifest: Manifest): string[] {
  const examples = JSON.stringify(manifest).match(/[\w.-]*(\.example\b|\bthe-one-)[\w-]*/g) ?? [];
  return [...new Set(examples)].map(
    (example) => `${manifest.kind} ${manifest.metadata.name}: ${example} is an example.`,
  );
}

/** A release names images; this repository none, and says so in every digest. `-- --release` refuses that. */
function checkDigests(): string[] {
  const images = production.flatMap(({ spec }) => spec?.template?.spec?.containers ?? []).map(({ image }) => image);
  const placeholders = images.filter((image: string) => /@sha256:0{64}$/.test(image));
  const isRefused = isRelease || placeholders.length < images.length;
  return isRefused ? placeholders.map((image: string) => `${image} is of no image: write its digest.`) : [];
}

function checkImages(): string[] {
  const dockerfile = readFileSync(path.join(root, '../docker/Dockerfile'), 'utf8');
  const unseen = imageMutants.filter((mutate) => findForeignContents(mutate(dockerfile)).length === 0);
  return [...findForeignContents(dockerfile), ...unseen.map((mutate) => `Not found in a Dockerfile: ${mutate}`)];
}

function checkLicences(): string[] {
  const bill = readBill(shipped);
  const purl = 'pkg:npm/copyleft@1.0.0';
  const copyleft = { name: 'copyleft', version: '1.0.0', purl, licenses: [{ license: { id: 'GPL-3.0-only' } }] };
  const found = findForbidden({ components: [...bill.components, copyleft] }, licences);
  if (!found.some((problem) => problem.includes(purl))) return ['A forbidden licence is not found.'];
  return [...findForbidden(bill, licences), ...findUnnamed(bill)];
}
