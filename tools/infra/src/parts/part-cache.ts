import { existsSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from '../lock-file.ts';
import { localDir, type Progress } from '../workspace.ts';
import { keepFolder } from './keep-folder.ts';

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
  options: {
    progress: Progress;
    size: string;
    /** How it is had, as the progress says: downloaded, unless told otherwise. */
    how?: string;
    dir?: string;
    fill: (folder: string) => Promise<void>;
  },
): Promise<string> {
  const { progress, size, how = 'fetching', fill, dir = partsDir } = options;
  const folder = path.join(dir, name);
  if (existsSync(folder)) return folder;
  const lock = await waitForLock(path.join(dir, 'download.lock'), {
    withinMs: waitForOtherMs,
    onWait: (pid) => {
      if (pid !== process.pid) progress(`waiting for process ${pid}, which prepares parts`);
    },
  });
  try {
    return await keepFolder(folder, async (unfinished) => {
      const startedAt = performance.now();
      const seconds = () => Math.round((performance.now() - startedAt) / 1000);
      progress(`${how} ${name} (${size}, only once)`);
      const timer = setInterval(() => progress(`still ${how} ${name} (${seconds()} s)`), reportEveryMs);
      try {
        await fill(unfinished);
      } finally {
        clearInterval(timer);
      }
      progress(`${name} is here (${seconds()} s)`);
    });
  } finally {
    await lock.release();
  }
}
