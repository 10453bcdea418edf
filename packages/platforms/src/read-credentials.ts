import type { z } from 'zod';

/** Credentials that are kept as a JSON object, or null when the text is none of that form. Errors would quote it. */
export function readCredentials<T>(schema: z.ZodType<T>, text: string): T | null {
  return schema.safeParse(parse(text)).data ?? null;
}

/** The names of what such credentials lack or have in another form; `json` for a text that is none. */
export function lackingIn(schema: z.ZodType, text: string): string[] {
  const given = parse(text);
  if (given === undefined) return ['json'];
  const issues = schema.safeParse(given).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join('.') || 'json'))];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
