import { type CpuReading, cpuBetween, type Participants, readCpu, sumCpu } from './processor-time.ts';

/** What one side did in one round. */
export interface Sample {
  /** How many units of work: requests, deliveries, pairs. */
  readonly units: number;
  readonly seconds: number;
  /** Processor time by participant; null where it can't be read. */
  readonly cpu: CpuReading | null;
  /** Milliseconds of each unit, where they were taken. */
  readonly latenciesMs: readonly number[];
}

/** One way to do the work. */
export interface Side {
  readonly name: string;
  participants(): Participants;
  /** Works once and tells how much it did. It may prepare first, outside of what is measured. */
  run(measure: Measure, isWarmUp: boolean): Promise<void>;
}

/** Measures the work it is given, wall clock and processor time. */
export type Measure = (work: () => Promise<Work>) => Promise<void>;

export interface Work {
  readonly units: number;
  readonly latenciesMs?: readonly number[];
}

/**
 * Runs the sides in turn, forwards in one round and backwards in the next (A B, B A, …), so that what gets slower or
 * faster over the run, or by a neighbour on the machine, falls on all of them alike. A round before the first is thrown
 * away: it warms compilers and caches.
 */
export async function alternate(
  sides: readonly Side[],
  rounds: number,
  progress: (line: string) => void,
): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(sides.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 1 ? sides : [...sides].reverse();
    for (const side of order) {
      const sample = await sampleOf(side, round === 0);
      const perSecond = (sample.units / sample.seconds).toFixed(0);
      const cpu = sample.cpu === null ? '' : `, ${(sumCpu(sample.cpu) / sample.units).toFixed(3)} CPU ms each`;
      progress(`${round === 0 ? 'warm-up' : `round ${round}/${rounds}`} · ${side.name}: ${perSecond}/s${cpu}`);
      if (round > 0) samples.get(side.name)?.push(sample);
    }
  }
  return samples;
}

async function sampleOf(side: Side, isWarmUp: boolean): Promise<Sample> {
  let sample: Sample | undefined;
  await side.run(async (work) => {
    const before = readCpu(side.participants());
    const startedAt = performance.now();
    const { units, latenciesMs = [] } = await work();
    const seconds = (performance.now() - startedAt) / 1_000;
    sample = { units, seconds, cpu: cpuBetween(before, readCpu(side.participants())), latenciesMs };
  }, isWarmUp);
  if (sample === undefined) throw new Error(`${side.name} measured nothing.`);
  if (sample.units === 0) throw new Error(`${side.name} did no work.`);
  return sample;
}
