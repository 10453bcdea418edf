import * as z from 'zod';
import { requestComponent } from '../json-schema.ts';

/**
 * The token request's form. OAuth 2.0 has unknown parameters ignored (RFC 6749, 3.2), so this object alone is open.
 * Its errors are OAuth's own codes, which the token endpoint decides; the schema is its description.
 */
export const createTokenBodySchema = requestComponent(
  'TokenRequest',
  z.looseObject({
    grant_type: z.literal('client_credentials'),
    client_id: z.string().optional().meta({ description: 'Unless sent by HTTP Basic authentication.' }),
    client_secret: z.string().optional().meta({ description: 'Unless sent by HTTP Basic authentication.' }),
    scope: z
      .string()
      .optional()
      .meta({
        description: "A subset of the key's scopes, separated by spaces; all of them when left out.",
        examples: ['reviews:read reviews:write'],
      }),
  }),
);

/** The revocation request's form (RFC 7009, 2.1), open like the token request's. */
export const revokeTokenBodySchema = requestComponent(
  'RevocationRequest',
  z.looseObject({
    token: z.string().min(1).meta({ description: 'The access token to end.' }),
    token_type_hint: z.string().optional().meta({ description: 'Not needed; there are only access tokens.' }),
    client_id: z.string().optional().meta({ description: 'Unless sent by HTTP Basic authentication.' }),
    client_secret: z.string().optional().meta({ description: 'Unless sent by HTTP Basic authentication.' }),
  }),
);
