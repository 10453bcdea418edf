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
