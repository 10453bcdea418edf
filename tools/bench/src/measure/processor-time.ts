import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** Ticks a second of the times in /proc; Linux shows 100 to programs whatever it counts by itself. */
const ticksPerSecond = 100;

/** Why a figure of processor time is missing. */
export const cpuUnknownReason =
  'Processor time is read from /proc, which only Linux has, and only of servers that this run started itself.';

/** Who takes part in what is measured: processes by a name for the table. */
export interface Participants {
  /** Ids of single processes, such as Node's. */
  readonly processes: Readonly<Record<string, number | undefined>>;
  /** Ids of servers that work in children of theirs, such as Postgres. */
  readonly families: Readonly<Record<string, number | undefined>>;
}

/** Milliseconds of processor time by participant since each was started. */
export type CpuReading = Readonly<Record<string, number>>;

/** @returns null where it can't be known (`cpuUnknownReason`) */
export function readCpu({ processes, families }: Participants): CpuReading | null {
  if (platform() !== 'linux') return null;
  const reading: Record<string, number> = {};
  const parents = Object.keys(families).length > 0 ? readParents() : new Map<number, number>();
  for (const [name, pid] of [...Object.entries(processes), ...Object.entries(families)]) {
    if (pid === undefined) return null;
    const ticks = readTicks(pid);
    if (ticks === null) return null;
    reading[name] = toMs(ticks.own);
  }
  for (const [name, pid] of Object.entries(families)) {
    // Children that ended are counted by their parent; those that live, one by one.
    let ticks = readTicks(pid ?? 0)?.endedChildren ?? 0;
    for (const [child, parent] of parents) if (parent === pid) ticks += readTicks(child)?.own ?? 0;
    reading[name] = (reading[name] ?? 0) + toMs(ticks);
  }
  return reading;
}

/** What was used between two readings; null when one of them is missing. */
export function cpuBetween(before: CpuReading | null, after: CpuReading | null): CpuReading | null {
  if (before === null || after === null) return null;
  return Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, Math.max(0, ms - (before[name] ?? 0))]));
}

export function sumCpu(reading: CpuReading): number {
  return Object.values(reading).reduce((sum, ms) => sum + ms, 0);
}

interface Ticks {
  readonly own: number;
  readonly endedChildren: number;
}

/** See proc_pid_stat(5): fields 14 to 17, counted after the name in parentheses, which may hold spaces. */
function readTicks(pid: number): Ticks | null {
  const fields = readStat(pid);
  if (fields === null) return null;
  const field = (number: number) => Number(fields[number - 3] ?? 0);
  return { own: field(14) + field(15), endedChildren: field(16) + field(17) };
}

function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

function readParents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(pids.map((pid) => [pid, Number(readStat(pid)?.[1] ?? 0)]));
}

const toMs = (ticks: number) => (ticks * 1_000) / ticksPerSecond;
