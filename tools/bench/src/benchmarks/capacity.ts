import type { Benchmark } from '../benchmark.ts';
import { type Assumptions, type Simulated, simulate } from '../capacity/simulate.ts';
import { measureTenth, type Tenth, timesFaster } from '../capacity/tenth.ts';
import type { Figure } from '../measure/figures.ts';
import { sumCpu } from '../measure/processor-time.ts';
import { percentile } from '../measure/statistics.ts';

/** A hundred thousand places that get ten million reviews a month. */
const whole: Assumptions = {
  places: 100_000,
  reviewsPerMonth: 10_000_000,
  skew: 0.7,
  peak: 1.8,
  readEveryMinS: 300,
  readEveryMaxS: 3_600,
  platformAnswersMs: 400,
  pageSize: 50,
  keptMonths: 24,
};
/** What is measured is the busiest moment, all the time, at places that had no reviews before. */
const tenth: Assumptions = {
  ...whole,
  places: whole.places / 10,
  reviewsPerMonth: (whole.reviewsPerMonth / 10) * whole.peak,
  peak: 1,
  keptMonths: 0,
};
const monthS = 30 * 86_400;
const minuteS = 60;
const hourS = 3_600;
/** `--seconds 4` measures for 12 minutes, which are 72 of business time. */
const loadFactor = 180;

export const capacity: Benchmark = {
  about: 'reads of 100,000 places simulated, and a tenth of them measured beside the same simulation',
  run: async (bench) => {
    const all = simulate(whole);
    const part = simulate(tenth);
    const wallS = bench.options.seconds * loadFactor;
    const measured = await measureTenth(bench, {
      places: part.places,
      reviewsPerSecond: tenth.reviewsPerMonth / monthS,
      wallS,
    });
    return {
      benchmark: 'capacity',
      conditions: [
        `${whole.places.toLocaleString('en')} places, ${whole.reviewsPerMonth.toLocaleString('en')} reviews a month, ${whole.peak} times the average at the busiest moment.`,
        `Measured: a tenth of the places for ${wallS} s, with business time ${timesFaster} times as fast, so ${timesFaster} tenths of the reads a second.`,
        'Processor time of every process of the platform but the simulator, and of Postgres and Kafka, per read that it made.',
      ],
      figures: [...figuresOf('simulated', all), ...figuresOf('a tenth, simulated', part), ...measuredFigures(measured)],
    };
  },
};

function figuresOf(name: string, { hours, delaysS, readAtOnce }: Simulated): Figure[] {
  const most = (of: (hour: Simulated['hours'][number]) => number) => Math.max(...hours.map(of));
  return [
    { figure: `${name}: reads of places, busiest hour`, unit: '1/s', value: most(({ reads }) => reads) / hourS },
    {
      figure: `${name}: calls of platforms, busiest hour`,
      unit: '1/min',
      value: (most(({ calls }) => calls) / hourS) * minuteS,
    },
    { figure: `${name}: places read at once, busiest hour`, unit: 'places', value: readAtOnce },
    { figure: `${name}: reviews found, busiest hour`, unit: '1/s', value: most(({ reviews }) => reviews) / hourS },
    ...delayFigures(name, delaysS),
  ];
}

function measuredFigures({ seconds, reads, reviews, delaysS, cpu }: Tenth): Figure[] {
  const name = 'a tenth, measured';
  const used = cpu === null ? null : sumCpu(cpu);
  return [
    { figure: `${name}: reads of places`, unit: '1/s of business time', value: reads / seconds },
    { figure: `${name}: reviews found`, unit: '1/s of business time', value: reviews / seconds },
    ...delayFigures(name, delaysS),
    { figure: `${name}: processor time, all`, unit: 'CPU ms a read', value: used === null ? null : used / reads },
    ...Object.entries(cpu ?? {}).map(([of, ms]) => ({
      figure: `${name}: of it ${of}`,
      unit: 'CPU ms a read',
      value: ms / reads,
    })),
  ];
}

const delayFigures = (name: string, delaysS: readonly number[]): Figure[] =>
  [0.5, 0.99].map((share) => ({
    figure: `${name}: from a review to its read, p${share * 100}`,
    unit: 's',
    value: percentile(delaysS, share),
  }));
