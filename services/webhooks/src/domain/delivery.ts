/** The id of an event as subscribers see it. */
export const toPublicId = (eventId: string): string => `evt_${eventId}`;

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'canceled';

export interface Delivery {
  readonly deliveryId: bigint;
  /** `evt_` and a UUIDv7. */
  readonly eventId: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly responseTimeMs: number | null;
  readonly error: string | null;
  readonly responseExcerpt: string | null;
  readonly lastAttemptAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
}

/** Deliveries that the list shows; finished ones beyond as many are deleted, pending ones never. */
export const deliveriesListedMax = 100;

/** A due delivery that this replica holds the lease of. */
export interface ClaimedDelivery {
  readonly deliveryId: bigint;
  readonly webhookId: bigint;
  readonly eventId: string;
  readonly type: string;
  readonly body: Buffer;
  readonly url: string;
  readonly secretSealed: Buffer;
  /** Attempts made before this one. */
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

/** Why no complete answer came. */
export type AttemptError =
  | 'timeout'
  | 'name_not_resolved'
  | 'address_not_public'
  | 'connection_failed'
  | 'tls_failed'
  | 'connection_closed'
  | 'answer_invalid';

/** How one attempt ended. */
export interface AttemptResult {
  /** Status of the answer, also when its body broke off. */
  readonly responseStatus: number | null;
  readonly responseTimeMs: number;
  readonly error: AttemptError | null;
  /** The first KiB of the answer's body. */
  readonly responseExcerpt: string | null;
  /** The answer's Retry-After, in milliseconds from its end. */
  readonly retryAfterMs: number | null;
}

/** A complete answer with a 2xx status. Redirects are not followed, so they are none. */
export function isSuccess(result: AttemptResult): boolean {
  const { error, responseStatus } = result;
  return error === null && responseStatus !== null && responseStatus >= 200 && responseStatus <= 299;
}

/** The receiver says that it is gone for good. */
export function isGone(result: AttemptResult): boolean {
  return result.error === null && result.responseStatus === 410;
}
