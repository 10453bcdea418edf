import type { Platform } from '../platform/start-platform.ts';

/** A link by which somebody joins the demo partner. */
export interface Invitation {
  readonly url: string;
  /** With whom to sign in at the simulated Google. */
  readonly guest: string;
}

/**
 * Makes an invitation.
 * @returns null when there is no partner to invite anybody
 */
export type Invite = (baseUrl: string, accounts: readonly Account[]) => Promise<Invitation | null>;

/** A demo account with what a newcomer needs to use it. */
export interface Account {
  readonly name: string;
  readonly kind: 'standard' | 'partner' | 'client';
  readonly account_id: number;
  /** Null for a client account, which acts through its partner's key alone. */
  readonly client_id: string | null;
  readonly client_secret: string | null;
  readonly scopes: readonly string[];
  readonly places: readonly { readonly place_id: string; readonly name: string }[];
}

/**
 * Makes the demo accounts by calling the services of a platform that is ready, and waits for their first
 * synchronisation. It is called again when an earlier call did not come to its end, so it must bear repetition.
 */
export type Seed = (platform: Platform) => Promise<readonly Account[]>;
