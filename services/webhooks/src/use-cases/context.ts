import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { ErasedAccounts } from '@review-reply/events';
import type { Database, Transaction } from '@review-reply/postgres';
import type { Logger } from '@review-reply/telemetry';
import type { ClaimedDelivery } from '../domain/delivery.ts';
import type { ResolveHost } from '../network/resolve-host.ts';
import type { SecretCache } from './secret-cache.ts';

/** What sends deliveries, as the use cases know it. */
export interface Dispatching {
  /** Something may have become due. */
  wake(): void;
  /** Until when a new delivery is to be leased to this replica, which then sends it at once; null when it is not. */
  reserve(tx: Transaction, webhookId: bigint): Date | null;
  /** Sends what was written with such a lease, once the transaction has committed. */
  handOver(tx: Transaction, deliveries: readonly ClaimedDelivery[]): void;
  /** Takes back what this replica took for an endpoint and has not begun: it was changed, and is looked at anew. */
  recall(endpoint: { readonly accountId: bigint; readonly webhookId: bigint }): void;
}

/** What the use cases of this service work with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Accounts whose late events are dropped. */
  readonly erased: ErasedAccounts;
  /** Seals signing secrets and stored answers. */
  readonly dataKeys: Keyring;
  readonly secrets: SecretCache;
  readonly resolveHost: ResolveHost;
  /** Whether loopback addresses may be called (development and test). */
  readonly allowLocal: boolean;
  /** Started last, so it is asked for when it is needed. */
  readonly dispatcher: () => Dispatching;
  /** Passes events on to partners that have to be asked for. */
  readonly partnerTeller: () => { wake(): void };
  /** Tells that an endpoint has finished deliveries, of which the oldest may have to go. */
  readonly noteFinished: (webhookIds: Iterable<bigint>) => void;
}

export const secretSealContext = (webhookId: bigint) => `webhooks.secret:${webhookId}`;
