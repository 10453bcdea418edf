import type { PlaceSettings } from './place-settings.ts';

export interface Place {
  /** Internal key of storage and events. */
  readonly placeRef: bigint;
  readonly accountId: bigint;
  /** Google's, the public one. */
  readonly placeId: string;
  /** `locations/{location}`. */
  readonly googleLocation: string;
  /** `accounts/{account}/locations/{location}`, as reviews are read and answered. */
  readonly googleReviewsName: string;
  readonly googleVerified: boolean;
  readonly connectionId: bigint;
  readonly name: string;
  readonly city: string | null;
  readonly category: string | null;
  readonly active: boolean;
  readonly settings: PlaceSettings;
  readonly version: bigint;
  readonly rating: number | null;
  readonly reviewsCount: bigint;
  readonly unansweredCount: bigint;
}

/** What a platform tells of a place; the rest is ours. */
export type PlaceProfile = Pick<
  Place,
  'placeId' | 'googleLocation' | 'googleReviewsName' | 'googleVerified' | 'name' | 'city' | 'category'
>;

export const profileFields = [
  'placeId',
  'googleLocation',
  'googleReviewsName',
  'googleVerified',
  'name',
  'city',
  'category',
] as const satisfies ReadonlyArray<keyof PlaceProfile>;

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
}

export interface SubscribedPlace {
  readonly place: Place;
  readonly subscription: Subscription | null;
}

/** An account holds at most this many places: its list is answered whole, in one message. */
export const placesPerAccountMax = 2_000;
/** Longer than any id seen; a bound, not a format. */
export const placeIdLengthMax = 300;
