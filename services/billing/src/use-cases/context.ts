import type { Clock } from '@review-reply/clock';
import type { Outbox } from '@review-reply/events';
import type { Database } from '@review-reply/postgres';
import type { Logger } from '@review-reply/telemetry';
import type { Party } from '../domain/invoice.ts';

/** What the use cases of this service work with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logger: Logger;
  /** Age from which the sweeper looks into a hold, in milliseconds of real time. */
  readonly holdTtlMs: number;
  /** Who issues invoices. */
  readonly seller: Party;
}
