import type { Source } from '@review-reply/platforms/sources';
import type { PlaceProfile } from './place.ts';

/** A person who signed in at a platform, before an account has the login. */
export interface SignIn {
  readonly signInId: string;
  readonly platform: Source;
  /** The platform's stable id of the person. */
  readonly platformUser: string;
  /** As the platform tells it; null where it tells none, and once the login was given to an account. */
  readonly email: string | null;
  /** Null once the login was given to an account. */
  readonly credentialsSealed: Buffer | null;
  /** Null until it was read, and once the login was given to an account. */
  readonly locations: readonly PlaceProfile[] | null;
  readonly accountId: bigint | null;
  readonly placeIds: readonly string[] | null;
}

/** Ties sealed credentials to their row: copied to another they do not open. Rows of the first days carry this name. */
export const signInSealContext = (signInId: string) => `places.google_sign_in:${signInId}`;

/** Accounts told of that a person is connected to already. One of them decides. */
export const knownAccountsMax = 100;
