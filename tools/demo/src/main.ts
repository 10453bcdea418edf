import { createApiClient } from './api-client.ts';
import { findOrStartPlatform } from './platform.ts';
import { runDemo } from './run-demo.ts';
import { createStepRunner } from './step.ts';

const print = (line: string) => console.log(line);
const startedMs = performance.now();
const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);

let stop = async () => {};
try {
  const platform = await findOrStartPlatform(print);
  stop = platform.stop;
  print(`\nThe platform is ready (${seconds()} s). The demo:\n`);
  await runDemo({
    api: createApiClient(platform.baseUrl),
    simulatorUrl: platform.simulatorUrl,
    account: platform.account,
    grantSuns: platform.grantSuns,
    step: createStepRunner(print),
  });
  print(`\nDone in ${seconds()} s.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stop();
}
