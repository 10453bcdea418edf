import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { PlainReview } from '../state/plain-reviews.ts';
import type { Collection, Store } from '../state/store.ts';

/** An owner's service account, with the apps whose reviews it may read and answer. */
export interface ServiceAccount {
  readonly email: string;
  readonly keyId: string;
  /** PEM. */
  readonly publicKey: string;
  readonly packages: readonly string[];
  readonly revoked: boolean;
}

export interface Token {
  readonly token: string;
  readonly email: string;
  /** Business time, in milliseconds. */
  readonly expiresAtMs: number;
}

/** Everything that the simulated Google Play remembers. */
export class GooglePlayState {
  readonly accounts: Collection<ServiceAccount>;
  readonly tokens: Collection<Token>;
  /** By their app's package. */
  readonly reviews: Collection<PlainReview>;

  constructor(store: Store) {
    this.accounts = store.collection('googleplay.accounts');
    this.tokens = store.collection('googleplay.tokens');
    this.reviews = store.collection('googleplay.reviews');
  }

  hasPackage(name: string): boolean {
    return [...this.accounts.values()].some(({ packages }) => packages.includes(name));
  }
}

export const newReviewId = () => `gp:AOqp${randomBytes(36).toString('base64url')}`;
export const newPackage = () => `com.example.app${randomBytes(6).toString('hex')}`;
export const newAccountEmail = () => `reviews-${randomBytes(6).toString('hex')}@demo-project.iam.gserviceaccount.com`;
export const newKeyId = () => randomBytes(20).toString('hex');
export const newToken = () => `ya29.c.${randomBytes(96).toString('base64url')}`;

const newKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
let shared: ReturnType<typeof newKeyPair> | undefined;

/** One pair for all accounts of a process, since a pair takes long to make; key ids tell the accounts apart. */
export const keyPair = () => {
  shared ??= newKeyPair();
  return shared;
};
