import { z } from 'zod';

/**
 * What a client sends a browser to the sign-in page with
 * (https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient).
 */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly codeChallenge: string | null;
  readonly nonce: string | null;
  readonly loginHint: string | null;
  readonly offline: boolean;
}

const text = z.string().min(1).max(2_048);
const shape = z.object({
  client_id: text,
  redirect_uri: z.url({ protocol: /^https?$/ }).max(2_048),
  response_type: z.literal('code'),
  scope: text,
  state: text.optional(),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: z.string().max(100).default(''),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.literal('S256').optional(),
  nonce: text.optional(),
  login_hint: z.string().max(320).optional(),
});

/**
 * @returns the request, or what Google would call wrong with it on a page of its own, since nobody is to be sent back
 */
export function readAuthorizationRequest(
  parameters: unknown,
  clientId: string,
): { request: AuthorizationRequest } | { fault: string } {
  const { data, error } = shape.safeParse(parameters);
  if (data === undefined) {
    const name = String(error.issues[0]?.path[0] ?? 'request');
    return { fault: `Error 400: invalid_request. Required parameter is missing or wrong: ${name}` };
  }
  if (data.client_id !== clientId) return { fault: 'Error 401: invalid_client. The OAuth client was not found.' };
  if ((data.code_challenge === undefined) !== (data.code_challenge_method === undefined))
    return { fault: 'Error 400: invalid_request. code_challenge and code_challenge_method belong together.' };
  return {
    request: {
      clientId,
      redirectUri: data.redirect_uri,
      scopes: data.scope.split(' ').filter((scope) => scope !== ''),
      state: data.state ?? null,
      codeChallenge: data.code_challenge ?? null,
      nonce: data.nonce ?? null,
      loginHint: data.login_hint ?? null,
      offline: data.access_type === 'offline' && data.prompt.split(' ').includes('consent'),
    },
  };
}
