import { inTransaction } from '@review-reply/postgres';
import { createLocalJWKSet, type JWK, type JWTPayload, errors as jose, jwtVerify } from 'jose';
import { errors } from '../domain/errors.ts';
import { revokedTokensMax } from '../domain/token.ts';
import { insertRevokedToken, listRevokedExpiries } from '../storage/revoked-tokens.ts';
import { listPublishedKeys } from '../storage/signing-keys.ts';
import { authenticateClient } from './authenticate-client.ts';
import type { Context } from './context.ts';
import { noteEdgeChange } from './note-edge-change.ts';

const tokenLengthMax = 4_096;

/**
 * Ends one token of the client that asks; every gateway refuses it within two seconds (RFC 7009). What is no token of
 * ours, or has ended already, changes nothing and is no error.
 * @throws AppError invalid_client; invalid_request for a token of another client; rate_limited when the key has as many
 *   revoked tokens as are kept
 */
export async function revokeAccessToken(
  context: Context,
  input: { clientId: string; clientSecret: string; token: string },
): Promise<void> {
  const { database, clock } = context;
  const { clientId } = await authenticateClient(context, input);
  const { jti: tokenId, exp, client_id } = (await readToken(context, input.token)) ?? {};
  if (tokenId === undefined || exp === undefined) return;
  if (client_id !== clientId) throw errors.invalidRequest({ reason: 'token_of_another_client' });
  await inTransaction(database, async (tx) => {
    const now = clock.now();
    const expiries = await listRevokedExpiries(tx, clientId, now, revokedTokensMax);
    const [soonest] = expiries;
    if (soonest !== undefined && expiries.length >= revokedTokensMax)
      throw errors.tooManyRevocations({ retry_after_s: Math.ceil((soonest.getTime() - now.getTime()) / 1000) });
    const revoked = { tokenId, clientId, expiresAt: new Date(exp * 1000), revokedAt: now };
    if (await insertRevokedToken(tx, revoked)) await noteEdgeChange(tx, context, { tokenId });
  });
}

/** The claims of a token that we signed and that has not ended, or null. */
async function readToken({ database, clock, issuer }: Context, token: string): Promise<JWTPayload | null> {
  if (token.length > tokenLengthMax) return null;
  const keys = (await listPublishedKeys(database.sql)).map(({ publicJwk }) => publicJwk as JWK);
  const expected = { algorithms: ['EdDSA'], typ: 'at+jwt', issuer, audience: issuer, currentDate: clock.now() };
  try {
    return (await jwtVerify(token, createLocalJWKSet({ keys }), expected)).payload;
  } catch (thrown) {
    if (thrown instanceof jose.JOSEError) return null;
    throw thrown;
  }
}
