import type { Source } from '@review-reply/platforms/sources';

export type ConnectionStatus = 'granted' | 'revoked';

/** An account's login at a platform. Its credentials leave the database sealed and are opened where they are used. */
export interface Connection {
  readonly connectionId: bigint;
  readonly accountId: bigint;
  readonly platform: Source;
  readonly credentialsSealed: Buffer;
  readonly status: ConnectionStatus;
  /** Grows whenever the login grants access anew. */
  readonly grantVersion: bigint;
}

/** A login as operators see it: nothing of its credentials. */
export interface ShownConnection {
  readonly connectionId: bigint;
  readonly platform: Source;
  readonly platformUser: string;
  readonly status: ConnectionStatus;
  readonly grantedAt: Date;
  readonly revokedAt: Date | null;
  /** Until when the access obtained last is good. */
  readonly accessExpiresAt: Date | null;
  readonly placeIds: readonly string[];
}

/** Ties sealed credentials to their row: copied to another they do not open. */
export const credentialsSealContext = (connectionId: bigint) => `places.connection:${connectionId}`;

/** The same for the access that is kept for it. */
export const accessSealContext = (connectionId: bigint) => `places.access:${connectionId}`;

export const platformUserLengthMax = 255;
/** A service account's key file is the longest. */
export const credentialsLengthMax = 8_192;
