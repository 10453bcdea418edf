import * as z from 'zod';
import { errorCatalogue } from '../errors/catalogue.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { errorExample } from '../errors/error-example.ts';
import { faultCodes } from '../faults/codes.ts';
import type { JsonSchema } from '../json-schema.ts';
import { canActForClient, errorsOf } from '../operations/errors-of.ts';
import type { Operation } from '../operations/operation.ts';
import { type HeaderComponent, headerReferences, rateLimitHeaders } from './headers.ts';
import { otherMethods } from './responses.ts';
import { schemaOf } from './schemas.ts';

/** One operation as the document writes it. */
export function operationObject(operation: Operation): JsonSchema {
  const isCounted = operation.auth === 'client' || (operation.auth === 'bearer' && operation.limitClass !== null);
  const limits = isCounted ? rateLimitHeaders : [];
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(operation.bodyType !== 'none' && { requestBody: requestBodyOf(operation) }),
    responses: {
      ...successesOf(operation, limits),
      ...(isCached(operation) && { 304: { $ref: '#/components/responses/NotModified' } }),
      405: otherMethods(operation),
      ...errorResponses(operation, errorsOf(operation), limits),
    },
    ...(isCounted && operation.limitClass !== null && { 'x-limit-class': operation.limitClass }),
  };
}

const isCached = ({ cachedForS }: Operation) => cachedForS !== undefined;

function securityOf(operation: Operation): JsonSchema[] {
  if (operation.auth === 'none') return [];
  if (operation.auth === 'client') return [{}, { client: [] }];
  return [{ oauth: operation.scope ? [operation.scope] : [] }, { bearer: [] }];
}

function parametersOf(operation: Operation): JsonSchema[] {
  const { path, query, headers } = operation.request;
  const parameters = [
    ...parametersIn('path', path),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
    { $ref: '#/components/parameters/AcceptLanguage' },
  ];
  if (canActForClient(operation)) parameters.push({ $ref: '#/components/parameters/ServiceAccount' });
  if (isCached(operation)) parameters.push({ $ref: '#/components/parameters/IfNoneMatch' });
  return parameters;
}

const headerNames: Record<string, string> = { 'idempotency-key': 'Idempotency-Key' };

function parametersIn(place: 'path' | 'query' | 'header', schema: z.ZodType): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('Parameters are declared as one object.');
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, parameter]) => {
    const { description, ...json } = schemaOf(parameter, 'input');
    return {
      name: headerNames[name] ?? name,
      in: place,
      required: !parameter.safeParse(undefined).success,
      ...(typeof description === 'string' && { description }),
      schema: json,
    };
  });
}

function requestBodyOf({ bodyType, request, requestExample }: Operation): JsonSchema {
  const type = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const named = Object.entries(request.bodies?.examples ?? {}).map(([name, value]) => [name, { value }]);
  const examples = named.length > 0 ? { examples: Object.fromEntries(named) } : { example: requestExample };
  return {
    required: !request.body.safeParse(undefined).success,
    content: { [type]: { schema: schemaOf(request.body, 'input'), ...examples } },
  };
}

const json = 'application/json';

function successesOf(operation: Operation, more: readonly HeaderComponent[]): JsonSchema {
  const replayed: HeaderComponent[] = operation.idempotency === 'none' ? [] : ['IdempotentReplayed'];
  const cached: HeaderComponent[] = isCached(operation) ? ['CacheControl', 'ETag'] : [];
  const localised: HeaderComponent[] = operation.localised ? ['ContentLanguage', 'Vary'] : [];
  const negotiated: HeaderComponent[] = operation.mediaTypes === undefined ? [] : ['ContentDisposition', 'Vary'];
  const [first = json, ...files] = operation.mediaTypes ?? [json];
  return Object.fromEntries(
    Object.entries(operation.successes).map(([status, { description, schema, example }]) => [
      status,
      {
        description,
        headers: headerReferences(['RequestId', ...replayed, ...cached, ...localised, ...negotiated, ...more]),
        content: {
          [first]: { schema: schemaOf(schema, 'output'), example },
          ...Object.fromEntries(files.map((type) => [type, {}])),
        },
      },
    ]),
  );
}

/** Errors by status, each code of a status with an example as it is really rendered. */
function errorResponses(
  operation: Operation,
  codes: readonly ErrorCode[],
  more: readonly HeaderComponent[],
): JsonSchema {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  const entries = [...byStatus].map(([status, sameStatus]): [string, JsonSchema] => [
    String(status),
    {
      description: sameStatus.map((code) => `\`${code}\`: ${errorCatalogue[code].description}`).join('\n\n'),
      headers: headerReferences([
        ...errorHeaders(sameStatus),
        ...(hasStoredRefusal(operation, sameStatus) ? replayedHeader : []),
        ...more,
      ]),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(sameStatus.map((code) => [code, { value: errorExample(code) }])),
        },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

const replayedHeader: HeaderComponent[] = ['IdempotentReplayed'];

/** Refusals that are stored under an Idempotency-Key and answered again. */
const storedRefusals: readonly ErrorCode[] = ['already_published', 'platform_not_publishable', 'platform_refused'];

function hasStoredRefusal(operation: Operation, codes: readonly ErrorCode[]): boolean {
  return operation.idempotency !== 'none' && codes.some((code) => storedRefusals.includes(code));
}

const retried: readonly ErrorCode[] = [
  'rate_limited',
  'idempotency_in_progress',
  'service_unavailable',
  'generation_unavailable',
  'listing_unavailable',
];
const challenged: readonly ErrorCode[] = ['invalid_token', 'invalid_client', 'insufficient_scope'];

function errorHeaders(codes: readonly ErrorCode[]): HeaderComponent[] {
  const headers: HeaderComponent[] = ['RequestId', 'ContentLanguage', 'Vary'];
  if (codes.some((code) => retried.includes(code))) headers.push('RetryAfter');
  if (codes.some((code) => challenged.includes(code))) headers.push('WwwAuthenticate');
  return headers;
}

/** Every fault code of `validation_failed` with its English sentence, for the document's text. */
export function faultCodeList(): string {
  return Object.entries(faultCodes)
    .map(([code, { en }]) => `- \`${code}\`: ${en.replace(/\[[^\]]*\]/g, '')}`)
    .join('\n');
}
