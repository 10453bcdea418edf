import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  findMissingPackages,
  findUnverified,
  type LockedPackage,
  type LockedPackages,
  type MissingPackage,
} from './lockfile.ts';

const file = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openbsd', 'sunos', 'win32'];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'riscv64', 's390x', 'ppc64'];

/**
 * An entry with what npm needs to pass over it on the other systems: the name of such a package says what it is built
 * for.
 */
function lockedEntry({ name, version, dev }: MissingPackage): object {
  const words = name.split(/[^a-z0-9]+/);
  const os = systems.filter((system) => words.includes(system) || (system === 'win32' && words.includes('windows')));
  const cpu = processors.filter((cpu) => words.some((word) => word === cpu || (cpu === 'arm' && word === 'armv7')));
  const libc = words.includes('musl') ? ['musl'] : [];
  return {
    version,
    ...(libc.length > 0 && { libc }),
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** What the registry says of `name@version`; undefined where it does not offer it. */
function integrityOf(name: string): string | undefined {
  try {
    const args = ['view', name, 'dist.integrity'];
    return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}

const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> };
const missing = findMissingPackages(lock.packages as LockedPackages);
for (const each of missing) {
  console.log(`adding ${each.name}@${each.version}`);
  lock.packages[`node_modules/${each.name}`] = lockedEntry(each);
}
const unverified = findUnverified(lock.packages as LockedPackages);
let verified = 0;
for (const name of unverified) {
  const integrity = integrityOf(name);
  if (integrity === undefined) continue;
  for (const [path, entry] of Object.entries(lock.packages))
    if (`${path.slice('node_modules/'.length)}@${(entry as LockedPackage).version}` === name)
      lock.packages[path] = { ...entry, integrity };
  verified += 1;
}
const [root, ...rest] = Object.entries(lock.packages);
if (root !== undefined) lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
if (missing.length + verified > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages added; the lockfile serves every system that its packages serve.`);
console.log(
  `${verified} packages got their integrity; of ${unverified.length - verified} the registry does not tell it.`,
);
