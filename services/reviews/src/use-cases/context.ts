import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { Outbox } from '@review-reply/events';
import type { WakeSignal } from '@review-reply/jobs';
import type { Access, ReviewConnector } from '@review-reply/platforms';
import type { Source } from '@review-reply/platforms/sources';
import type { Database } from '@review-reply/postgres';
import type { BillingService } from '@review-reply/proto/billing/v1/billing';
import type { PlacesService } from '@review-reply/proto/places/v1/places';
import type { ReplyWriter, WrittenReply } from '@review-reply/reply-writer';
import type { RpcClient } from '@review-reply/rpc';
import type { Logger } from '@review-reply/telemetry';
import type { LRUCache } from 'lru-cache';
import type { ReadEvery } from '../domain/sync-schedule.ts';

/** What the use cases of this service work with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logger: Logger;
  /** Seals stored answers and cursors. */
  readonly dataKeys: Keyring;
  readonly billing: RpcClient<typeof BillingService>;
  readonly places: RpcClient<typeof PlacesService>;
  /** The platforms that can be read; a source without one is not read and takes no replies. */
  readonly connectors: ReadonlyMap<Source, ReviewConnector>;
  /** By place and source, access that a platform took no more; places hears of it when it is asked for another. */
  readonly refusedAccess: LRUCache<string, Access>;
  readonly writer: ReplyWriter;
  /** Told of each reply written, for metrics. */
  readonly onWritten: (reply: WrittenReply) => void;
  readonly readEvery: ReadEvery;
  /** How long after a reply was taken its verdict is asked for first, in milliseconds. */
  readonly firstCheckMs: number;
  /** How long a request keeps an idempotency key without an end, in milliseconds of real time. */
  readonly leaseMs: number;
  /**
   * How long a request waits for a platform, in milliseconds of real time: for one that publishes directly, and an
   * import for one that is just being read.
   */
  readonly replyWaitMs: number;
  /** How long a worker that is silent keeps a publication, in milliseconds of real time. */
  readonly publicationLeaseMs: number;
  /** How long a reader that is silent keeps a place, in milliseconds of real time; each page begins it anew. */
  readonly readLeaseMs: number;
  /** Pages after which a long read gives way to others that are due. */
  readonly readPagesPerTurn: number;
  /** Tells the workers of this process that something has become due; others find it at their next look. */
  readonly publicationDue: WakeSignal;
  readonly syncDue: WakeSignal;
  readonly autopilotDue: WakeSignal;
}

/** The name this service calls others by. */
export const serviceName = 'reviews';
