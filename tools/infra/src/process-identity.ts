import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Names one process for ever: numbers are used again, but not with the same starting time. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

/** @returns undefined when no such process runs (one that only waits to be reaped does not count as running) */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

// Field numbers of proc_pid_stat(5), counted from after the command's name, which may itself hold spaces.
const stateField = 0;
const startTimeField = 19;

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[stateField] === 'Z' ? undefined : fields[startTimeField];
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ') + 1).trim();
  } catch {
    return undefined;
  }
}
