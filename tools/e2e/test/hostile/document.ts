// biome-ignore lint/suspicious/noExplicitAny: the document is walked as the JSON that clients read.
export type Json = any;

/** The section of a listing that is changed: each has a body, and an example, of its own. */
export const changedSection = 'hours';

/** An operation as the served document describes it, references resolved. */
export interface Documented {
  readonly id: string;
  readonly method: string;
  /** Below the API's base, parameters in braces. */
  readonly path: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Json }[];
  readonly body: {
    readonly type: string;
    readonly required: boolean;
    readonly schema: Json;
    readonly example: Json;
  } | null;
  readonly byToken: boolean;
  readonly errorCodes: ReadonlySet<string>;
}

export async function readDocument(baseUrl: string): Promise<Documented[]> {
  const document: Json = await (await fetch(`${baseUrl}/openapi.json`)).json();
  const resolve = (node: Json): Json =>
    typeof node?.$ref !== 'string'
      ? node
      : node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, name: string) => at[name], document);
  const bodyOf = (requestBody: Json): Documented['body'] => {
    const [entry] = Object.entries<Json>(requestBody?.content ?? {});
    if (entry === undefined) return null;
    const [type, { schema, example: only, examples }] = entry;
    const example = only ?? examples?.[changedSection]?.value;
    const whole = resolve(schema);
    // Of several shapes the one that the example has.
    const shapes: Json[] = (whole.anyOf ?? [whole]).map(resolve);
    const ofExample = shapes.find(({ properties = {} }) =>
      Object.keys(example ?? {}).every((name) => name in properties),
    );
    return { type, required: requestBody.required === true, schema: ofExample ?? whole, example };
  };
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(
      ([method, operation]): Documented => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters.map(resolve),
        body: bodyOf(operation.requestBody),
        byToken: operation.security.some((scheme: Json) => 'bearer' in scheme),
        errorCodes: new Set(
          Object.values<Json>(operation.responses).flatMap((response) =>
            Object.keys(resolve(response).content?.['application/json']?.examples ?? {}),
          ),
        ),
      }),
    ),
  );
}
