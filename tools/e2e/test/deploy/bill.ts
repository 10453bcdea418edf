import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** The workspaces that images hold; all share their dependencies. */
export const shipped = ['services', 'tools/platform-simulator', 'tools/admin'];

export const licences = JSON.parse(readFileSync(path.join(root, 'deploy/licences.json'), 'utf8')) as Licences;

/** The bill of materials of workspaces, by the lock file alone. */
export function readBill(workspaces: readonly string[]): Bill {
  const folders = workspaces.map((workspace) => `--workspace=${workspace}`);
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', ...folders];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })) as Bill;
  return bill;
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
