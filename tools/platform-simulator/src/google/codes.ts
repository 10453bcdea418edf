import { createHash } from 'node:crypto';
import { Refusal } from '../http/answer.ts';
import { newAuthorizationCode } from './ids.ts';
import type { AuthorizationCode } from './model.ts';
import type { Tokens } from './tokens.ts';

/** Business time for which a code can be redeemed. */
const codeLifeMs = 600_000;

export function issueCode(
  { clock, state }: Tokens,
  grant: Omit<AuthorizationCode, 'code' | 'expiresAtMs' | 'redeemed'>,
): AuthorizationCode {
  const nowMs = clock.now().getTime();
  for (const old of state.codes.values()) if (old.expiresAtMs <= nowMs) state.codes.delete(old.code);
  const issued = { ...grant, code: newAuthorizationCode(), expiresAtMs: nowMs + codeLifeMs, redeemed: false };
  state.codes.put(issued.code, issued);
  return issued;
}

/**
 * Takes a code, once.
 * @throws Refusal `invalid_grant` for one that is unknown, redeemed or expired, or comes with another redirect URI or
 *   PKCE verifier than its own (RFC 6749 section 5.2, RFC 7636 section 4.6)
 */
export function redeemCode(
  { clock, state }: Tokens,
  given: { code: string; redirectUri: string; codeVerifier: string | undefined },
): AuthorizationCode {
  const code = state.codes.get(given.code);
  if (code === undefined || code.redeemed || code.expiresAtMs <= clock.now().getTime())
    throw invalidGrant('Malformed auth code.');
  // Whoever has a code but not what belongs to it has stolen it: it is spent for everybody.
  state.codes.put(code.code, { ...code, redeemed: true });
  if (given.redirectUri !== code.redirectUri) throw redirectUriMismatch();
  if (code.codeChallenge !== null) {
    if (given.codeVerifier === undefined) throw invalidGrant('Missing code verifier.');
    const challenge = createHash('sha256').update(given.codeVerifier).digest('base64url');
    if (challenge !== code.codeChallenge) throw invalidGrant('Invalid code verifier.');
  }
  return code;
}

const invalidGrant = (description: string) =>
  new Refusal({ status: 400, body: { error: 'invalid_grant', error_description: description } });

const redirectUriMismatch = () =>
  new Refusal({ status: 400, body: { error: 'redirect_uri_mismatch', error_description: 'Bad Request' } });
