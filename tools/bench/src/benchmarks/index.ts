import type { Benchmark } from '../benchmark.ts';
import { events } from './events.ts';
import { footprint } from './footprint.ts';
import { read } from './read.ts';

/** In the order in which they run. */
export const benchmarks: ReadonlyMap<string, Benchmark> = new Map([
  ['footprint', footprint],
  ['events', events],
  ['read', read],
]);
