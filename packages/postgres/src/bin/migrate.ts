import { argv, env, stderr, stdout } from 'node:process';
import { migrate } from '../migrate.ts';

/**
 * The step before a start where no launcher does it: `POSTGRES_URL=… node migrate.js <directory>` brings one database
 * up to date and ends with 0, or says why not and ends with 1; 2 when it was not called like that.
 */
const [, , directory] = argv;
// biome-ignore lint/style/noProcessEnv: this file is a program of its own, started as main.ts files are.
const url = env.POSTGRES_URL;
if (directory === undefined || !url) {
  stderr.write('Usage: POSTGRES_URL=postgres://… node migrate.js <directory of migrations>\n');
  process.exitCode = 2;
} else {
  try {
    const applied = await migrate({ url, directory, progress: (line) => stdout.write(`${line}\n`) });
    if (applied.length === 0) stdout.write('The database is up to date.\n');
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
