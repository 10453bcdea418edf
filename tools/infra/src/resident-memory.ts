import { readFileSync } from 'node:fs';

const kilobyte = 1_024;

/** Resident memory of a process, in bytes; null where /proc is missing or the process has ended. */
export interface ResidentMemory {
  readonly totalBytes: number;
  /** The most that it had in all so far. */
  readonly peakBytes: number;
  /** Its own, which no file backs: heaps and stacks. The rest is code, which processes of one program share. */
  readonly anonymousBytes: number;
}

export function readResidentMemory(pid: number | undefined): ResidentMemory | null {
  if (pid === undefined) return null;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      totalBytes: lineBytes(status, 'VmRSS'),
      peakBytes: lineBytes(status, 'VmHWM'),
      anonymousBytes: lineBytes(status, 'RssAnon'),
    };
  } catch {
    return null;
  }
}

/** A line of proc_pid_status(5), such as `VmRSS:    131072 kB`. */
function lineBytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * kilobyte;
}
