import type { JsonSchema } from '../json-schema.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { scopes } from '../schemas/token.ts';
import { documentDescription } from './description.ts';
import { componentHeaders } from './headers.ts';
import { operationObject } from './operation-object.ts';
import { componentResponses } from './responses.ts';
import { componentSchemas } from './schemas.ts';
import { webhooksObject } from './webhooks-object.ts';

export interface DocumentOptions {
  /** Where the API is reached, without `/api/v1` and without a slash at the end. */
  readonly publicUrl: string;
  /** Of the interface, such as `1.0.0`. */
  readonly version: string;
}

/** The path that every operation is below, but for those at the root. */
export const apiBasePath = '/api/v1';

/** The OpenAPI 3.1 description of every routed operation, as JSON. Pure: make it once and keep it. */
export function openApiDocument({ publicUrl, version }: DocumentOptions): JsonSchema {
  const serverUrl = `${publicUrl}${apiBasePath}`;
  return {
    openapi: '3.1.1',
    info: { title: 'Review-Reply API', version, description: documentDescription() },
    servers: [{ url: serverUrl }],
    tags: ['Access', 'Places', 'Reviews', 'Replies', 'Clients', 'Billing', 'Webhooks', 'Events'].map((name) => ({
      name,
    })),
    paths: pathsObject(publicUrl),
    webhooks: webhooksObject(),
    components: {
      schemas: componentSchemas(),
      responses: componentResponses(),
      headers: componentHeaders,
      parameters: componentParameters,
      securitySchemes: securitySchemes(`${serverUrl}/oauth/token`),
    },
  };
}

function pathsObject(publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of Object.values<Operation>(operations)) {
    const object = {
      ...operationObject(operation),
      ...(operation.base === 'root' && { servers: [{ url: publicUrl }] }),
    };
    paths[operation.path] = { ...paths[operation.path], [operation.method]: object };
  }
  return paths;
}

const componentParameters: JsonSchema = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of messages, by q-values: `en` (default) or `fr`.',
    schema: { type: 'string' },
    example: 'fr',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of the answer that is known already, or several: 304 while it is still the same.',
    schema: { type: 'string' },
    example: '"Xw3ckKyEqDPpmVCT0xUcaA"',
  },
  ServiceAccount: {
    name: 'Service-Account',
    in: 'header',
    required: false,
    description: 'Partners: the id of the client account to act for.',
    schema: { type: 'integer', format: 'int64', minimum: 1 },
  },
};

function securitySchemes(tokenUrl: string): JsonSchema {
  return {
    oauth: {
      type: 'oauth2',
      description: 'Client credentials: the token is fetched with the id and secret of a key.',
      flows: { clientCredentials: { tokenUrl, scopes } },
    },
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token itself.' },
    client: {
      type: 'http',
      scheme: 'basic',
      description: "A key's id and secret, at the token and revocation endpoints alone.",
    },
  };
}
