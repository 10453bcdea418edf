import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { errorCatalogue } from '../errors/catalogue.ts';
import type { JsonSchema } from '../json-schema.ts';
import { errorsOf } from '../operations/errors-of.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { createReplyBodySchema } from '../requests/reviews.ts';
import { openApiDocument } from './document.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as the JSON that clients read.
type Json = any;

const options = { publicUrl: 'https://api.example.com', version: '1.0.0' };
const document: Json = JSON.parse(JSON.stringify(openApiDocument(options)));
const all = Object.values<Operation>(operations);
const documented = (operation: Operation): Json => document.paths[operation.path][operation.method];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('int64', true);
ajv.addSchema(document, 'document');

/** Checks a value against a schema of the document, resolving its references there. */
function problemsOf(schema: JsonSchema, value: unknown): unknown[] {
  const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
  const check = ajv.compile(rooted);
  return check(value) ? [] : (check.errors ?? []);
}

function* nodes(node: Json, pointer = '#'): Generator<[string, Json]> {
  if (typeof node !== 'object' || node === null) return;
  yield [pointer, node];
  for (const [name, child] of Object.entries(node)) yield* nodes(child, `${pointer}/${name}`);
}

describe('the document', () => {
  it('describes exactly the routed operations', () => {
    const paths = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(paths.sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort());
    expect(document.servers).toEqual([{ url: 'https://api.example.com/api/v1' }]);
    const atRoot = all.filter((operation) => documented(operation).servers !== undefined);
    expect(atRoot.map(({ path }) => path).sort()).toEqual([
      '/.well-known/jwks.json',
      '/.well-known/oauth-authorization-server',
    ]);
    for (const operation of atRoot) expect(documented(operation).servers).toEqual([{ url: options.publicUrl }]);
  });

  it('resolves every reference', () => {
    for (const [pointer, { $ref }] of nodes(document)) {
      if (typeof $ref !== 'string') continue;
      const target = $ref
        .slice(2)
        .split('/')
        .reduce((node, name) => node?.[name], document);
      expect(target, `${$ref} at ${pointer}`).toBeTypeOf('object');
    }
  });

  it('uses every component it declares', () => {
    const text = JSON.stringify(document);
    for (const kind of ['schemas', 'responses', 'headers', 'parameters']) {
      for (const name of Object.keys(document.components[kind]))
        expect(text).toContain(`"#/components/${kind}/${name}"`);
    }
  });

  it('gives examples of parameters, headers and values that fit what they are examples of', () => {
    let checked = 0;
    const check = (schema: JsonSchema, value: unknown, pointer: string) => {
      checked += 1;
      expect(problemsOf(schema, value), pointer).toEqual([]);
    };
    for (const [pointer, node] of nodes(document)) {
      if (node.schema !== undefined && node.example !== undefined) check(node.schema, node.example, pointer);
      if (!Array.isArray(node.examples)) continue;
      const { examples, ...schema } = node;
      for (const example of examples) check(schema, example, pointer);
    }
    expect(checked).toBeGreaterThan(50);
  });

  it('says when to come back wherever it says that something is away, and what a challenge asks for', () => {
    for (const [pointer, { responses }] of nodes(document)) {
      if (responses === undefined) continue;
      for (const [status, { headers }] of Object.entries<Json>(responses)) {
        const wanted = { 429: 'Retry-After', 503: 'Retry-After', 401: 'WWW-Authenticate', 403: 'WWW-Authenticate' };
        const name = wanted[Number(status) as keyof typeof wanted];
        if (name !== undefined) expect(headers, `${status} at ${pointer}`).toHaveProperty(name);
      }
    }
  });

  it('has unique operation ids, which are the names in the table', () => {
    const ids = [...nodes(document)].map(([, node]) => node.operationId).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, operation] of Object.entries(operations)) expect(operation.operationId).toBe(id);
  });

  it('is made of schemas that JSON Schema accepts', () => {
    for (const schema of Object.values<Json>(document.components.schemas))
      expect(problemsOf(schema, {})).toBeTypeOf('object');
    for (const [, { parameters }] of nodes(document)) {
      for (const parameter of Array.isArray(parameters) ? parameters : []) {
        if (parameter.schema) expect(ajv.validateSchema(parameter.schema)).toBe(true);
      }
    }
  });
});

