import type { z } from 'zod';

/** One environment variable: how it is parsed and one sentence (with its unit) on what it does. */
export interface Setting<T = unknown> {
  readonly schema: z.ZodType<T>;
  readonly description: string;
  /** What is wrong with a value in production that will do in development and tests; undefined when nothing is. */
  readonly inProduction?: (value: unknown) => string | undefined;
}

export type Settings = Readonly<Record<string, Setting>>;

export type ConfigOf<S extends Settings> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/** Declares a process's settings; the keys are the names of the environment variables. */
export function settings<const S extends Settings>(declared: S): S {
  return declared;
}
