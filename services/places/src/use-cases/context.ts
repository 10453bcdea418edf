import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { Outbox } from '@review-reply/events';
import type { LoginPlatform, Source } from '@review-reply/platforms';
import type { Database } from '@review-reply/postgres';
import type { BillingService } from '@review-reply/proto/billing/v1/billing';
import type { RpcClient } from '@review-reply/rpc';
import type { Logger } from '@review-reply/telemetry';

/** What the use cases of this service work with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logger: Logger;
  /** Seals credentials. */
  readonly dataKeys: Keyring;
  readonly platforms: ReadonlyMap<Source, LoginPlatform>;
  /** How long a replica that is silent keeps others from asking for a login's access, in milliseconds of real time. */
  readonly accessLeaseMs: number;
  /** Of all accounts together, a minute. */
  readonly listingReadsMax: number;
  readonly billing: Pick<RpcClient<typeof BillingService>, 'listSubscriptions'>;
}