describe.each(all.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
  it('declares exactly the path parameters of its template, all required', () => {
    const inTemplate = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = documented(operation).parameters.filter((parameter: Json) => parameter.in === 'path');
    expect(parameters.map((parameter: Json) => parameter.name)).toEqual(inTemplate);
    expect(parameters.every((parameter: Json) => parameter.required)).toBe(true);
  });

  it('asks for an Idempotency-Key exactly as the table says', () => {
    const header = documented(operation).parameters.find((parameter: Json) => parameter.name === 'Idempotency-Key');
    expect(header?.required).toBe({ required: true, accepted: false, none: undefined }[operation.idempotency]);
  });

  it('documents every error it can answer, with an example that fits', () => {
    for (const code of errorsOf(operation)) {
      const response = documented(operation).responses[errorCatalogue[code].status];
      const content = response.content['application/json'];
      expect(content.examples[code].value.error.code).toBe(code);
      expect(problemsOf(content.schema, content.examples[code].value)).toEqual([]);
      expect(response.headers).toHaveProperty('Request-Id');
    }
  });

  it('says what another method of its path is answered, and which methods it has', () => {
    const { $ref, description } = documented(operation).responses[405];
    expect($ref).toBe('#/components/responses/MethodNotAllowed');
    const ofPath = Object.keys(document.paths[operation.path]).map((method) => method.toUpperCase());
    const said = [...description.matchAll(/`([A-Z]+)`/g)].map(([, method]) => method);
    expect(said.sort()).toEqual([...ofPath, ...(ofPath.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort());
  });

  it('names every type that it can be asked for as', () => {
    for (const status of Object.keys(operation.successes))
      expect(Object.keys(documented(operation).responses[status].content)).toEqual(
        operation.mediaTypes ?? ['application/json'],
      );
  });

  it('says how long its answer may be kept, and how to ask whether it is still the same', () => {
    const { parameters, responses } = documented(operation);
    const kept = operation.cachedForS !== undefined;
    expect(parameters.some(({ $ref }: Json) => $ref === '#/components/parameters/IfNoneMatch')).toBe(kept);
    expect(responses[304]).toEqual(kept ? { $ref: '#/components/responses/NotModified' } : undefined);
    for (const name of kept ? ['Cache-Control', 'ETag'] : []) expect(responses[200].headers).toHaveProperty([name]);
  });

  it('says that its answer depends on the language asked for, where it does', () => {
    for (const status of Object.keys(operation.successes)) {
      const { headers } = documented(operation).responses[status];
      expect('Content-Language' in headers).toBe(operation.localised === true);
      expect('Vary' in headers).toBe(operation.localised === true || operation.mediaTypes !== undefined);
    }
  });

  it('has examples that fit its schemas, here and as JSON Schema', () => {
    for (const [status, { schema, example }] of Object.entries(operation.successes)) {
      expect(schema.safeParse(example).error).toBeUndefined();
      const [content] = Object.values<Json>(documented(operation).responses[status].content);
      expect(problemsOf(content.schema, content.example)).toEqual([]);
    }
    if (operation.bodyType === 'none') return;
    expect(operation.request.body.safeParse(operation.requestExample).error).toBeUndefined();
    const [content] = Object.values<Json>(documented(operation).requestBody.content);
    const examples = content.examples ?? { only: { value: content.example } };
    for (const { value } of Object.values<Json>(examples)) expect(problemsOf(content.schema, value)).toEqual([]);
  });

  it('refuses an answer with a member that is not documented', () => {
    if (operation.operationId === 'getOpenApiDocument' || operation.mediaTypes?.[0] === 'text/csv') return;
    for (const [status, { schema, example }] of Object.entries(operation.successes)) {
      const more = { ...(example as object), surprise: 1 };
      const content = documented(operation).responses[status].content['application/json'];
      expect(schema.safeParse(more).success).toBe(false);
      expect(problemsOf(content.schema, more)).not.toEqual([]);
    }
  });

  it('names the scope it needs', () => {
    const [first] = documented(operation).security;
    if (operation.auth === 'bearer') expect(first).toEqual({ oauth: operation.scope ? [operation.scope] : [] });
    else expect(first?.oauth).toBeUndefined();
  });
});

describe('shared answers', () => {
  it('have examples that fit, and the headers they come with', () => {
    const { MethodNotAllowed, NotModified } = document.components.responses;
    const { schema, examples } = MethodNotAllowed.content['application/json'];
    expect(examples.method_not_allowed.value.error.code).toBe('method_not_allowed');
    expect(problemsOf(schema, examples.method_not_allowed.value)).toEqual([]);
    expect(MethodNotAllowed.headers).toHaveProperty('Allow');
    expect(NotModified).not.toHaveProperty('content');
    for (const name of ['Cache-Control', 'ETag']) expect(NotModified.headers).toHaveProperty([name]);
  });
});

describe('webhooks', () => {
  it.each(Object.entries<Json>(document.webhooks))('%s has an example that fits its schema', (type, { post }) => {
    const { schema, example } = post.requestBody.content['application/json'];
    expect(problemsOf(schema, example)).toEqual([]);
    expect(example.type).toBe(type);
  });
});

it('tells the language wherever an answer has a sentence in the language of the caller', () => {
  const { paths } = document;
  const answers = [
    paths['/enrollments/{enrollment_id}'].get.responses[200],
    paths['/enrollments/{enrollment_id}'].delete.responses[200],
    paths['/webhooks/{webhook_id}/deliveries'].get.responses[200],
    paths['/webhooks/{webhook_id}/test'].post.responses[202],
    paths['/webhooks/{webhook_id}/deliveries/{delivery_id}/resend'].post.responses[202],
  ];
  for (const { headers } of answers)
    for (const name of ['Content-Language', 'Vary']) expect(headers).toHaveProperty([name]);
});

it('says where calls are counted', () => {
  const { paths } = document;
  expect(paths['/reviews'].get.responses[429].headers).toHaveProperty('RateLimit-Remaining');
  // Counted on the address.
  expect(paths['/reviews'].get.responses[401].headers).toHaveProperty('RateLimit-Remaining');
  for (const status of [200, 401, 429])
    expect(paths['/oauth/token'].post.responses[status].headers).toHaveProperty('RateLimit-Remaining');
});

it('says where a partner may act for a client account', () => {
  const { get } = document.paths['/places'];
  expect(get.parameters).toContainEqual({ $ref: '#/components/parameters/ServiceAccount' });
  expect(JSON.stringify(get.responses[404])).toContain('account_not_found');
});

describe('public error codes', () => {
  it('each belong to an operation, but for those of every path', () => {
    const answered = all.flatMap(errorsOf);
    const ofEveryPath = ['method_not_allowed', 'malformed_request', 'request_timeout', 'headers_too_large'];
    expect([...new Set([...answered, ...ofEveryPath])].sort()).toEqual(Object.keys(errorCatalogue).sort());
  });
});

describe('a documented request body', () => {
  it('has an example for each of those that the path chooses between', () => {
    const { bodies } = operations.updateListingSection.request;
    const { examples } = documented(operations.updateListingSection).requestBody.content['application/json'];
    expect(Object.keys(examples)).toEqual(Object.keys(bodies.schemas));
    for (const [name, schema] of Object.entries<z.ZodType>(bodies.schemas))
      expect(schema.safeParse(examples[name].value).error, name).toBeUndefined();
  });

  it('is accepted or refused the same by JSON Schema and by the gateway', () => {
    const schema = { $ref: '#/components/schemas/CreateReplyRequest' };
    const text = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 20 }).filter((value) => value === value.trim());
    const body = fc.record(
      { suggestion_id: fc.integer({ min: -2, max: 9 }), text, other: fc.constant(1) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, (value) => {
        expect(createReplyBodySchema.safeParse(value).success).toBe(problemsOf(schema, value).length === 0);
      }),
    );
  });
});
