import * as z from 'zod';
import { noHeadersSchema } from '../requests/headers.ts';
import { pathId } from '../requests/inputs.ts';

/** No parameters: whatever is sent is a fault. */
export const noParameters = z.strictObject({});

/** A body is not read where none belongs. */
export const noBody = z.undefined();

/** What every read by token has in common. */
export const bearerRead = {
  method: 'get',
  auth: 'bearer',
  terms: true,
  limitClass: 'reads',
  idempotency: 'none',
  bodyType: 'none',
  request: { path: noParameters, query: noParameters, headers: noHeadersSchema, body: noBody },
} as const;

/** What every change by token has in common. */
export const bearerWrite = {
  ...bearerRead,
  method: 'post',
  limitClass: 'writes',
  bodyType: 'json',
} as const;

export const reviewPathSchema = z.strictObject({ review_id: pathId('The review.') });
export const publicationPathSchema = z.strictObject({ publication_id: pathId('The publication.') });
export const webhookPathSchema = z.strictObject({ webhook_id: pathId('The webhook endpoint.') });
export const deliveryPathSchema = z.strictObject({
  webhook_id: pathId('The webhook endpoint.'),
  delivery_id: pathId('The delivery.'),
});
