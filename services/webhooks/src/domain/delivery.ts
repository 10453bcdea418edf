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
  /** Its last attempts, oldest first. */
  readonly timeline: readonly PastAttempt[];
}

/** Deliveries that the list shows; finished ones beyond as many are deleted, pending ones never. */
export const deliveriesListedMax = 100;
/** Attempts that a delivery tells of; resending makes more than the schedule does. */
export const attemptsToldMax = 10;

/** Secrets as they are stored. */
export interface SealedSecrets {
  readonly secretSealed: Buffer;
  /** The one before the last rotation, and until when it signs too. */
  readonly previousSecretSealed: Buffer | null;
  readonly previousSecretUntil: Date | null;
}

/** A due delivery that this replica holds the lease of. */
export interface ClaimedDelivery extends SealedSecrets {
  readonly deliveryId: bigint;
  readonly webhookId: bigint;
  readonly accountId: bigint;
  readonly eventId: string;
  readonly type: string;
  readonly body: Buffer;
  readonly url: string;
  /** Attempts made before this one. */
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
  /** Real time, in milliseconds since 1970. */
  readonly leaseUntilMs: number;
}

/** Why no complete answer came. */
export type AttemptError =
  | 'look_up_timeout'
  | 'connection_timeout'
  | 'tls_timeout'
  /** Of the answer. */
  | 'timeout'
  | 'name_not_resolved'
  | 'address_not_public'
  | 'connection_failed'
  | 'certificate_expired'
  | 'certificate_of_other_host'
  | 'certificate_untrusted'
  | 'certificate_invalid'
  | 'tls_failed'
  | 'connection_closed'
  | 'headers_too_large'
  | 'answer_invalid'
  /** Name servers or the egress proxy are away: our own fault, so it is neither recorded nor counted. */
  | 'egress_failed';

/** How long the steps of an attempt took, in milliseconds; null for those that were not needed or not reached. */
export interface AttemptTimes {
  /** Of the host's name; null for an address, and on a connection that was kept. */
  readonly lookUpMs: number | null;
  readonly connectionMs: number | null;
  readonly tlsMs: number | null;
  /** From the attempt's start to the answer's headers. */
  readonly firstByteMs: number | null;
  /** From the attempt's start to its end. */
  readonly totalMs: number;
  /** The one that was dialled. */
  readonly address: string | null;
}

/** How one attempt ended. */
export interface AttemptResult {
  /** Status of the answer, also when its body broke off. */
  readonly responseStatus: number | null;
  readonly error: AttemptError | null;
  /** The first KiB of the answer's body. */
  readonly responseExcerpt: string | null;
  /** The answer's Retry-After, in milliseconds from its end. */
  readonly retryAfterMs: number | null;
  readonly times: AttemptTimes;
}

/** An attempt as the history tells of it. */
export interface PastAttempt extends AttemptTimes {
  readonly startedAt: Date;
  readonly responseStatus: number | null;
  readonly error: AttemptError | null;
}

/** A complete answer with a 2xx status. Redirects are not followed, so they are none. */
export function isSuccess(result: Pick<AttemptResult, 'error' | 'responseStatus'>): boolean {
  const { error, responseStatus } = result;
  return error === null && responseStatus !== null && responseStatus >= 200 && responseStatus <= 299;
}

/** The receiver says that it is gone for good. */
export function isGone(result: Pick<AttemptResult, 'error' | 'responseStatus'>): boolean {
  return result.error === null && result.responseStatus === 410;
}

const overloadErrors: ReadonlySet<AttemptError | null> = new Set(['timeout', 'connection_timeout', 'tls_timeout']);
const overloadStatuses: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);

/** The receiver says, or shows, that it has too much to do. */
export function isOverloaded({ error, responseStatus }: Pick<AttemptResult, 'error' | 'responseStatus'>): boolean {
  return overloadErrors.has(error) || overloadStatuses.has(responseStatus);
}
