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

/** Ties sealed credentials to their row: copied to another they do not open. */
export const credentialsSealContext = (connectionId: bigint) => `places.connection:${connectionId}`;

export const platformUserLengthMax = 255;
/** A service account's key file is the longest. */
export const credentialsLengthMax = 8_192;
