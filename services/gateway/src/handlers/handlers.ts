import type { OperationId } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';
import type { EdgeState } from '../edge/edge-state.ts';
import type { SecretAttempts } from '../limits/secret-attempts.ts';
import type { LimitedClients } from './clients.ts';
import { createReply } from './create-reply.ts';
import { createSuggestion } from './create-suggestion.ts';
import { createToken } from './create-token.ts';
import { detachAccount } from './detach-account.ts';
import { cancelEnrollment, createEnrollment, getEnrollment, listAccounts } from './enrollments.ts';
import { getAccount } from './get-account.ts';
import { getOpenApiDocument } from './get-open-api-document.ts';
import { getPlace, listPlaces } from './places.ts';
import { getPublication } from './publication.ts';
import { getReview, listReviews } from './reviews.ts';
import { revokeToken } from './revoke-token.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';
import { getAuthorizationServer, getSigningKeys } from './well-known.ts';

/** One handler an operation; the compiler names an operation without one. */
export function createHandlers(
  clients: LimitedClients,
  edge: EdgeState,
  attempts: SecretAttempts,
  publicUrl: string,
): Readonly<Record<OperationId, Handler>> {
  return {
    createToken: createToken(clients, attempts),
    revokeToken: revokeToken(clients, attempts),
    getAccount: getAccount(clients),
    listPlaces: listPlaces(clients),
    getPlace: getPlace(clients),
    listReviews: listReviews(clients),
    getReview: getReview(clients),
    createSuggestion: createSuggestion(clients),
    createReply: createReply(clients),
    getPublication: getPublication(clients),
    listAccounts: listAccounts(clients),
    detachAccount: detachAccount(clients),
    createEnrollment: createEnrollment(clients),
    getEnrollment: getEnrollment(clients),
    cancelEnrollment: cancelEnrollment(clients),
    listWebhooks: listWebhooks(clients),
    createWebhook: createWebhook(clients),
    getWebhook: getWebhook(clients),
    updateWebhook: updateWebhook(clients),
    deleteWebhook: deleteWebhook(clients),
    rotateWebhookSecret: rotateWebhookSecret(clients),
    testWebhook: testWebhook(clients),
    listWebhookDeliveries: listWebhookDeliveries(clients),
    resendWebhookDelivery: resendWebhookDelivery(clients),
    getOpenApiDocument: getOpenApiDocument(publicUrl),
    getAuthorizationServer: getAuthorizationServer(publicUrl),
    getSigningKeys: getSigningKeys(edge),
  };
}
