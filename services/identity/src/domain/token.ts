/** An hour, as the API promises. */
export const tokenLifetimeS = 3_600;

/**
 * Tokens of one key that are revoked at a time: as many as a key gets in an hour, with room. It bounds what gateways
 * hold.
 */
export const revokedTokensMax = 4_000;

/** What an access token says (JWT profile of RFC 9068). */
export interface TokenClaims {
  readonly accountId: bigint;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly keyVersion: bigint;
}
