import type * as z from 'zod';
import {
  createToken,
  getAccount,
  getAuthorizationServer,
  getOpenApiDocument,
  getSigningKeys,
  revokeToken,
} from './access.ts';
import { detachAccount } from './detach-account.ts';
import { cancelEnrollment, createEnrollment, getEnrollment, listAccounts } from './enrollments.ts';
import { getPlace, listPlaces } from './places.ts';
import { createReply, createSuggestion, getPublication, getReview, listReviews } from './reviews.ts';
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

/**
 * Every operation that is routed, by its id. The gateway makes its routes from this table and the OpenAPI document is
 * generated from it, so neither can drift from the other; a route added is one entry here.
 */
export const operations = {
  createToken,
  revokeToken,
  getAccount,
  listPlaces,
  getPlace,
  listReviews,
  getReview,
  createSuggestion,
  createReply,
  getPublication,
  listAccounts,
  detachAccount,
  createEnrollment,
  getEnrollment,
  cancelEnrollment,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
  getOpenApiDocument,
  getAuthorizationServer,
  getSigningKeys,
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

/** A request's parts after validation, as handlers take them: ids bigint, times exact, defaults filled in. */
export type OperationInput<Id extends OperationId> = {
  readonly [Part in keyof Operations[Id]['request']]: Operations[Id]['request'][Part] extends z.ZodType
    ? z.output<Operations[Id]['request'][Part]>
    : never;
};
