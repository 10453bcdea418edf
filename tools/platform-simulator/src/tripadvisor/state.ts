import { randomBytes, randomInt } from 'node:crypto';
import type { PlainReview } from '../state/plain-reviews.ts';
import type { Collection, Store } from '../state/store.ts';

/** An owner's key. Any key reads any location. */
export interface Key {
  readonly key: string;
  /** Calls for details in 24 hours, as the owner's budget allows; null for no end. */
  readonly dailyLimit: number | null;
  /** Made along with the key, so that its calls can be told by place. */
  readonly locationIds: readonly string[];
  readonly revoked: boolean;
}

export interface Location {
  readonly id: string;
  readonly name: string;
}

/** Everything that the simulated Tripadvisor remembers. */
export class TripadvisorState {
  readonly keys: Collection<Key>;
  readonly locations: Collection<Location>;
  /** By the number of their location. */
  readonly reviews: Collection<PlainReview>;

  constructor(store: Store) {
    this.keys = store.collection('tripadvisor.keys');
    this.locations = store.collection('tripadvisor.locations');
    this.reviews = store.collection('tripadvisor.reviews');
  }
}

export const newLocationId = () => String(randomInt(1_000_000, 100_000_000));
export const newReviewId = () => String(randomInt(100_000_000, 10_000_000_000));
export const newKey = () => randomBytes(16).toString('hex').toUpperCase();
