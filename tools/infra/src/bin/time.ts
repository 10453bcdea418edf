import { runTime } from '../time.ts';
import { localDir } from '../workspace.ts';

try {
  console.log(await runTime(process.argv.slice(2), process.env, localDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
