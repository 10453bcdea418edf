import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { ErasedAccounts } from '@review-reply/events';
import type { ResolveHost } from '@review-reply/guarded-http';
import type { WakeSignal } from '@review-reply/jobs';
import type { Database, Transaction } from '@review-reply/postgres';
import type { Logger } from '@review-reply/telemetry';
import type { ClaimedDelivery } from '../domain/delivery.ts';
import type { SecretCache } from './secret-cache.ts';

/** What sends deliveries, as the use cases know it. */
export interface Dispatching {
  /**
   * Asks for a new delivery of an endpoint to be sent by this replica as soon as the transaction has committed, without
   * a claim. It is written with the lease.
   * @returns until when the lease is to be, in real time; null when it waits for a claim like others
   */
  reserve(tx: Transaction, webhookId: bigint): Date | null;
  /** Sends what was written with a reserved lease, once the transaction has committed. */
  handOver(tx: Transaction, deliveries: readonly ClaimedDelivery[]): void;
  /** Takes back what this replica took for an endpoint and has not begun: it was changed, and is looked at anew. */
  recall(endpoint: { readonly accountId: bigint; readonly webhookId: bigint }): void;
}

/** What sending works with. */
export interface SendingContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secrets: SecretCache;
  /** Tells that an endpoint has finished deliveries, of which the oldest may have to go. */
  readonly noteFinished: (webhookIds: Iterable<bigint>) => void;
}

/** What the use cases of this service work with. */
export interface Context extends SendingContext {
  /** Accounts whose late events are dropped. */
  readonly erased: ErasedAccounts;
  /** Seals signing secrets and stored answers. */
  readonly dataKeys: Keyring;
  readonly resolveHost: ResolveHost;
  /** Whether loopback addresses may be called (development and test). */
  readonly allowLocal: boolean;
  readonly dispatcher: Dispatching;
  /** Woken when deliveries may have become due. */
  readonly deliveryDue: WakeSignal;
  /** Woken when an event waits until identity has said who the partner is. */
  readonly partnerUnknown: WakeSignal;
}
