import type { z } from 'zod';

/** Credentials that are kept as a JSON object, or null when the text is none of that form. Errors would quote it. */
export function readCredentials<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
