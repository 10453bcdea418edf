import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { waitForLock } from '../lock-file.ts';
import { localDir, type Progress } from '../workspace.ts';

/** Downloaded parts, shared by every run in this checkout. */
export const partsDir = path.join(localDir, 'parts');

const waitForOtherMs = 15 * 60_000;
const reportEveryMs = 10_000;

/**
 * Gives the folder of a part, filling it on first use. Processes that want parts at the same moment take turns (Maven's
 * own cache does not like company), and a folder appears under its name only when it is complete.
 * @param fill writes the part into the empty folder it is given
 */
export async function obtainPart(
  name: string,
  options: { progress: Progress; size: string; dir?: string; fill: (folder: string) => Promise<void> },
): Promise<string> {
  const { progress, size, fill, dir = partsDir } = options;
  const folder = path.join(dir, name);
  if (await exists(folder)) return folder;
  const lock = await waitForLock(path.join(dir, 'download.lock'), {
    withinMs: waitForOtherMs,
    onWait: (pid) => {
      if (pid !== process.pid) progress(`waiting for process ${pid}, which is fetching parts`);
    },
  });
  try {
    if (await exists(folder)) return folder;
    const unfinished = path.join(dir, `.${name}-${randomBytes(6).toString('hex')}`);
    await mkdir(unfinished, { recursive: true });
    const startedAt = performance.now();
    const seconds = () => Math.round((performance.now() - startedAt) / 1000);
    progress(`fetching ${name} (${size}, only once)`);
    const timer = setInterval(() => progress(`still fetching ${name} (${seconds()} s)`), reportEveryMs);
    try {
      await fill(unfinished);
      await rename(unfinished, folder);
    } finally {
      clearInterval(timer);
      await rm(unfinished, { recursive: true, force: true });
    }
    progress(`${name} is here (${seconds()} s)`);
    return folder;
  } finally {
    await lock.release();
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
