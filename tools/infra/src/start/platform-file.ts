import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../platform/programs.ts';
import { writePrivate } from '../platform/secrets.ts';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.ts';
import type { Account, Invitation } from './account.ts';

/** What people and tools read to use the platform that runs: `.local/platform.json`. */
export interface PlatformFile {
  /** Of the API, version prefix included. */
  readonly base_url: string;
  readonly docs_url: string;
  readonly simulator_url: string;
  readonly accounts: readonly Account[];
  /** Null when none could be made. */
  readonly invitation: Invitation | null;
}

/** What operators' tools need to take part in the platform that runs: `.local/run.json`. */
interface RunFile {
  readonly launcher: ProcessIdentity | undefined;
  readonly settings: Settings;
}

const platformFile = (dir: string) => path.join(dir, 'platform.json');
const runFile = (dir: string) => path.join(dir, 'run.json');

export async function writePlatformFiles(dir: string, content: PlatformFile, settings: Settings): Promise<void> {
  const run: RunFile = { launcher: identify(process.pid), settings };
  await writePrivate(runFile(dir), run);
  await writePrivate(platformFile(dir), content);
}

export async function removePlatformFiles(dir: string): Promise<void> {
  await Promise.all([rm(platformFile(dir), { force: true }), rm(runFile(dir), { force: true })]);
}

/** @returns undefined while no platform is ready in that folder */
export function readPlatformFile(dir: string): Promise<PlatformFile | undefined> {
  return readJson<PlatformFile>(platformFile(dir));
}

/**
 * The settings of the platform that `npm start` runs in this checkout: addresses, prefixes and the folder of
 * certificates.
 * @returns undefined when none runs, also when one was killed and left its files
 */
export async function readRunningSettings(dir: string): Promise<Settings | undefined> {
  const run = await readJson<RunFile>(runFile(dir));
  return run?.launcher !== undefined && isRunning(run.launcher) ? run.settings : undefined;
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
