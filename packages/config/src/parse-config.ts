import type { ConfigOf, Settings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every fault of a configuration at once, so that an operator mends it in one go. Values are never repeated. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads settings from an environment. Pure: it looks at nothing but `env`.
 * An empty variable counts as absent, as shells and Kubernetes produce both.
 * What is refused in production alone is refused wherever NODE_ENV does not say development or test.
 * @returns a frozen object with one entry a setting
 * @throws ConfigError naming every missing or malformed variable with its description
 */
export function parseConfig<S extends Settings>(declared: S, env: Environment): ConfigOf<S> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  const isProduction = env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test';
  for (const [name, { schema, description, inProduction }] of Object.entries(declared)) {
    const raw = env[name] === '' ? undefined : env[name];
    const parsed = schema.safeParse(raw);
    if (parsed.success) {
      values[name] = parsed.data;
      const fault = isProduction ? inProduction?.(parsed.data) : undefined;
      if (fault !== undefined) problems.push(`${name} ${fault}: ${description}`);
    } else if (raw === undefined) problems.push(`${name} is missing: ${description}`);
    else
      problems.push(`${name} is not valid (${parsed.error.issues.map((i) => i.message).join('; ')}): ${description}`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(values) as ConfigOf<S>;
}
