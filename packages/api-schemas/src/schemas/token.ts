import * as z from 'zod';
import { component } from '../json-schema.ts';

/** Scopes with their meaning, in the order in which scope strings are answered. */
export const scopes = {
  'places:read': 'Read businesses and profiles.',
  'places:write': 'Change business settings and profiles.',
  'reviews:read': 'Read reviews, replies and publications.',
  'reviews:write': 'Generate reply suggestions and publish replies.',
  'webhooks:manage': 'Manage webhook endpoints.',
  'accounts:manage': 'Partners only: manage attached client accounts and act for them.',
} as const;

export type Scope = keyof typeof scopes;

export const tokenSchema = component(
  'Token',
  z.strictObject({
    access_token: z.string().min(1).meta({ description: 'A signed token (JWT). Treat it as opaque.' }),
    token_type: z.literal('Bearer'),
    expires_in: z.int().min(1).meta({ description: 'Seconds until the token expires.' }),
    scope: z.string().meta({ description: 'The granted scopes, separated by spaces.' }),
  }),
);

/** The answer to a revocation: nothing but its status matters. */
export const revocationSchema = component('Revocation', z.strictObject({}));

/** Public keys that access tokens are verified with (RFC 7517, RFC 8037). */
export const jsonWebKeySetSchema = component(
  'JsonWebKeySet',
  z.strictObject({
    keys: z.array(
      z.strictObject({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string().meta({ description: 'Named by the header of every token that the key signed.' }),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
);

const authMethods = z.array(z.enum(['client_secret_basic', 'client_secret_post']));

/** What an OAuth client has to know of the token endpoint (RFC 8414, 2). */
export const authorizationServerSchema = component(
  'AuthorizationServer',
  z.strictObject({
    issuer: z.url(),
    token_endpoint: z.url(),
    revocation_endpoint: z.url(),
    jwks_uri: z.url(),
    grant_types_supported: z.array(z.literal('client_credentials')),
    response_types_supported: z.array(z.string()).meta({ description: 'Empty: nobody signs in here.' }),
    scopes_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
    ui_locales_supported: z.array(z.enum(['en', 'fr'])),
  }),
);

export type AuthorizationServer = z.infer<typeof authorizationServerSchema>;
