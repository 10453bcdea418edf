import { randomBytes } from 'node:crypto';
import type { PlainReview } from '../state/plain-reviews.ts';
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

/** Everything that the simulated Trustpilot remembers. */
export class TrustpilotState {
  readonly applications: Collection<Application>;
  readonly businessUnits: Collection<BusinessUnit>;
  readonly tokens: Collection<Token>;
  /** By the id of their business unit. */
  readonly reviews: Collection<PlainReview>;

  constructor(store: Store) {
    this.applications = store.collection('trustpilot.applications');
    this.businessUnits = store.collection('trustpilot.business_units');
    this.tokens = store.collection('trustpilot.tokens');
    this.reviews = store.collection('trustpilot.reviews');
  }
}

/** Business units and reviews are named by 24 hexadecimal digits. */
export const newId = () => randomBytes(12).toString('hex');
export const newKey = () => randomBytes(24).toString('base64url');
