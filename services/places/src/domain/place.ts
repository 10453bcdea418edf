import type { PlaceSettings } from './place-settings.ts';

export interface Place {
  /** Internal key of storage and events. */
  readonly placeRef: bigint;
  readonly accountId: bigint;
  /** The public one. */
  readonly placeId: string;
  readonly name: string;
  readonly city: string | null;
  readonly category: string | null;
  /** ISO 3166-1, two letters; null while it is not known. */
  readonly region: string | null;
  /** BCP 47, of its profile on its platform; null while it is not known. */
  readonly locale: string | null;
  readonly active: boolean;
  readonly settings: PlaceSettings;
  readonly version: bigint;
  /** How many ends of its plan were heard of. */
  readonly planEnds: bigint;
  readonly rating: number | null;
  readonly reviewsCount: bigint;
  readonly unansweredCount: bigint;
}

/** What a platform tells of a place; the rest is ours. */
export interface PlaceProfile extends Pick<Place, 'placeId' | 'name' | 'city' | 'category' | 'region' | 'locale'> {
  /** The platform's own name of the place. */
  readonly location: string;
  readonly verified: boolean;
}

export interface PlaceStats {
  readonly placeRef: bigint;
  readonly rating: number | null;
  readonly reviewsCount: bigint;
  readonly unansweredCount: bigint;
  /** The reviews service's count of changes; an older one never replaces a newer. */
  readonly version: bigint;
}

/** The plan of a place, as billing tells it. */
export interface Subscription {
  readonly plan: string;
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
  readonly suggestionsIncluded: number;
  readonly suggestionsUsed: number;
  readonly startedAt: Date | null;
  /** Null while no end is known. */
  readonly endsAt: Date | null;
  readonly nextPlan: string | null;
  readonly pastDueSince: Date | null;
}

/** A plan whose payment is late is one until it ends. */
export const hasPlan = (subscription: Subscription | null) =>
  subscription !== null && subscription.status !== 'canceled';

/** A place as its holder sees it. */
export interface ShownPlace {
  readonly place: Place;
  /** How its live listing is named on the platform that has one. */
  readonly listingName: string | null;
  readonly subscription: Subscription | null;
}

/** An account holds at most this many places: its list is answered whole, in one message. */
export const placesPerAccountMax = 2_000;
/** Longer than any id seen; a bound, not a format. */
export const placeIdLengthMax = 300;
