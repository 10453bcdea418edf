import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { folderTag, localDir, type Progress, workspaceDir } from '../workspace.ts';
import { runChecked, runCommand } from './run-command.ts';

/** Where root keeps what a system user must reach when the checkout is closed to it. */
const systemDir = '/var/lib/review-reply';
const userName = 'postgres';
const commandTimeoutMs = 20_000;

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** @returns undefined unless this process is root: then a system user, made when the machine has none */
export async function serverUser(options: {
  env: NodeJS.ProcessEnv;
  progress: Progress;
}): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { env, progress } = options;
  const found = await findUser(userName, env);
  if (found !== undefined) return found;
  const args = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', userName];
  try {
    await runChecked('useradd', args, { env, timeoutMs: commandTimeoutMs });
    progress(`made the system user ${userName}, because Postgres refuses to run as root`);
  } catch {
    // Slim images may lack useradd; every Unix has nobody.
  }
  const user = (await findUser(userName, env)) ?? (await findUser('nobody', env));
  if (user === undefined) throw new Error('it refuses to run as root, and no other user could be made.');
  return user;
}

async function findUser(name: string, env: NodeJS.ProcessEnv): Promise<SystemUser | undefined> {
  const ask = async (flag: '-u' | '-g') => {
    const { code, output } = await runCommand('id', [flag, name], { env, timeoutMs: commandTimeoutMs });
    return code === 0 ? Number(output) : undefined;
  };
  const [uid, gid] = await Promise.all([ask('-u'), ask('-g')]);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

/**
 * A folder for what the user needs: below .local/, or below /var/lib when the user can't enter the checkout.
 * @param name path below .local/
 */
export async function reachableDir(name: string, user: SystemUser | undefined): Promise<string> {
  const local = path.join(localDir, name);
  await mkdir(local, { recursive: true });
  if (await canEnter(local, user)) return local;
  const system = path.join(systemDir, folderTag(workspaceDir), name);
  await mkdir(system, { recursive: true });
  return system;
}

/**
 * The folder itself when the user can enter it, else one that stands for it below /var/lib (root's own, so that nobody
 * can put another in its place).
 */
export async function standInDir(folder: string, user: SystemUser | undefined): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (await canEnter(folder, user)) return folder;
  const standIn = standInPath(folder);
  await mkdir(standIn, { recursive: true });
  await chmod(systemDir, 0o755);
  return standIn;
}

export function standInPath(folder: string): string {
  return path.join(systemDir, folderTag(folder));
}

async function canEnter(folder: string, user: SystemUser | undefined): Promise<boolean> {
  if (user === undefined) return true;
  const { uid, gid } = user;
  // The shell tests the real rights, with all parents, which modes and owners alone do not show.
  const run = { env: {}, timeoutMs: commandTimeoutMs, cwd: '/', uid, gid };
  return (await runCommand('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], run)).code === 0;
}
