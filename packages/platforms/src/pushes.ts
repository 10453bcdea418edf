import type { LocationAccess } from './reviews.ts';
import type { Source } from './sources.ts';

/** How a platform is made to push what happens at the places of a login. */
export interface PushArrangement {
  /** The same for all locations that share an arrangement. */
  ownerOf(location: string): string;
  /**
   * Makes the arrangement that a location belongs to, unless it is made already. @returns whether it was not
   * @throws PlatformError
   */
  arrange(call: LocationAccess): Promise<boolean>;
}

/** What a push says has changed: no more than a reason to ask the platform. */
export interface PushedHint {
  readonly source: Source;
  /** The last part of the platform's name of the location, the same for all who manage it. */
  readonly locationId: string;
  readonly about: { readonly reviews: boolean; readonly listing: boolean };
}
