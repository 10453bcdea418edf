import * as z from 'zod';
import { noHeadersSchema } from '../requests/headers.ts';
import { createTokenBodySchema } from '../requests/token.ts';
import { accountBodySchema } from '../schemas/bodies.ts';
import { tokenSchema } from '../schemas/token.ts';
import { bearerRead, noParameters } from './defaults.ts';
import { accountExample } from './examples.ts';
import type { Operation } from './operation.ts';

export const createToken = {
  operationId: 'createToken',
  method: 'post',
  path: '/oauth/token',
  tag: 'Access',
  summary: 'Get an access token',
  description:
    "OAuth 2.0 client credentials: exchanges a key's id and secret, sent in the form or by HTTP Basic authentication, for an access token valid one hour. Answers, errors too, are not to be cached.",
  auth: 'client',
  scope: null,
  terms: false,
  limitClass: null,
  idempotency: 'none',
  bodyType: 'form',
  request: { path: noParameters, query: z.object({}), headers: noHeadersSchema, body: createTokenBodySchema },
  requestExample: { grant_type: 'client_credentials', client_id: 'rrk_0123456789abcdef', client_secret: 'rrs_…' },
  successes: {
    200: {
      description: 'The token.',
      schema: tokenSchema,
      example: { access_token: 'eyJ…', token_type: 'Bearer', expires_in: 3600, scope: 'reviews:read reviews:write' },
    },
  },
  errors: ['invalid_request', 'unsupported_grant_type', 'invalid_scope', 'invalid_client'],
} as const satisfies Operation;

export const getAccount = {
  ...bearerRead,
  operationId: 'getAccount',
  path: '/account',
  tag: 'Access',
  summary: 'Read the account, its Suns and its terms',
  description: 'Any valid token may read it, also before the terms in force are accepted.',
  scope: null,
  terms: false,
  successes: { 200: { description: 'The account.', schema: accountBodySchema, example: { data: accountExample } } },
  errors: [],
} as const satisfies Operation;

/** The document itself; served to anybody, so that tools can read it before they hold a key. */
export const getOpenApiDocument = {
  ...bearerRead,
  operationId: 'getOpenApiDocument',
  path: '/openapi.json',
  tag: 'Access',
  summary: 'Read this document',
  description: 'The OpenAPI 3.1 description of what is served here.',
  auth: 'none',
  scope: null,
  terms: false,
  limitClass: null,
  request: { path: noParameters, query: z.object({}), headers: noHeadersSchema, body: z.undefined() },
  successes: {
    200: {
      description: 'The document.',
      schema: z.looseObject({ openapi: z.string() }),
      example: { openapi: '3.1.1' },
    },
  },
  errors: [],
} as const satisfies Operation;
