import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findMissingPackages, type LockedPackages, type MissingPackage } from './lockfile.ts';

const file = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

interface Manifest {
  readonly 'dist.integrity': string;
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
  readonly engines?: Record<string, string>;
}

/** What npm itself writes for an optional package of another system. */
function lockedEntry({ name, version, dev }: MissingPackage): object {
  const fields = ['dist.integrity', 'os', 'cpu', 'libc', 'engines'];
  const answer = execFileSync('npm', ['view', `${name}@${version}`, ...fields, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { 'dist.integrity': integrity, os, cpu, libc, engines } = JSON.parse(answer.toString()) as Manifest;
  return {
    version,
    integrity,
    ...(cpu && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
    ...(engines && { engines }),
  };
}

const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> };
const missing = findMissingPackages(lock.packages as LockedPackages);
for (const each of missing) {
  console.log(`adding ${each.name}@${each.version}`);
  lock.packages[`node_modules/${each.name}`] = lockedEntry(each);
}
const [root, ...rest] = Object.entries(lock.packages);
if (root !== undefined) lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages added; the lockfile serves every system that its packages serve.`);
