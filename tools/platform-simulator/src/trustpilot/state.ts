import { randomBytes } from 'node:crypto';
import type { Collection, Store } from '../state/store.ts';

/** A business's own application, which its tokens are made for. */
export interface Application {
  readonly key: string;
  readonly secret: string;
  readonly businessUnitIds: readonly string[];
  readonly revoked: boolean;
}

export interface BusinessUnit {
  readonly id: string;
  /** Its domain. */
  readonly name: string;
}

export interface Token {
  readonly token: string;
  readonly key: string;
  /** Business time, in milliseconds. */
  readonly expiresAtMs: number;
}

export interface TrustpilotReview {
  readonly id: string;
  readonly businessUnitId: string;
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  readonly language: string | null;
  readonly createdAtMs: number;
  /** Null until the author changes it. */
  readonly updatedAtMs: number | null;
  readonly removed: boolean;
  readonly reply: { readonly text: string; readonly createdAtMs: number; readonly updatedAtMs: number | null } | null;
}

/** Everything that the simulated Trustpilot remembers. */
export class TrustpilotState {
  readonly applications: Collection<Application>;
  readonly businessUnits: Collection<BusinessUnit>;
  readonly tokens: Collection<Token>;
  readonly reviews: Collection<TrustpilotReview>;

  constructor(store: Store) {
    this.applications = store.collection('trustpilot.applications');
    this.businessUnits = store.collection('trustpilot.business_units');
    this.tokens = store.collection('trustpilot.tokens');
    this.reviews = store.collection('trustpilot.reviews');
  }

  /** The newest first. */
  reviewsOf(businessUnitId: string): TrustpilotReview[] {
    const reviews = [...this.reviews.values()].filter((review) => review.businessUnitId === businessUnitId);
    return reviews.sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1));
  }
}

/** Business units and reviews are named by 24 hexadecimal digits. */
export const newId = () => randomBytes(12).toString('hex');
export const newKey = () => randomBytes(24).toString('base64url');
