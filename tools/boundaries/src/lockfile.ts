/** One entry of package-lock.json (lockfileVersion 3), as far as it is read here. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** A workspace of this repository. */
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** An optional package that the lockfile should hold and does not, such as another system's build of a tool. */
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  /** Whether what needs it serves development alone. */
  readonly dev: boolean;
}

/**
 * Locked packages, as `name@version`, that are installed on the registry's word alone: nothing says what they hold.
 * Where the registry does not offer another system's build, nobody here can know its integrity; such a build is never
 * installed on the systems that the lockfile was written for.
 */
export function findUnverified(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && entry.integrity === undefined)
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    );
}

/** Whether `npm ci` would pass over a package where this runs: an optional build for another system. */
export function isForeignBuild({ optional, os, cpu, libc }: LockedPackage, system: System): boolean {
  if (!optional) return false;
  const differs = (wanted: readonly string[] | undefined, ours: string) =>
    wanted !== undefined && !wanted.includes(ours);
  return differs(os, system.os) || differs(cpu, system.cpu) || differs(libc, system.libc);
}

export interface System {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/**
 * The optional packages that a lockfile lacks. npm writes only those of the system it runs on into a new lockfile where
 * the registry offers no others, and `npm ci` then fails on every other system.
 */
export function findMissingPackages(packages: LockedPackages): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
      const isExact = /^\d+\.\d+\.\d+/.test(version);
      if (!found && isExact) missing.set(name, { name, version, dev: (entry as { dev?: boolean }).dev === true });
    }
  }
  return [...missing.values()];
}
