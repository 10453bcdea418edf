import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

const staleAttemptsMax = 5;
const pollMs = 100;

export interface LockFile {
  release(): Promise<void>;
}

/** The lock is held by a process that still runs. */
export class LockHeldError extends Error {
  readonly holder: ProcessIdentity;
  constructor(file: string, holder: ProcessIdentity) {
    super(`${file} is held by process ${holder.pid}.`);
    this.name = 'LockHeldError';
    this.holder = holder;
  }
}

/**
 * Takes a lock that ends with this process, also when it is killed: a lock whose holder no longer runs is taken over.
 * @throws LockHeldError when another live process (or this one) holds it
 */
export async function acquireLock(file: string): Promise<LockFile> {
  const self = identify(process.pid) ?? { pid: process.pid, startedAt: 'unknown' };
  await mkdir(path.dirname(file), { recursive: true });
  for (let attempt = 1; attempt <= staleAttemptsMax; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder !== undefined && isRunning(holder)) throw new LockHeldError(file, holder);
    await rm(file, { force: true });
  }
  throw new Error(`${file} could not be locked: other processes keep taking it.`);
}

/**
 * Takes a lock once no other holds it.
 * @param options.onWait told once of the process that is waited for
 * @throws LockHeldError when it is held for longer than `withinMs`
 */
export async function waitForLock(
  file: string,
  options: { readonly withinMs?: number; readonly onWait?: (pid: number) => void } = {},
): Promise<LockFile> {
  const { withinMs = Number.POSITIVE_INFINITY, onWait } = options;
  const deadline = performance.now() + withinMs;
  for (let first = true; ; first = false) {
    try {
      return await acquireLock(file);
    } catch (error) {
      if (!(error instanceof LockHeldError) || performance.now() > deadline) throw error;
      if (first) onWait?.(error.holder.pid);
      await delay(pollMs);
    }
  }
}

/** @returns undefined when the file is not there or was cut short by a crash */
export async function readHolder(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
