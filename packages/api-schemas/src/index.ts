export type { ErrorEntry } from './errors/catalogue.ts';
export { type ErrorCode, isErrorCode } from './errors/codes.ts';
export { type ErrorToRender, type RenderedError, renderError } from './errors/render-error.ts';
export { type EventType, events, localiseEvent } from './events/events.ts';
export type { FaultCode, Message } from './faults/codes.ts';
export type { Fault, FaultPlace } from './faults/fault.ts';
export { apiBasePath, type DocumentOptions, openApiDocument } from './openapi/document.ts';
export { methodsOf } from './operations/methods-of.ts';
export type { MediaType, Operation, Success } from './operations/operation.ts';
export { type OperationId, type OperationInput, type Operations, operations } from './operations/operations.ts';
export {
  type RawRequest,
  readParameters,
  type Validation,
  validateListingSection,
  validateRequest,
} from './operations/validate.ts';
export * from './render/account.ts';
export { renderAnnex } from './render/annex.ts';
export { renderBilling } from './render/billing.ts';
export * from './render/bodies.ts';
export { renderCsv } from './render/csv.ts';
export { renderDetachedAccount } from './render/detached-account.ts';
export * from './render/enrollment.ts';
export { enrollmentFailures } from './render/enrollment-failures.ts';
export { failureMessage, localiseFailures } from './render/failures.ts';
export * from './render/invoice.ts';
export * from './render/place.ts';
export * from './render/reply.ts';
export { renderId, renderTime, required } from './render/values.ts';
export * from './render/webhook.ts';
export * from './schemas/account.ts';
export * from './schemas/client-account.ts';
export * from './schemas/enrollment.ts';
export * from './schemas/invoice.ts';
export { listingExample } from './schemas/listing.ts';
export * from './schemas/place.ts';
export * from './schemas/publication.ts';
export * from './schemas/reply.ts';
export * from './schemas/review.ts';
export * from './schemas/suggestion.ts';
export * from './schemas/token.ts';
export * from './schemas/webhook.ts';
