import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** What is built once and used by every checkout: outside the repository, safe to delete. */
export const cacheDir = path.join(homedir(), '.cache/review-reply/ops');

export const hashOf = (...parts: ReadonlyArray<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
};

/** A folder of the cache, filled when it is not there; it has its name only when it is whole. */
export async function keep(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cacheDir, name);
  if (existsSync(folder)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await fill(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
