import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** What is built once and used by every checkout: outside the repository, safe to delete. */
export const cacheDir = path.join(homedir(), '.cache/review-reply');

/** A name for what is made of these parts. */
export function hashOf(...parts: ReadonlyArray<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/**
 * A folder that is filled when it is not there; it has its name only when it is whole.
 * @param fill writes into the empty folder it is given
 */
export async function keepFolder(folder: string, fill: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const unfinished = path.join(path.dirname(folder), `.${path.basename(folder)}-${randomBytes(6).toString('hex')}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}
