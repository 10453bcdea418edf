import { type ConfigOf, setting, settings } from '@review-reply/config';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { OperationsService } from '@review-reply/proto/operations/v1/operations';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import {
  type CallOptions,
  createRpcClient,
  openRpcCredentials,
  type RpcClient,
  type ServiceName,
  systemCaller,
} from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';
import { z } from 'zod';

const serviceAddress = (service: string) => ({
  schema: setting.address(),
  description: `Where the ${service} service answers gRPC, host:port.`,
});

/** What it takes to act as an operator: the services' addresses, and a certificate. */
export const adminSettings = settings({
  RPC_DIR: {
    schema: z.string().min(1),
    description: 'Folder with ca.crt, admin.crt, admin.key and callers.pem: by these the services know their operator.',
  },
  IDENTITY_ADDRESS: serviceAddress('identity'),
  PLACES_ADDRESS: serviceAddress('places'),
  REVIEWS_ADDRESS: serviceAddress('reviews'),
  BILLING_ADDRESS: serviceAddress('billing'),
  WEBHOOKS_ADDRESS: serviceAddress('webhooks'),
});

export interface Services {
  readonly identity: RpcClient<typeof IdentityService>;
  /** Served by identity. */
  readonly leaving: RpcClient<typeof LeavingService>;
  readonly places: RpcClient<typeof PlacesService>;
  readonly reviews: RpcClient<typeof ReviewsService>;
  readonly billing: RpcClient<typeof BillingService>;
  /** Served by billing. */
  readonly invoices: RpcClient<typeof InvoicesService>;
  /** Every service that consumes events, for its parked ones. */
  operations(service: ServiceName): RpcClient<typeof OperationsService>;
  /** Options of a call made as an operator. */
  readonly operator: CallOptions;
  close(): void;
}

const timeoutMs = 20_000;
/** A command is over before a file changes. */
const logger = createLogger({ service: 'admin', level: 'silent' });

/** Clients of the services, acting as an operator. */
export function openServices(config: ConfigOf<typeof adminSettings>): Services {
  const credentials = openRpcCredentials({ dir: config.RPC_DIR, service: 'admin', logger });
  const opened: Array<{ close(): void }> = [];
  const keep = <T extends { close(): void }>(client: T): T => {
    opened.push(client);
    return client;
  };
  const operated = new Map<ServiceName, RpcClient<typeof OperationsService>>();
  const addresses = {
    identity: config.IDENTITY_ADDRESS,
    places: config.PLACES_ADDRESS,
    reviews: config.REVIEWS_ADDRESS,
    billing: config.BILLING_ADDRESS,
    webhooks: config.WEBHOOKS_ADDRESS,
  };
  return {
    identity: keep(createRpcClient(IdentityService, { address: config.IDENTITY_ADDRESS, credentials })),
    leaving: keep(createRpcClient(LeavingService, { address: config.IDENTITY_ADDRESS, credentials })),
    places: keep(createRpcClient(PlacesService, { address: config.PLACES_ADDRESS, credentials })),
    reviews: keep(createRpcClient(ReviewsService, { address: config.REVIEWS_ADDRESS, credentials })),
    billing: keep(createRpcClient(BillingService, { address: config.BILLING_ADDRESS, credentials })),
    invoices: keep(createRpcClient(InvoicesService, { address: config.BILLING_ADDRESS, credentials })),
    operations: (service) => {
      const options = { address: addresses[service], credentials, server: service };
      const client = operated.get(service) ?? keep(createRpcClient(OperationsService, options));
      operated.set(service, client);
      return client;
    },
    operator: { caller: systemCaller('admin'), timeoutMs },
    close: () => {
      for (const client of opened) client.close();
      credentials.close();
    },
  };
}
