import * as z from 'zod';

/** A JSON Schema (draft 2020-12) fragment, as it is written into the OpenAPI document. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * What a value looks like on the wire, where its zod schema cannot say it: a path number arrives as text and becomes a
 * bigint, text limits are counted in code points by a check of ours. The OpenAPI document writes these instead.
 */
export const wireSchemas = z.registry<{ json: JsonSchema }>();

/**
 * Documents a schema by hand. Call it last: every further zod method returns another schema, which is not registered.
 */
export function documentedAs<T extends z.ZodType>(schema: T, json: JsonSchema): T {
  wireSchemas.add(schema, { json });
  return schema;
}

/** Schemas that the OpenAPI document names under `components/schemas`; everything else is written in place. */
export const components = {
  /** Documented as callers send them. */
  input: z.registry<{ id: string }>(),
  /** Documented as callers receive them. */
  output: z.registry<{ id: string }>(),
};

/** Gives a schema of answers or events its name in the OpenAPI document. */
export function component<T extends z.ZodType>(id: string, schema: T): T {
  components.output.add(schema, { id });
  return schema;
}

/** Gives a schema of request bodies its name in the OpenAPI document. */
export function requestComponent<T extends z.ZodType>(id: string, schema: T): T {
  components.input.add(schema, { id });
  return schema;
}

/** Names the answer that holds nothing but `data`. */
export function dataComponent<T extends z.ZodType>(id: string, data: T) {
  return component(id, z.strictObject({ data }));
}
