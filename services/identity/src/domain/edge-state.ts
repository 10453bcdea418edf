/** What gateways judge tokens by. */
export interface EdgeState {
  readonly cursor: bigint;
  /** Told anew from the beginning rather than from where the caller was. */
  readonly full: boolean;
  /** There are further changes to ask for. */
  readonly more: boolean;
  readonly signingKeys: readonly PublishedKey[];
  readonly keys: readonly KeyState[];
  readonly revokedTokens: readonly RevokedToken[];
  readonly changedAccountIds: readonly bigint[];
  /** The terms in force, or null when there are none. */
  readonly termsVersion: string | null;
}

export interface PublishedKey {
  readonly kid: string;
  readonly publicJwk: unknown;
}

export interface KeyState {
  readonly clientId: string;
  readonly version: bigint;
  readonly revoked: boolean;
}

/** A token ended before its time; `tokenId` is its jti. */
export interface RevokedToken {
  readonly tokenId: string;
  readonly expiresAt: Date;
}
