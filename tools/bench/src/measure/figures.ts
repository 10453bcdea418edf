import { sumCpu } from './processor-time.ts';
import type { Sample } from './rounds.ts';
import { median } from './statistics.ts';

export interface Goal {
  readonly is: 'at least' | 'at most';
  readonly value: number;
}

/** One number of a benchmark, as the table and the JSON show it. */
export interface Figure {
  readonly figure: string;
  /** The median of the rounds; null when it could not be measured here. */
  readonly value: number | null;
  readonly unit: string;
  /** Of each round, in their order. */
  readonly rounds?: readonly number[];
  readonly goal?: Goal;
}

export const atLeast = (value: number): Goal => ({ is: 'at least', value });
export const atMost = (value: number): Goal => ({ is: 'at most', value });

/** The median of what each round gave. */
export function ofRounds(figure: string, unit: string, rounds: readonly (number | null)[], goal?: Goal): Figure {
  const known = rounds.filter((value) => value !== null && Number.isFinite(value)) as number[];
  const value = known.length === 0 ? null : median(known);
  return { figure, unit, value, ...(known.length > 0 && { rounds: known }), ...(goal && { goal }) };
}

/** Units of work for a second of processor time; null where that is not known. */
export function perCpuSecond({ units, cpu }: Sample): number | null {
  if (cpu === null) return null;
  const ms = sumCpu(cpu);
  return ms === 0 ? null : (units * 1_000) / ms;
}

export const perSecond = ({ units, seconds }: Sample): number => units / seconds;

/** Milliseconds of processor time for a unit of work, of one participant or of all. */
export function cpuPerUnit({ units, cpu }: Sample, participant?: string): number | null {
  if (cpu === null) return null;
  return (participant === undefined ? sumCpu(cpu) : (cpu[participant] ?? 0)) / units;
}

/** One side's figure divided by the other's, round by round: what both sides suffered cancels out. */
export function ratios(
  ours: readonly Sample[],
  theirs: readonly Sample[],
  of: (sample: Sample) => number | null,
): (number | null)[] {
  return ours.map((sample, round) => {
    const other = theirs[round];
    const [above, below] = [of(sample), other === undefined ? null : of(other)];
    return above === null || below === null || below === 0 ? null : above / below;
  });
}

/** Rate and processor time of each side, participant by participant. */
export function sideFigures(samples: ReadonlyMap<string, readonly Sample[]>, unit: string): Figure[] {
  return [...samples].flatMap(([side, rounds]) => [
    ofRounds(`${side}: rate`, `${unit}/s`, rounds.map(perSecond)),
    ofRounds(
      `${side}: processor time`,
      `CPU ms a ${unit}`,
      rounds.map((sample) => cpuPerUnit(sample)),
    ),
    ...Object.keys(rounds[0]?.cpu ?? {}).map((participant) =>
      ofRounds(
        `${side}: of it ${participant}`,
        `CPU ms a ${unit}`,
        rounds.map((sample) => cpuPerUnit(sample, participant)),
      ),
    ),
  ]);
}
