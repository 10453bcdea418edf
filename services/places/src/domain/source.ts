import type { Source } from '@review-reply/platforms/sources';
import type { ConnectionStatus } from './connection.ts';
import type { Place, PlaceProfile } from './place.ts';

/** Where a place is on a platform. */
export interface PlaceSource {
  readonly placeRef: bigint;
  readonly source: Source;
  /** The platform's own name of the place, as its reviews are read and answered. */
  readonly location: string;
  /** Whether the platform lets the owner speak for it. */
  readonly status: 'verified' | 'not_verified';
  /** The login that reaches it; null while none does. */
  readonly connectionId: bigint | null;
  /** Whether that login still has access; null without one. */
  readonly access: ConnectionStatus | null;
}

export interface ConnectedSource {
  readonly source: Source;
  readonly location: string;
}

/** Those that can be read and answered now, provided that their place is active. */
export function connectedOf(sources: readonly PlaceSource[]): ConnectedSource[] {
  return sources
    .filter(({ access, status }) => access === 'granted' && status === 'verified')
    .map(({ source, location }) => ({ source, location }));
}

/**
 * Whether the owner may speak for a place, by what the platform showed when a login was connected. A voice that is away
 * for a while ends nothing: what is read and answered already stays so.
 */
export function statusOf(
  { location, verified }: Pick<PlaceProfile, 'location' | 'verified'>,
  known: Pick<PlaceSource, 'location' | 'status'> | undefined,
): PlaceSource['status'] {
  const isKnown = known?.status === 'verified' && locationIdOf(known.location) === locationIdOf(location);
  return verified || isKnown ? 'verified' : 'not_verified';
}

/** What stays of a location's name whichever account it is reached by. */
const locationIdOf = (location: string) => location.slice(location.lastIndexOf('/') + 1);

/** Why nothing can be read or published there now, or null when it can. */
export function unpublishableReason(
  place: Pick<Place, 'active'>,
  source: Pick<PlaceSource, 'access' | 'status'> | null,
): 'not_connected' | 'inactive' | 'access_revoked' | 'not_verified' | null {
  if (source === null || source.access === null) return 'not_connected';
  if (!place.active) return 'inactive';
  if (source.access === 'revoked') return 'access_revoked';
  return source.status === 'verified' ? null : 'not_verified';
}
