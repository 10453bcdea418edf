import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const readBytesMax = 4 * 1024 * 1024;
const followEveryMs = 250;

/** Opens a log to append to it; the caller closes it. */
export function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'a', 0o600);
}

export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Puts the last run's log aside, so that each file holds one run and two are kept. */
export function turnOverLog(file: string): void {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
}

/** What a log holds from an offset (in bytes) on; the end of it when that is more than 4 MiB. */
export function readLog(file: string, from: number): string {
  if (!existsSync(file)) return '';
  const log = openSync(file, 'r');
  try {
    const { size } = fstatSync(log);
    const start = Math.max(from, size - readBytesMax);
    const bytes = Buffer.alloc(Math.max(0, size - start));
    return bytes.subarray(0, readSync(log, bytes, 0, bytes.length, start)).toString('utf8');
  } finally {
    closeSync(log);
  }
}

/** Passes on the lines that are added to a log. @returns what ends it */
export function followLog(file: string, tell: (line: string) => void): () => void {
  let at = logSize(file);
  const pass = () => {
    const added = readLog(file, at);
    // What follows the last line's end is read again when its line is complete.
    const complete = added.slice(0, added.lastIndexOf('\n') + 1);
    at += Buffer.byteLength(complete);
    for (const line of complete.split('\n').slice(0, -1)) tell(line);
  };
  const timer = setInterval(pass, followEveryMs);
  return () => {
    clearInterval(timer);
    pass();
  };
}
