import { z } from 'zod';
import { PlatformError } from '../platform-error.ts';

const claims = z.object({ iss: z.string(), aud: z.string(), sub: z.string().min(1).max(255) });
/** Google uses both (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload). */
const issuers: readonly string[] = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Whose an ID token is. Its signature is not checked: it came from the token host itself, over TLS, in the answer to
 * our own request (OpenID Connect Core 1.0 section 3.1.3.7, point 6).
 * @throws PlatformError `permanent` when it is no token for us
 */
export function readSub(idToken: string, clientId: string): string {
  const read = claims.safeParse(payloadOf(idToken));
  if (!read.success || !issuers.includes(read.data.iss) || read.data.aud !== clientId)
    throw new PlatformError({
      source: 'google',
      operation: 'token.exchange',
      failure: 'permanent',
      reason: 'invalid_id_token',
    });
  return read.data.sub;
}

function payloadOf(idToken: string): unknown {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}
