import type { Json } from './document.ts';

/** Text as JSON writes it, so that what JSON.stringify would not write can be sent too. */
export type Written = string;

const anything: readonly Written[] = ['null', 'true', '[]', '{}', '[[]]', '{"a":1}', '{"__proto__":{"a":1}}'];
const numbers: readonly Written[] = ['-1', '1.5', '1e400', '-1e400', `1${'0'.repeat(30)}`, '9223372036854775808'];
const texts: readonly Written[] = ['""', '"1"', '"__proto__"', '"constructor"'];
const badCharacters: readonly Written[] = ['"a\\u0000b"', '"\\ud800"', '"\\udfff tail"', '"a\\ud800\\ud800"'];

/** Values that a property of this schema does not take, as JSON. */
export function wrongValuesOf(schema: Json): Written[] {
  const isNullable = [schema.type, ...(schema.anyOf ?? []).map(({ type }: Json) => type)].flat().includes('null');
  // An object whose fields are all optional may be empty.
  const isEmptyTaken = schema.type === 'object' && (schema.required ?? []).length === 0;
  return wrongFor(schema).filter((value) => !(value === 'null' && isNullable) && !(value === '{}' && isEmptyTaken));
}

function wrongFor(schema: Json): Written[] {
  if (schema.type === 'integer' || schema.type === 'number')
    return [
      ...anything,
      ...texts,
      ...badCharacters,
      ...numbers,
      ...(schema.maximum === undefined ? [] : [String(BigInt(schema.maximum) + 1n)]),
      ...(schema.minimum === undefined ? [] : [String(schema.minimum - 1)]),
    ];
  if (schema.type === 'array') return wrongArraysOf(schema);
  if (schema.type === 'boolean') return [...anything.filter((value) => value !== 'true'), ...texts, '0', '1'];
  return [...anything, ...numbers, ...badCharacters, ...wrongTextsOf(schema)];
}

function wrongTextsOf({ maxLength, enum: allowed, minLength = 0 }: Json): Written[] {
  return [
    ...(allowed === undefined ? [] : texts),
    ...(minLength > 0 ? ['""'] : []),
    ...(maxLength === undefined
      ? []
      : [JSON.stringify('a'.repeat(maxLength + 1)), JSON.stringify('🛋'.repeat(maxLength + 1))]),
  ];
}

function wrongArraysOf({ items, minItems = 0, maxItems, uniqueItems = false }: Json): Written[] {
  const [right] = (items.enum ?? []).map((value: Json) => JSON.stringify(value));
  return [
    ...anything.filter((value) => value !== '[]'),
    ...texts,
    ...numbers,
    ...(minItems > 0 ? ['[]'] : []),
    ...wrongValuesOf(items).map((value) => `[${value}]`),
    ...(maxItems === undefined
      ? []
      : [`[${Array(maxItems + 1).fill(right ?? '1')}]`, `[${Array(2_000).fill(right ?? '1')}]`]),
    ...(uniqueItems && right !== undefined ? [`[${right},${right}]`] : []),
  ];
}

const encodedTexts = ['%00', 'a%00b'];

/** Values that a path or query parameter of this schema does not take, percent-encoded. */
export function wrongTextOf(schema: Json): string[] {
  const { type, format, enum: allowed, maxLength, pattern } = schema;
  if (type === 'integer')
    return [
      ...['0', '-1', '9007199254740992', '9223372036854775808', `1${'0'.repeat(30)}`, '1e400', '1e1', '1.5', '01x'],
      ...['%2B1', '0x1', 'true', 'null', 'NaN', 'Infinity', '%5B%5D', '%7B%7D', '%D9%A3', '__proto__', '%EF%BC%91'],
      ...['%201', '1%0A', '1%2F2', '1%2C2', ...encodedTexts],
    ];
  if (type === 'boolean') return ['TRUE', '1', '0', 'yes', 'null', 'true%20', '__proto__', ...encodedTexts];
  if (allowed !== undefined) return ['GOOGLE', 'null', '__proto__', 'constructor', '%5B%5D', ...encodedTexts];
  if (format === 'date-time')
    return [
      ...['now', '0', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-11-20', '2026-11-20T25:00:00Z', '1e400'],
      ...['99999-01-01T00:00:00Z', '%2B12026-01-01T00:00:00Z', '0000-01-01T00:00:00Z', 'null', ...encodedTexts],
    ];
  return [
    ...encodedTexts,
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
    ...(pattern === undefined ? [] : ['%C3%A9', 'a%20b', '%5B%5D']),
  ];
}
