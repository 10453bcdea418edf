import { z } from 'zod';
import { PlatformError } from '../platform-error.ts';

const emailLengthMax = 320;
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(255),
  // With the scope `email`, and then not for every account.
  email: z.string().min(1).max(emailLengthMax).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
});
/** Google uses both (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload). */
const issuers: readonly string[] = ['https://accounts.google.com', 'accounts.google.com'];

export interface GoogleIdentity {
  /** Google's stable id of the person. */
  readonly sub: string;
  /** Null where Google tells none that it has verified. */
  readonly email: string | null;
}

/**
 * Whose an ID token is. Its signature is not checked: it came from the token host itself, over TLS, in the answer to
 * our own request (OpenID Connect Core 1.0 section 3.1.3.7, point 6).
 * @throws PlatformError `permanent` when it is no token for us
 */
export function readIdToken(idToken: string, clientId: string): GoogleIdentity {
  const read = claims.safeParse(payloadOf(idToken));
  if (!read.success || !issuers.includes(read.data.iss) || read.data.aud !== clientId)
    throw new PlatformError({
      source: 'google',
      operation: 'token.exchange',
      failure: 'permanent',
      reason: 'invalid_id_token',
    });
  const { sub, email, email_verified: verified } = read.data;
  return { sub, email: verified === true && email !== undefined ? email : null };
}

function payloadOf(idToken: string): unknown {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}
