import type { DescService } from '@bufbuild/protobuf';
import type { BillingService } from '@review-reply/proto/billing/v1/billing';
import type { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import type { EnrollmentService } from '@review-reply/proto/identity/v1/enrollment';
import type { IdentityService } from '@review-reply/proto/identity/v1/identity';
import type { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import type { OperationsService } from '@review-reply/proto/operations/v1/operations';
import type { PlacesService } from '@review-reply/proto/places/v1/places';
import type { SignInService } from '@review-reply/proto/places/v1/sign_in';
import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import type { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import type { PeerName } from './peer-name.ts';

/** Who may call one method. */
export interface Permission {
  /** Those that may call it for the holder of an API key, with the caller that the gateway signed. */
  readonly forUser?: readonly PeerName[];
  /** Those that may call it in their own name. */
  readonly inOwnName?: readonly PeerName[];
}

type Methods<S extends DescService> = { readonly [K in keyof S['method']]: Permission };
export type Permissions = Readonly<Record<string, Readonly<Record<string, Permission>>>>;

const user: Permission = { forUser: ['gateway'] };
const ownNameOf = (...inOwnName: readonly PeerName[]): Permission => ({ inOwnName });
const gateway = ownNameOf('gateway');
const operator = ownNameOf('admin');
const reviews = ownNameOf('reviews');
const identity = ownNameOf('identity');
const places = ownNameOf('places');

/**
 * Which service (and the operator's tool) may call which method, as what. Everything else is refused. The compiler
 * wants every method of every contract.
 */
export const permissions: Permissions = {
  'reviewreply.identity.v1.IdentityService': {
    issueAccessToken: gateway,
    issueAccessTokens: gateway,
    revokeAccessToken: gateway,
    getEdgeState: gateway,
    getAccount: user,
    getAccountAccess: ownNameOf('gateway', 'webhooks', 'admin'),
    getAccountContact: places,
    createAccount: operator,
    listAccounts: operator,
    setPartnerContract: operator,
    attachAccount: operator,
    publishTerms: operator,
    acceptTerms: operator,
    setAccountStatus: operator,
    createApiKey: operator,
    listApiKeys: operator,
    revokeApiKey: operator,
    addApiKeySecret: operator,
    revokeApiKeySecret: operator,
    setApiKeyScopes: operator,
    rotateSigningKey: operator,
    listSigningKeys: operator,
  } satisfies Methods<typeof IdentityService>,
  'reviewreply.identity.v1.EnrollmentService': {
    createEnrollment: user,
    getEnrollment: user,
    cancelEnrollment: user,
    listClientAccounts: user,
    openEnrollmentLink: gateway,
    beginGoogleSignIn: gateway,
    finishGoogleSignIn: gateway,
    refuseEnrollment: gateway,
    getEnrollmentProgress: gateway,
    choosePlaces: gateway,
  } satisfies Methods<typeof EnrollmentService>,
  'reviewreply.identity.v1.LeavingService': {
    detachAccount: { ...user, ...operator },
    confirmErasure: ownNameOf('places', 'reviews', 'billing', 'webhooks'),
    listErasures: operator,
    repeatErasure: operator,
  } satisfies Methods<typeof LeavingService>,
  'reviewreply.places.v1.PlacesService': {
    listPlaces: { ...user, ...operator },
    getPlace: user,
    updatePlace: user,
    getListing: user,
    updateListingSection: user,
    getWritingContext: reviews,
    getPlatformAccess: reviews,
    listPlaceFigures: reviews,
    hastenLooks: gateway,
    connectLogin: operator,
    listConnections: operator,
    setPlaceSettings: operator,
    getReportLink: gateway,
    endReports: gateway,
  } satisfies Methods<typeof PlacesService>,
  'reviewreply.places.v1.SignInService': {
    getAuthorizationUrl: identity,
    exchangeCode: identity,
    readSignIn: identity,
    connectSignIn: identity,
    dropSignIn: identity,
    listAccountAccess: gateway,
  } satisfies Methods<typeof SignInService>,
  'reviewreply.reviews.v1.ReviewsService': {
    listReviews: user,
    getReview: user,
    createSuggestion: user,
    createReply: user,
    getPublication: user,
    importReviews: operator,
    resolveGeneration: ownNameOf('billing'),
    getReport: places,
    hastenReads: gateway,
    previewAutopilot: operator,
    getVoice: operator,
    setVoice: operator,
    listReads: operator,
  } satisfies Methods<typeof ReviewsService>,
  'reviewreply.billing.v1.BillingService': {
    reserve: reviews,
    capture: reviews,
    void: reviews,
    getBalance: user,
    listSubscriptions: ownNameOf('places', 'admin'),
    getAccountBalance: operator,
    grantSuns: operator,
    setPlan: operator,
    getStatement: operator,
    setPastDue: operator,
    verifyLedger: operator,
  } satisfies Methods<typeof BillingService>,
  'reviewreply.billing.v1.InvoicesService': {
    getBilling: user,
    getInvoice: user,
    listInvoiceAnnex: { ...user, ...operator },
    getInvoiceFile: user,
    previewInvoice: operator,
    closeMonth: operator,
    reopenMonth: operator,
    creditInvoice: operator,
    resendInvoice: operator,
    exportInvoices: operator,
    setBillingTerms: operator,
  } satisfies Methods<typeof InvoicesService>,
  'reviewreply.webhooks.v1.WebhooksService': {
    listEndpoints: user,
    createEndpoint: user,
    deleteEndpoint: user,
    getEndpoint: user,
    updateEndpoint: user,
    rotateSecret: user,
    sendTestEvent: user,
    resendDelivery: user,
    listDeliveries: user,
  } satisfies Methods<typeof WebhooksService>,
  'reviewreply.operations.v1.OperationsService': {
    listParkedEvents: operator,
    retryParkedEvents: operator,
    skipParkedEvent: operator,
    listKeyUses: operator,
    listRecords: operator,
    mendRecords: operator,
  } satisfies Methods<typeof OperationsService>,
};
