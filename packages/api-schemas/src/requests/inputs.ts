import * as z from 'zod';
import type { faultCodes } from '../faults/codes.ts';
import { documentedAs } from '../json-schema.ts';

type FaultCode = keyof typeof faultCodes;

/** Reports a fault from inside a schema; `faultsOf` reads the code and params back. */
function report(context: { value: unknown; issues: unknown[] }, code: FaultCode, params: object = {}): void {
  context.issues.push({ code: 'custom', input: context.value, params: { fault: code, ...params }, continue: true });
}

export interface TextLimits {
  /** Unicode code points after trimming; 1 by default, since an empty text says nothing. */
  readonly lengthMin?: number;
  /** Unicode code points after trimming. */
  readonly lengthMax: number;
  readonly trim?: boolean;
  readonly description?: string;
  readonly examples?: readonly string[];
}

/**
 * Text from a caller. Lengths are counted in code points, as JSON Schema does, not in UTF-16 units as zod does. NUL is
 * refused since Postgres cannot store it, lone surrogates since no UTF-8 can.
 */
export function text({ lengthMin = 1, lengthMax, trim = false, description, examples }: TextLimits) {
  const checked = (trim ? z.string().trim() : z.string()).check((context) => {
    const value = context.value;
    if (value.includes('\0')) report(context, 'nul_character');
    if (!value.isWellFormed()) report(context, 'invalid_text');
    const length = value.length > lengthMax ? [...value].length : value.length;
    if (length > lengthMax) report(context, 'too_long', { maximum: lengthMax, actual: length });
    else if (lengthMin > 0 && value.trim() === '') report(context, 'blank');
    else if (lengthMin > 1 && [...value].length < lengthMin) report(context, 'too_short', { minimum: lengthMin });
  });
  return documentedAs(checked, {
    type: 'string',
    ...(lengthMin > 0 && { minLength: lengthMin }),
    maxLength: lengthMax,
    ...(description && { description }),
    ...(examples && { examples }),
  });
}

/** An id in the path: decimal digits, without sign or leading zeros, at most what a JSON number holds exactly. */
export function pathId(description: string) {
  const schema = z.string().transform((value, context): bigint => {
    if (!/^\d+$/.test(value)) report(context, 'not_a_number');
    else if (!/^[1-9]\d{0,15}$/.test(value) || BigInt(value) > BigInt(Number.MAX_SAFE_INTEGER))
      report(context, 'out_of_range', { minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
    else return BigInt(value);
    return z.NEVER;
  });
  return documentedAs(schema, idJson(description));
}

/** An id in a JSON body: a number there, a bigint from here on. */
export function bodyId(description: string) {
  return documentedAs(
    z
      .int()
      .min(1)
      .transform((value) => BigInt(value)),
    idJson(description),
  );
}

function idJson(description: string) {
  return { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description };
}

/** A whole number in the query. */
export function queryInteger(minimum: number, maximum: number, description: string, fallback?: number) {
  const schema = z.string().transform((value, context): number => {
    if (!/^-?\d{1,15}$/.test(value)) report(context, 'not_a_number');
    else if (Number(value) < minimum || Number(value) > maximum) report(context, 'out_of_range', { minimum, maximum });
    else return Number(value);
    return z.NEVER;
  });
  const json = { type: 'integer', minimum, maximum, description };
  return documentedAs(schema, fallback === undefined ? json : { ...json, default: fallback });
}

/** `true` or `false` in the query, spelled so and no other way. */
export function queryBoolean(description: string) {
  const schema = z.enum(['true', 'false']).transform((value) => value === 'true');
  return documentedAs(schema, { type: 'boolean', description });
}

const rfc3339 =
  /^((\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const secondsMin = Date.parse('0001-01-01T00:00:00Z') / 1000;
const secondsMax = Date.parse('9999-12-31T23:59:59Z') / 1000;
/** The last microsecond of the last year: what is finer could only be rounded out of it. */
const lastNanosMax = 999_999_000;

/** A time as exact as it was sent, in the shape of a protobuf timestamp. */
export interface ExactTime {
  readonly seconds: bigint;
  readonly nanos: number;
}

/** Whether the day exists: `Date.parse` would move 30 February into March. */
function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/**
 * A time in the query: RFC 3339 with an offset, years 1 to 9999 in UTC (what a protobuf timestamp and Postgres both
 * hold). It is kept as fine as it was sent: rounded, a bound would let in what lies before it.
 */
export function queryTime(description: string) {
  const schema = z.string().transform((value, context): ExactTime => {
    const [, local, year, month, day, fraction = '', offset] = rfc3339.exec(value.toUpperCase()) ?? [];
    const isTime = isDay(Number(year), Number(month), Number(day));
    const seconds = isTime ? Date.parse(`${local}${offset}`) / 1000 : Number.NaN;
    const nanos = Number(fraction.padEnd(9, '0'));
    if (Number.isNaN(seconds)) report(context, 'invalid_format', { expected: 'RFC 3339 date-time' });
    else if (seconds < secondsMin || seconds > secondsMax || (seconds === secondsMax && nanos > lastNanosMax))
      report(context, 'out_of_range', { minimum: '0001-01-01T00:00:00Z', maximum: '9999-12-31T23:59:59.999999Z' });
    else return { seconds: BigInt(seconds), nanos };
    return z.NEVER;
  });
  return documentedAs(schema, {
    type: 'string',
    format: 'date-time',
    description: `${description} RFC 3339 with an offset; encode \`+\` as \`%2B\`.`,
  });
}

/** Text that follows a pattern, with the fault to report when it does not. */
export function patterned(pattern: RegExp, code: FaultCode, json: Record<string, unknown>) {
  const schema = z.string().check((context) => {
    if (!pattern.test(context.value)) report(context, code);
  });
  return documentedAs(schema, { type: 'string', pattern: pattern.source, ...json });
}

export { report };
