import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A request and its answer, as they went over the wire. */
export interface Documented {
  readonly method: string;
  /** Below the API's base, with the query. */
  readonly path: string;
  readonly requestHeaders: Headers;
  /** Parsed; undefined when there was none. */
  readonly requestBody: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed. */
  readonly body: unknown;
}

export interface Oracle {
  /** @throws Error naming every point in which an exchange is not as the document says */
  check(exchange: Documented): void;
  /** Operations with the statuses that were seen. */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as the JSON that clients read.
type Json = any;

/** Sent when they have something to say; whether they have to be there is checked by the code of the error. */
const conditionalHeaders = ['Idempotent-Replayed', 'Retry-After', 'WWW-Authenticate'];
const headersOfCode: Readonly<Record<string, readonly string[]>> = {
  invalid_token: ['WWW-Authenticate'],
  invalid_client: ['WWW-Authenticate'],
  insufficient_scope: ['WWW-Authenticate'],
  idempotency_in_progress: ['Retry-After'],
  rate_limited: ['Retry-After'],
  service_unavailable: ['Retry-After'],
  generation_unavailable: ['Retry-After'],
};

/** The OpenAPI document that a platform serves, as the judge of what it answers and accepts. */
export async function loadOracle(baseUrl: string): Promise<Oracle> {
  const response = await fetch(`${baseUrl}/openapi.json`);
  return createOracle(await response.json());
}

export function createOracle(document: Json): Oracle {
  const schemas = openSchemas(document);
  const seen = new Map<string, Set<number>>();
  return {
    seen,
    check: (exchange) => {
      const [path = ''] = exchange.path.split('?', 1);
      const template = Object.keys(document.paths).find((one) => matches(one, path));
      const operation = template === undefined ? undefined : document.paths[template][exchange.method.toLowerCase()];
      const problems =
        template === undefined || operation === undefined
          ? ['the operation is not documented']
          : [
              ...answerProblems(schemas, operation, exchange),
              ...(exchange.status < 400 ? requestProblems(schemas, operation, template, exchange) : []),
            ];
      const id: string = operation?.operationId ?? exchange.path;
      seen.set(id, (seen.get(id) ?? new Set()).add(exchange.status));
      if (problems.length === 0) return;
      throw new Error(
        `${exchange.method} ${exchange.path} answered ${exchange.status}, which is not as documented:\n- ${problems.join('\n- ')}\n${JSON.stringify(exchange.body).slice(0, 2_000)}`,
      );
    },
  };
}

/** The schemas of a document. */
interface Schemas {
  /** What a reference within the document points to; anything else is itself. */
  resolve(node: Json): Json;
  /** In what a value is not as a schema says, each beginning with `where`. */
  problemsOf(schema: Json, value: unknown, where: string): string[];
}

function openSchemas(document: Json): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('int64', true);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const problemsOf = (schema: Json, value: unknown, where: string): string[] => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    let check = compiled.get(text);
    if (check === undefined) {
      check = ajv.compile(JSON.parse(text));
      compiled.set(text, check);
    }
    if (check(value)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${where}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  const resolve = (node: Json): Json => {
    if (typeof node?.$ref !== 'string') return node;
    return node.$ref
      .slice(2)
      .split('/')
      .reduce((at: Json, name: string) => at[name], document);
  };
  return { resolve, problemsOf };
}

function answerProblems(
  { resolve, problemsOf }: Schemas,
  operation: Json,
  { status, headers, body }: Documented,
): string[] {
  const response = resolve(operation.responses[status]);
  if (response === undefined) return [`status ${status} is not documented`];
  const content = response.content?.['application/json'];
  if (!/^application\/json(; charset=utf-8)?$/.test(headers.get('content-type') ?? ''))
    return [`content type ${headers.get('content-type')} is not documented`];
  const code: string | undefined = status >= 400 ? (body as Json)?.error?.code : undefined;
  const problems = problemsOf(content.schema, body, 'body');
  if (status >= 400 && content.examples?.[code ?? ''] === undefined) problems.push(`code ${code} is not documented`);
  for (const [name, reference] of Object.entries(response.headers ?? {})) {
    const value = headers.get(name);
    const due = !conditionalHeaders.includes(name) || headersOfCode[code ?? '']?.includes(name) === true;
    if (value !== null)
      problems.push(
        ...problemsOf(resolve(reference).schema, fromText(resolve(reference).schema, value), `header ${name}`),
      );
    else if (due) problems.push(`header ${name} is missing`);
  }
  for (const name of conditionalHeaders)
    if (headers.has(name) && response.headers?.[name] === undefined) problems.push(`header ${name} is not documented`);
  return problems;
}

/** What was accepted must be what the document asks for. */
function requestProblems(
  { resolve, problemsOf }: Schemas,
  operation: Json,
  template: string,
  exchange: Documented,
): string[] {
  const [path = '', query = ''] = exchange.path.split('?', 2);
  const parameters: Json[] = operation.parameters.map(resolve);
  const given = new URLSearchParams(query);
  const values: Record<string, Json> = { path: valuesOf(template, path), query: Object.fromEntries(given) };
  const problems = [...given.keys()]
    .filter((name) => !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
    .map((name) => `query parameter ${name} was accepted but is not documented`);
  for (const { name, in: place, required, schema } of parameters) {
    const value = place === 'header' ? exchange.requestHeaders.get(name) : values[place]?.[name];
    const where = `${place} parameter ${name}`;
    if (value !== undefined && value !== null) problems.push(...problemsOf(schema, fromText(schema, value), where));
    else if (required) problems.push(`${where} is required but was not missed`);
  }
  const { requestBody: sent } = exchange;
  if (sent === undefined)
    return operation.requestBody?.required ? [...problems, 'a body is required but was not missed'] : problems;
  const [content] = Object.values<Json>(operation.requestBody?.content ?? {});
  return content === undefined
    ? [...problems, 'a body was accepted but is not documented']
    : [...problems, ...problemsOf(content.schema, sent, 'request body')];
}

const parameterPattern = /\{(\w+)\}/g;

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(parameterPattern, '(?<$1>[^/]+)')}$`);
}

const matches = (template: string, path: string) => patternOf(template).test(path);

function valuesOf(template: string, path: string): Record<string, string> {
  const groups = patternOf(template).exec(path)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Parameters and headers travel as text; the document says what they are. */
function fromText(schema: Json, value: string): unknown {
  if (schema.type === 'integer' || schema.type === 'number')
    return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (schema.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}
