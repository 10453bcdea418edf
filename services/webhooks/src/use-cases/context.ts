import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { Database } from '@review-reply/postgres';
import type { Logger } from '@review-reply/telemetry';

/** What the use cases of this service work with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Seals signing secrets and stored answers. */
  readonly dataKeys: Keyring;
  /** Whether loopback addresses may be called (development and test). */
  readonly allowLocal: boolean;
  /** Lets the dispatcher look for due deliveries now. */
  readonly wakeDispatcher: () => void;
  /** Tells that an endpoint has finished deliveries, of which the oldest may have to go. */
  readonly noteFinished: (webhookIds: Iterable<bigint>) => void;
}

export const secretSealContext = (webhookId: bigint) => `webhooks.secret:${webhookId}`;
