import { argv, env, stderr, stdout } from 'node:process';
import { ConfigError, readConfig, settings } from '@review-reply/config';
import { z } from 'zod';
import { migrate } from '../migrate.ts';
import { postgresServer, postgresSettings } from '../settings.ts';

const exitCodeUsage = 2;

const migrateSettings = settings({
  ...postgresSettings,
  POSTGRES_PROCESS_ROLE: {
    schema: z.string().min(1).optional(),
    description:
      "Role that the service's processes work under; it gets the rights to read and write rows, and no others.",
  },
});

/**
 * The step before a start where no launcher does it: `POSTGRES_URL=… node migrate.js <directory>` brings one database
 * up to date and ends with 0, or says why not and ends with 1; 2 when it was not called like that. The settings are
 * those of a service's database (`settings.ts`), under the role that owns it.
 */
const [, , directory] = argv;
try {
  if (directory === undefined) throw new ConfigError(['The directory of migrations is missing.']);
  const config = readConfig(migrateSettings, env);
  const processRole = config.POSTGRES_PROCESS_ROLE;
  const applied = await migrate({
    ...postgresServer(config),
    processRole,
    directory,
    progress: (line) => stdout.write(`${line}\n`),
  });
  if (applied.length === 0) stdout.write('The database is up to date.\n');
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (error instanceof ConfigError) stderr.write('Usage: POSTGRES_URL=postgres://… node migrate.js <directory>\n');
  process.exitCode = error instanceof ConfigError ? exitCodeUsage : 1;
}
