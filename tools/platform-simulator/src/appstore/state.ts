import { generateKeyPairSync, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { PlainReview } from '../state/plain-reviews.ts';
import type { Collection, Store } from '../state/store.ts';

/** An API key of a team, with the apps it reaches. */
export interface ApiKey {
  readonly keyId: string;
  readonly issuerId: string;
  /** PEM. */
  readonly publicKey: string;
  readonly apps: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly revoked: boolean;
}

/** Everything that the simulated App Store remembers. */
export class AppStoreState {
  readonly keys: Collection<ApiKey>;
  /** By their app's number. */
  readonly reviews: Collection<PlainReview>;

  constructor(store: Store) {
    this.keys = store.collection('appstore.keys');
    this.reviews = store.collection('appstore.reviews');
  }

  hasApp(appId: string): boolean {
    return [...this.keys.values()].some(({ apps }) => apps.some(({ id }) => id === appId));
  }
}

export const newAppId = () => String(randomInt(1_000_000_000, 10_000_000_000));
export const newKeyId = () => randomBytes(8).toString('hex').slice(0, 10).toUpperCase();
export const newIssuerId = () => randomUUID();
/** Apple's ids of reviews look like this, with zeros in front. */
export const newReviewId = () => `00000000-${randomUUID().slice(9)}`;
export const newKeyPair = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
