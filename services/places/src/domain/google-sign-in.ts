import type { PlaceProfile } from './place.ts';

/** A person who signed in at Google, before an account has the login. */
export interface GoogleSignIn {
  readonly signInId: string;
  /** Google's sub. */
  readonly platformUser: string;
  /** Null once the login was given to an account. */
  readonly refreshTokenSealed: Buffer | null;
  /** Null until it was read, and once the login was given to an account. */
  readonly locations: readonly PlaceProfile[] | null;
  readonly accountId: bigint | null;
  readonly placeIds: readonly string[] | null;
}

/** Ties a sealed refresh token to its row: copied to another it does not open. */
export const signInSealContext = (signInId: string) => `places.google_sign_in:${signInId}`;

/** Accounts told of that a person is connected to already. One of them decides. */
export const knownAccountsMax = 100;
