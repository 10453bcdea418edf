import * as z from 'zod';
import { errorStatuses } from '../errors/codes.ts';
import { component, components, type JsonSchema, wireSchemas } from '../json-schema.ts';

/** The error body as the document shows it; `details` differ by code and are shown in each answer's examples. */
export const errorBodySchema = component(
  'Error',
  z.strictObject({
    error: z.strictObject({
      code: z.enum(Object.keys(errorStatuses)).meta({ description: 'What went wrong; stable.' }),
      message: z.string().meta({ description: 'A sentence in the language asked for by `Accept-Language`.' }),
      details: z.looseObject({}),
    }),
  }),
);

type Direction = 'input' | 'output';

function options(io: Direction) {
  return {
    io,
    target: 'draft-2020-12' as const,
    override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
      const wire = wireSchemas.get(zodSchema);
      if (!wire) return;
      for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      Object.assign(jsonSchema, structuredClone(wire.json));
    },
  };
}

const pointerOf = (id: string) => `#/components/schemas/${id}`;

/** Every named schema. Requests are documented as they are sent, answers as they are received. */
export function componentSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const io of ['input', 'output'] as const) {
    const { schemas: made } = z.toJSONSchema(components[io], { ...options(io), uri: pointerOf });
    for (const [id, schema] of Object.entries(made)) schemas[id] = withoutIdentity(schema as JsonSchema);
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A schema in place: a reference when it is a named one. */
export function schemaOf(schema: z.ZodType, io: Direction): JsonSchema {
  const named = components[io].get(unwrapped(schema));
  return named ? { $ref: pointerOf(named.id) } : withoutIdentity(z.toJSONSchema(schema, options(io)) as JsonSchema);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** The document says once which dialect it is written in, and its schemas are found by pointer. */
function withoutIdentity({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
