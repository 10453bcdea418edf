import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from './measure/report.ts';
import type { BenchOptions } from './options.ts';

/** One benchmark: starts what it needs, measures, and leaves nothing behind. */
export interface Benchmark {
  /** A few words for the list of benchmarks. */
  readonly about: string;
  run(bench: Bench): Promise<Report>;
}

/** What a benchmark works with. */
export interface Bench {
  readonly options: BenchOptions;
  /** A folder of its own, removed at the end. */
  readonly dir: string;
  progress(line: string): void;
  /** Registers what is to be closed at the end, the last opened first, also when the run fails or is interrupted. */
  onEnd(end: () => Promise<unknown> | unknown): void;
}

/** Runs one benchmark between the making and the removing of its folder. */
export async function runBenchmark(name: string, benchmark: Benchmark, options: BenchOptions): Promise<Report> {
  const dir = await mkdtemp(path.join(tmpdir(), `review-reply-bench-${name}-`));
  // The system user that Postgres runs as must be able to pass through; the folders inside are closed.
  await chmod(dir, 0o711);
  const ends: (() => Promise<unknown> | unknown)[] = [() => rm(dir, { recursive: true, force: true, maxRetries: 5 })];
  const end = async () => {
    for (const close of ends.splice(0).reverse()) await close();
  };
  const interrupt = () => void end().finally(() => process.exit(130));
  const giveUp = (error: unknown) => {
    console.error(error);
    void end().finally(() => process.exit(1));
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('uncaughtException', giveUp);
  try {
    return await benchmark.run({
      options,
      dir,
      progress: (line) => console.error(`${name} · ${line}`),
      onEnd: (close) => ends.push(close),
    });
  } finally {
    await end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt).off('uncaughtException', giveUp);
  }
}
