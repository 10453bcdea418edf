import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock, LockHeldError } from '../lock-file.ts';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.ts';
import type { Progress } from '../workspace.ts';

const orphanStopTimeoutMs = 10_000;
const pollEveryMs = 100;

type Recorded = ProcessIdentity & { signal: NodeJS.Signals };

export interface ServerFolder {
  /** Writes down a process, so that a later run can end it if this one can't. */
  record(pid: number, signal: NodeJS.Signals): void;
  forget(pid: number): void;
  /** Gives the folder back; nothing of it may run any more. */
  release(): Promise<void>;
}

/**
 * Takes a data folder for this process alone and ends servers that an earlier run left behind in it.
 * @throws Error when another live process uses the folder
 */
export async function claimFolder(dir: string, progress: Progress): Promise<ServerFolder> {
  await mkdir(dir, { recursive: true });
  const lock = await acquireLock(path.join(dir, 'owner.json')).catch((error: unknown) => {
    if (!(error instanceof LockHeldError)) throw error;
    throw new Error(`The servers in ${dir} belong to process ${error.holder.pid}, which still runs.`, { cause: error });
  });
  const file = path.join(dir, 'processes.json');
  await stopOrphans(file, progress);
  const recorded = new Map<number, Recorded>();
  let writing: Promise<void> = Promise.resolve();
  const save = () => {
    const content = JSON.stringify([...recorded.values()]);
    writing = writing.then(() => writeFile(file, content, { mode: 0o600 })).catch(() => {});
  };
  return {
    record: (pid, signal) => {
      const identity = identify(pid);
      if (identity !== undefined) recorded.set(pid, { ...identity, signal });
      save();
    },
    forget: (pid) => {
      recorded.delete(pid);
      save();
    },
    release: async () => {
      await writing;
      await rm(file, { force: true });
      await lock.release();
    },
  };
}

async function stopOrphans(file: string, progress: Progress): Promise<void> {
  const orphans = (await readRecorded(file)).filter(isRunning);
  if (orphans.length === 0) return;
  progress(`ending ${orphans.length} servers that an earlier run left behind`);
  for (const { pid, signal } of orphans) signalGroup(pid, signal);
  const deadline = performance.now() + orphanStopTimeoutMs;
  while (orphans.some(isRunning) && performance.now() < deadline) await delay(pollEveryMs);
  for (const orphan of orphans.filter(isRunning)) signalGroup(orphan.pid, 'SIGKILL');
}

async function readRecorded(file: string): Promise<Recorded[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Recorded[];
  } catch {
    return [];
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself in between.
  }
}
