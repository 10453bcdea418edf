import type { Place } from './place.ts';

export type ConnectionStatus = 'granted' | 'revoked';

/** An account's login at a platform. Its refresh token leaves the database sealed and is opened where it is used. */
export interface Connection {
  readonly connectionId: bigint;
  readonly accountId: bigint;
  readonly refreshTokenSealed: Buffer;
  readonly status: ConnectionStatus;
  /** Grows whenever the login grants access anew. */
  readonly grantVersion: bigint;
}

export interface ConnectedSource {
  readonly source: 'google';
  readonly location: string;
}

/** The sources of a place that can be read and answered now, provided that it is active. */
export function sourcesOf(
  place: Pick<Place, 'googleVerified' | 'googleReviewsName'>,
  { status }: Pick<Connection, 'status'>,
): ConnectedSource[] {
  return status === 'granted' && place.googleVerified ? [{ source: 'google', location: place.googleReviewsName }] : [];
}

/** Why nothing can be read or published there now, or null when it can. */
export function unpublishableReason(
  place: Pick<Place, 'active' | 'googleVerified'>,
  { status }: Pick<Connection, 'status'>,
): 'inactive' | 'access_revoked' | 'not_verified' | null {
  if (!place.active) return 'inactive';
  if (status === 'revoked') return 'access_revoked';
  return place.googleVerified ? null : 'not_verified';
}

/** Ties a sealed refresh token to its row: copied to another it does not open. */
export const refreshTokenSealContext = (connectionId: bigint) => `places.connection:${connectionId}`;

export const googleSubLengthMax = 255;
/** Google's are up to 512 bytes long. */
export const refreshTokenLengthMax = 2_048;
