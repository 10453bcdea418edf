import { runBenchmark } from './benchmark.ts';
import { benchmarks } from './benchmarks/index.ts';
import { publishReport } from './measure/report.ts';
import { parseBenchOptions, usage } from './options.ts';

try {
  const options = parseBenchOptions(process.argv.slice(2), new Set(benchmarks.keys()));
  if (options.help) console.log(usage(benchmarks));
  else {
    for (const name of options.names) {
      const benchmark = benchmarks.get(name);
      if (benchmark === undefined) continue;
      const { rounds, seconds, reviews, deliveries } = options;
      publishReport(await runBenchmark(name, benchmark, options), { rounds, seconds, reviews, deliveries });
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
