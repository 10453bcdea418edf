import type { Reply } from './compose-reply.ts';

const depthMax = 8;

type Schema = Readonly<Record<string, unknown>>;

/**
 * A value that fits a JSON schema of the kind that structured output allows, with the reply where it belongs: the body
 * in a string property named like `body`, `reply` or `text`, the language in one named like `language`.
 * Unknown properties get the least value that fits.
 */
export function fillSchema(schema: Schema, reply: Reply): unknown {
  return fill(schema, 'body', { root: schema, reply, depth: 0 });
}

interface Place {
  readonly root: Schema;
  readonly reply: Reply;
  readonly depth: number;
}

function fill(schema: Schema, key: string, place: Place): unknown {
  if (place.depth > depthMax) return null;
  const within = { ...place, depth: place.depth + 1 };
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return chooseFrom(schema.enum, key, place.reply);
  const target = referenced(schema, place.root) ?? firstOf(schema.anyOf) ?? firstOf(schema.oneOf);
  if (target !== undefined) return fill(target, key, within);
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  switch (types.find((type) => type !== 'null')) {
    case 'object': {
      const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {});
      return Object.fromEntries(
        properties.map(([name, part]) => [name, fill(isSchema(part) ? part : {}, name, within)]),
      );
    }
    case 'array':
      return fillArray(schema, key, within);
    case 'boolean':
      return (
        (/human|risk|review/i.test(key) && place.reply.needsHuman) ||
        key === 'followed_wishes' ||
        (key === 'wrong_stance' && place.reply.doubted === true)
      );
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 0;
    case 'string':
      return fillString(schema, key, place.reply);
    default:
      return null;
  }
}

function fillArray(schema: Schema, key: string, place: Place): unknown[] {
  const items = isSchema(schema.items) ? schema.items : { type: 'string' };
  if (key === 'points' && items.type === 'object')
    return place.reply.points.map((point) => ({ ...fillPoint(items, place), ...point }));
  if (key === 'risks') return [...place.reply.risks];
  if (/point|topic/i.test(key) && items.type === 'string' && !Array.isArray(items.enum))
    return [...place.reply.addressedPoints];
  const length = typeof schema.minItems === 'number' ? Math.min(schema.minItems, 10) : 0;
  return Array.from({ length }, () => fill(items, key, place));
}

/** A point's own words aside, the least that its schema takes. */
function fillPoint(items: Schema, place: Place): Record<string, unknown> {
  const filled = fill(items, 'point', place);
  return isSchema(filled) ? { ...filled } : {};
}

function fillString(schema: Schema, key: string, reply: Reply): string {
  if (/lang/i.test(key)) return reply.language;
  const text = /body|reply|text|content|message|answer/i.test(key) ? reply.body : '';
  const minLength = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const maxLength = typeof schema.maxLength === 'number' ? schema.maxLength : text.length;
  return text.slice(0, Math.max(maxLength, minLength)).padEnd(minLength, '-');
}

function chooseFrom(values: readonly unknown[], key: string, reply: Reply): unknown {
  return /lang/i.test(key) && values.includes(reply.language) ? reply.language : values[0];
}

function referenced(schema: Schema, root: Schema): Schema | undefined {
  if (typeof schema.$ref !== 'string' || !schema.$ref.startsWith('#/')) return undefined;
  let found: unknown = root;
  for (const part of schema.$ref.slice(2).split('/')) found = isSchema(found) ? found[part] : undefined;
  return isSchema(found) ? found : undefined;
}

/** The first alternative that is not null. */
function firstOf(alternatives: unknown): Schema | undefined {
  if (!Array.isArray(alternatives)) return undefined;
  return alternatives.find((one): one is Schema => isSchema(one) && one.type !== 'null');
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
