import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { Outbox } from '@review-reply/events';
import type { Database } from '@review-reply/postgres';
import type { Logger } from '@review-reply/telemetry';
import type { RotationPeriods } from '../domain/signing-key.ts';

/** What the use cases of this service work with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logger: Logger;
  /** Hashes API secrets. */
  readonly hashKeys: Keyring;
  /** Seals signing keys. */
  readonly dataKeys: Keyring;
  /** `iss` of the tokens: the public URL of the API. */
  readonly issuer: string;
  readonly rotation: RotationPeriods;
}
