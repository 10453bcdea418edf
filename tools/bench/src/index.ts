export type { Benchmark } from './benchmark.ts';
export { benchmarks } from './benchmarks/index.ts';
