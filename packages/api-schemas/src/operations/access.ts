import * as z from 'zod';
import { noHeadersSchema } from '../requests/headers.ts';
import { createTokenBodySchema, revokeTokenBodySchema } from '../requests/token.ts';
import { accountBodySchema, accountExample } from '../schemas/account.ts';
import { authorizationServerSchema, jsonWebKeySetSchema, revocationSchema, tokenSchema } from '../schemas/token.ts';
import { bearerRead, noParameters } from './defaults.ts';
import type { Operation } from './operation.ts';

export const createToken = {
  operationId: 'createToken',
  method: 'post',
  path: '/oauth/token',
  tag: 'Access',
  summary: 'Get an access token',
  description:
    "OAuth 2.0 client credentials: exchanges a key's id and secret, sent in the form or by HTTP Basic authentication, for an access token valid one hour. Answers, errors too, must not be cached. A key gets at most 60 tokens a minute; after 20 wrong secrets a minute from one address more of them are 429 `rate_limited`, while the right one is always accepted.",
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
  errors: ['invalid_request', 'unsupported_grant_type', 'invalid_scope', 'invalid_client', 'rate_limited'],
} as const satisfies Operation;

export const revokeToken = {
  ...createToken,
  operationId: 'revokeToken',
  path: '/oauth/revoke',
  summary: 'End an access token',
  description:
    "Ends one token of the key that asks (RFC 7009), everywhere within two seconds. The key's id and secret are sent as for a token. A token that is unknown, malformed or has ended is no error; one of another key is 400 `invalid_request`. A key may ask for at most 60 revocations a minute.",
  request: { ...createToken.request, body: revokeTokenBodySchema },
  requestExample: { token: 'eyJ…', client_id: 'rrk_0123456789abcdef', client_secret: 'rrs_…' },
  successes: { 200: { description: 'The token has ended.', schema: revocationSchema, example: {} } },
  errors: ['invalid_request', 'invalid_client', 'rate_limited'],
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

/** What everybody may read, before there is a key or a token. */
const open = {
  ...bearerRead,
  tag: 'Access',
  auth: 'none',
  scope: null,
  terms: false,
  limitClass: null,
  request: { path: noParameters, query: z.object({}), headers: noHeadersSchema, body: z.undefined() },
} as const;

export const getAuthorizationServer = {
  ...open,
  operationId: 'getAuthorizationServer',
  base: 'root',
  path: '/.well-known/oauth-authorization-server',
  summary: 'Discover the OAuth endpoints',
  description: 'Authorization server metadata (RFC 8414). May be cached for an hour.',
  cachedForS: 3_600,
  successes: {
    200: {
      description: 'The metadata.',
      schema: authorizationServerSchema,
      example: {
        issuer: 'https://api.example.com',
        token_endpoint: 'https://api.example.com/api/v1/oauth/token',
        revocation_endpoint: 'https://api.example.com/api/v1/oauth/revoke',
        jwks_uri: 'https://api.example.com/.well-known/jwks.json',
        grant_types_supported: ['client_credentials'],
        response_types_supported: [],
        scopes_supported: ['reviews:read', 'reviews:write'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        ui_locales_supported: ['en', 'fr'],
      },
    },
  },
  errors: [],
} as const satisfies Operation;

export const getSigningKeys = {
  ...open,
  operationId: 'getSigningKeys',
  base: 'root',
  path: '/.well-known/jwks.json',
  summary: 'Read the keys that tokens are signed with',
  description:
    'The public keys (RFC 7517). A key is listed before it signs and until its last token has ended, so that keys change without a refused token. May be cached for 5 minutes.',
  // Shorter than identity publishes a key before it signs: nobody who keeps the list misses a key.
  cachedForS: 300,
  successes: {
    200: {
      description: 'The keys.',
      schema: jsonWebKeySetSchema,
      example: {
        keys: [{ kty: 'OKP', crv: 'Ed25519', x: '11qY…', kid: 'kPrK…', alg: 'EdDSA', use: 'sig' }],
      },
    },
  },
  errors: ['service_unavailable'],
} as const satisfies Operation;

/** The document itself; served to anybody, so that tools can read it before they hold a key. */
export const getOpenApiDocument = {
  ...open,
  operationId: 'getOpenApiDocument',
  path: '/openapi.json',
  summary: 'Read this document',
  description: 'The OpenAPI 3.1 description of what is served here. May be cached for 5 minutes.',
  cachedForS: 300,
  successes: {
    200: {
      description: 'The document.',
      schema: z.looseObject({ openapi: z.string() }),
      example: { openapi: '3.1.1' },
    },
  },
  errors: [],
} as const satisfies Operation;
