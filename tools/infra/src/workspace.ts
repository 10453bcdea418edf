import { createHash } from 'node:crypto';
import path from 'node:path';

/** Root of this checkout, whether the code runs from src/ or from dist/. */
export const workspaceDir = path.resolve(import.meta.dirname, '../../..');

/** Everything that a run on this machine leaves behind; ignored by git. */
export const localDir = path.join(workspaceDir, '.local');

/** Short stable name for a folder, for things that must live outside of it. */
export function folderTag(folder: string): string {
  return createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12);
}

/** One line of what is going on, for a person who waits. */
export type Progress = (line: string) => void;

/** Seconds since a reading of performance.now(), as people read them. */
export function secondsSince(startedAtMs: number): string {
  return ((performance.now() - startedAtMs) / 1000).toFixed(1);
}
