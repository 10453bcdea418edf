import type { Access } from './access.ts';

export interface FreshAccess {
  readonly access: Access;
  /** From when the platform was asked. */
  readonly expiresInSeconds: number;
}

export interface LoginCall {
  /** What the login is kept as: a text that only the platform's folder reads. */
  readonly credentials: string;
  readonly signal: AbortSignal;
}

/**
 * How access to one platform is had and kept. Every function makes at most one call with a deadline, keeps nothing,
 * never retries and throws PlatformError.
 */
export interface Login {
  /** The platform's stable name of whose credentials they are, where they tell it. Nothing secret. */
  platformUserOf(credentials: string): string | null;
  /** The names of what the credentials lack, as the platform calls them; none where only the platform can tell. */
  lackingIn(credentials: string): readonly string[];
  /**
   * Access for a while.
   * @throws PlatformError `grant_revoked` when the credentials are good no more and their owner has to mend that,
   *   `permanent` when the platform refuses us, whoever the login's owner is
   */
  obtainAccess(call: LoginCall): Promise<FreshAccess>;
  /**
   * Ends at the platform what the owner granted; a grant that is not there any more counts as ended. Absent where there
   * is nothing to end there: such credentials are only forgotten.
   */
  readonly revoke?: (call: LoginCall) => Promise<void>;
  /** Absent where nobody signs in: the owner hands credentials over. */
  readonly signIn?: SignIn;
}

/** Signing in with a browser, by OAuth's authorisation code with PKCE. */
export interface SignIn {
  /** The platform's page that the browser is sent to; nothing is called. */
  authorizationUrl(options: { redirectUri: string; state: string; codeChallenge: string }): string;
  /**
   * Redeems the code that the browser came back with.
   * @throws PlatformError `grant_revoked` when the code is unknown, redeemed, expired or not the verifier's
   */
  exchangeCode(options: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
    signal: AbortSignal;
  }): Promise<SignedIn>;
}

export interface SignedIn {
  /** The platform's stable id of the person. */
  readonly platformUser: string;
  /** By which the platform knows the person; null where it tells none. */
  readonly email: string | null;
  /** Whether everything that was asked for was granted; consent may be granular. */
  readonly granted: boolean;
  /** What the login is kept as; null when the platform gave nothing that lasts. */
  readonly credentials: string | null;
  readonly access: Access;
}
