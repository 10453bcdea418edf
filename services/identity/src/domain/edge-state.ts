/** What gateways judge tokens by. */
export interface EdgeState {
  readonly cursor: bigint;
  /** The whole state rather than what changed. */
  readonly full: boolean;
  readonly signingKeys: readonly PublishedKey[];
  readonly keys: readonly KeyState[];
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
