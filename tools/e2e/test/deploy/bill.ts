import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A part of what is shipped, as CycloneDX has it. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly (
    | { readonly license: { readonly id?: string; readonly name?: string } }
    | { readonly expression: string }
  )[];
}

export interface Bill {
  readonly components: readonly Component[];
}

/** Which licences may be passed on, and packages that are lived with although theirs is none of these. */
export interface Licences {
  readonly allowed: readonly string[];
  readonly exceptions: readonly { readonly package: string; readonly licence: string; readonly reason: string }[];
}

interface Lock {
  readonly packages: Readonly<Record<string, { name?: string; dependencies?: object; devDependencies?: object }>>;
}

/** The workspaces that images hold; all share their dependencies. */
export const shipped = ['services', 'tools/platform-simulator', 'tools/admin'];

export const licences = JSON.parse(readFileSync(path.join(root, 'deploy/licences.json'), 'utf8')) as Licences;

/**
 * The bill of materials of workspaces, by the lock file alone. What is only developed with is taken out of it first:
 * by itself npm leaves out what anybody develops with, also what others run with.
 */
export function readBill(workspaces: readonly string[]): Bill {
  const dir = mkdtempSync(path.join(tmpdir(), 'review-reply-bill-'));
  try {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
    for (const entry of Object.values(lock.packages)) delete entry.devDependencies;
    writeFileSync(path.join(dir, 'package-lock.json'), JSON.stringify(lock));
    for (const folder of Object.keys(lock.packages).filter((name) => !name.includes('node_modules'))) {
      const { devDependencies: _, ...manifest } = JSON.parse(
        readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
      );
      mkdirSync(path.join(dir, folder), { recursive: true });
      writeFileSync(path.join(dir, folder, 'package.json'), JSON.stringify(manifest));
    }
    const folders = workspaces.map((workspace) => `--workspace=${workspace}`);
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', ...folders];
    return JSON.parse(execFileSync('npm', args, { cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 26 })) as Bill;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** With its scope, as in pkg:npm/%40scope/name@1.0.0. */
const nameOf = ({ purl }: Component): string =>
  decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')));

function licenceOf({ licenses = [] }: Component): string {
  const [one, ...others] = licenses.map((entry) =>
    'expression' in entry ? entry.expression : (entry.license.id ?? entry.license.name ?? 'none'),
  );
  return [one ?? 'none', ...others].join(' and ');
}

/** What may not be passed on, and exceptions that nothing needs. Ours have the licence of the whole. */
export function findForbidden({ components }: Bill, { allowed, exceptions }: Licences): string[] {
  const foreign = components.filter((component) => !nameOf(component).startsWith('@review-reply/'));
  const except = (component: Component) =>
    exceptions.find((one) => one.package === nameOf(component) && one.licence === licenceOf(component));
  const forbidden = foreign.filter((one) => !allowed.includes(licenceOf(one)) && except(one) === undefined);
  const needed = new Set(foreign.map(except));
  return [
    ...forbidden.map((one) => `${one.purl} is under ${licenceOf(one)}, which deploy/licences.json does not allow.`),
    ...exceptions
      .filter((exception) => !needed.has(exception))
      .map((exception) => `deploy/licences.json makes an exception of ${exception.package} that nothing needs.`),
  ];
}

/** What shipped workspaces, or packages of ours that they depend on, say they need, and the bill does not name. */
export function findUnnamed({ components }: Bill): string[] {
  const named = new Set(components.map(nameOf));
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const ours = Object.values(packages).filter(({ name }) => name !== undefined && named.has(name));
  const needed = new Set(ours.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  return [...needed].filter((name) => !named.has(name)).map((name) => `The bill of materials does not name ${name}.`);
}
