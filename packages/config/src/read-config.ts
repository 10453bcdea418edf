import { readFileSync } from 'node:fs';
import { ConfigError, type Environment, parseConfig } from './parse-config.ts';
import type { ConfigOf, Settings } from './settings.ts';

/**
 * `parseConfig` of an environment that may name files in place of values, as orchestrators mount secrets: NAME_FILE is
 * the file that holds NAME, its last line break aside. It is read once.
 * @param findMore further faults, such as those that show only when settings are seen together
 * @throws ConfigError naming every fault at once
 */
export function readConfig<S extends Settings>(
  declared: S,
  env: Environment,
  findMore: (env: Environment) => readonly string[] = () => [],
): ConfigOf<S> {
  const { filled, problems } = fillFromFiles(declared, env);
  problems.push(...findMore(filled));
  try {
    const config = parseConfig(declared, filled);
    if (problems.length === 0) return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.unshift(...error.problems);
  }
  throw new ConfigError(problems);
}

function fillFromFiles(declared: Settings, env: Environment): { filled: Environment; problems: string[] } {
  const filled: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of Object.keys(declared)) {
    const file = env[`${name}_FILE`];
    if (!file || `${name}_FILE` in declared) continue;
    if (env[name]) {
      problems.push(`${name} and ${name}_FILE are both given: one of them has to go.`);
      continue;
    }
    try {
      filled[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE can't be read: ${(error as NodeJS.ErrnoException).code}.`);
    }
  }
  return { filled, problems };
}
