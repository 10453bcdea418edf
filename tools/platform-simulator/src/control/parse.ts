import { z } from 'zod';
import { badInput } from './errors.ts';

/** @throws Refusal 400 naming every field that is wrong */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw badInput(`Bad input: ${fields.map(({ path, message }) => `${path || 'body'}: ${message}`).join('; ')}`, fields);
}

/** A time as RFC 3339, read as milliseconds. */
export const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
export const placeId = z.string().min(1).max(200);
