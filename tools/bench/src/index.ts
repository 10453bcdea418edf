export type { Benchmark } from './benchmark.ts';
