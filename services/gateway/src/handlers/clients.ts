import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import { EnrollmentService } from '@review-reply/proto/identity/v1/enrollment';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { createRpcClient, type RpcClient, type RpcCredentials } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import type { GatewayConfig } from '../config.ts';
import { limitInFlight } from '../http/limit-in-flight.ts';
import { createTokenIssuer, type TokenIssuer } from '../oauth/token-issuer.ts';

export interface Clients {
  readonly identity: RpcClient<typeof IdentityService>;
  /** Served by identity. */
  readonly enrollments: RpcClient<typeof EnrollmentService>;
  /** Served by identity. */
  readonly leaving: RpcClient<typeof LeavingService>;
  readonly places: RpcClient<typeof PlacesService>;
  /** Served by places. */
  readonly signIns: RpcClient<typeof SignInService>;
  readonly reviews: RpcClient<typeof ReviewsService>;
  readonly billing: RpcClient<typeof BillingService>;
  /** Served by billing. */
  readonly invoices: RpcClient<typeof InvoicesService>;
  readonly webhooks: RpcClient<typeof WebhooksService>;
}

/** A client for each service; connections open with the first call. */
export function openClients(config: GatewayConfig, credentials: RpcCredentials, life: Lifecycle): Clients {
  const clients = {
    identity: createRpcClient(IdentityService, { address: config.IDENTITY_ADDRESS, credentials }),
    enrollments: createRpcClient(EnrollmentService, { address: config.IDENTITY_ADDRESS, credentials }),
    leaving: createRpcClient(LeavingService, { address: config.IDENTITY_ADDRESS, credentials }),
    places: createRpcClient(PlacesService, { address: config.PLACES_ADDRESS, credentials }),
    signIns: createRpcClient(SignInService, { address: config.PLACES_ADDRESS, credentials }),
    reviews: createRpcClient(ReviewsService, { address: config.REVIEWS_ADDRESS, credentials }),
    billing: createRpcClient(BillingService, { address: config.BILLING_ADDRESS, credentials }),
    invoices: createRpcClient(InvoicesService, { address: config.BILLING_ADDRESS, credentials }),
    webhooks: createRpcClient(WebhooksService, { address: config.WEBHOOKS_ADDRESS, credentials }),
  };
  life.onStop('grpc clients', () => {
    for (const client of Object.values(clients)) client.close();
  });
  return clients;
}

/** What handlers work with. */
export interface LimitedClients extends Clients {
  /** Identity's tokens, asked for in batches. */
  readonly tokens: TokenIssuer;
}

/**
 * The clients, each with a bound on its calls under way. Requests for tokens are counted apart, one by one, and so are
 * those of each method that waits for others outside.
 */
export function limitClients(clients: Clients, callsMax: number): LimitedClients {
  return {
    tokens: limitInFlight(createTokenIssuer(clients.identity), { callsMax }),
    identity: limitInFlight(clients.identity, { callsMax, apart: ['revokeAccessToken'] }),
    enrollments: limitInFlight(clients.enrollments, { callsMax, apart: ['finishGoogleSignIn'] }),
    leaving: limitInFlight(clients.leaving, { callsMax }),
    places: limitInFlight(clients.places, { callsMax, apart: ['getListing', 'updateListingSection'] }),
    signIns: limitInFlight(clients.signIns, { callsMax }),
    reviews: limitInFlight(clients.reviews, { callsMax, apart: ['createSuggestion', 'createReply'] }),
    billing: limitInFlight(clients.billing, { callsMax }),
    invoices: limitInFlight(clients.invoices, { callsMax }),
    webhooks: limitInFlight(clients.webhooks, { callsMax }),
  };
}
