import { sources } from '@review-reply/platforms/sources';
import * as z from 'zod';

/**
 * Every id of the public API. Inside they are bigint; the renderers refuse one beyond what JSON numbers hold exactly.
 */
export const idSchema = z
  .int()
  .min(1)
  .meta({ format: 'int64', examples: [4711] });

/** The text form of a time in every answer: RFC 3339 in UTC with milliseconds. */
export const timePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

export const timeSchema = z
  .string()
  .regex(timePattern)
  .meta({
    format: 'date-time',
    description: 'RFC 3339, UTC, milliseconds.',
    examples: ['2026-11-20T09:30:00.000Z'],
  });

/** An amount of Suns: at most three decimals, which JSON Schema cannot check reliably on binary fractions. */
export const sunsSchema = z
  .number()
  .refine((suns) => Math.round(suns * 1000) / 1000 === suns)
  .meta({ description: 'Suns, with up to 3 decimals.', examples: [12.5] });

/** An amount of euros as a decimal string, so that no client rounds it by accident. */
export const eurosSchema = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'Euros as a decimal string.', examples: ['12.40'] });

export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-11'] });

export const countSchema = z.int().min(0);

export const sourceSchema = z.enum(sources);
