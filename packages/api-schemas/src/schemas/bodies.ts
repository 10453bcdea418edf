import * as z from 'zod';
import { component } from '../json-schema.ts';
import { accountSchema } from './account.ts';
import { placeSchema } from './place.ts';
import { publicationSchema, publicationWithReplySchema } from './publication.ts';
import { reviewSchema } from './review.ts';
import { suggestionSchema } from './suggestion.ts';
import { createdWebhookSchema, deletedWebhookSchema, deliverySchema, webhookSchema } from './webhook.ts';

/** Deliveries listed for an endpoint, newest first. */
export const deliveriesListedMax = 100;

/** Webhook endpoints an account may have. */
export const webhooksMax = 20;

function dataOf<T extends z.ZodType>(schema: T) {
  return z.strictObject({ data: schema });
}

export const accountBodySchema = component('AccountResponse', dataOf(accountSchema));
export const placesBodySchema = component('PlacesResponse', dataOf(z.array(placeSchema)));
export const placeBodySchema = component('PlaceResponse', dataOf(placeSchema));
export const reviewsBodySchema = component(
  'ReviewsResponse',
  z.strictObject({
    data: z.array(reviewSchema),
    next_cursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last page.' }),
  }),
);
export const reviewBodySchema = component('ReviewResponse', dataOf(reviewSchema));
export const suggestionBodySchema = component('SuggestionResponse', dataOf(suggestionSchema));
export const createdReplyBodySchema = component('CreatedReplyResponse', dataOf(publicationWithReplySchema));
export const publicationBodySchema = component('PublicationResponse', dataOf(publicationSchema));
export const webhooksBodySchema = component('WebhooksResponse', dataOf(z.array(webhookSchema)));
export const createdWebhookBodySchema = component('CreatedWebhookResponse', dataOf(createdWebhookSchema));
export const webhookBodySchema = component('WebhookResponse', dataOf(webhookSchema));
export const deliveryBodySchema = component('DeliveryResponse', dataOf(deliverySchema));
export const deletedWebhookBodySchema = component('DeletedWebhookResponse', dataOf(deletedWebhookSchema));
export const deliveriesBodySchema = component(
  'DeliveriesResponse',
  dataOf(z.array(deliverySchema).max(deliveriesListedMax)),
);
