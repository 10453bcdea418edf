import { AppError, type ErrorKind, type PublicCode } from '@review-reply/errors';
import type { Source } from './sources.ts';

/**
 * What a caller can do about a failed call.
 * - `retryable`: the same call may succeed later: 5xx, 429, network, deadline, an answer that cannot be read.
 * - `permanent`: the platform refused; the same call will be refused again.
 * - `not_found`: the platform does not have what the call names.
 * - `unauthorized`: the access token is not (or no longer) good; a fresh one may be.
 * - `grant_revoked`: no fresh access token can be had; the owner has to connect again.
 */
export type PlatformFailure = 'retryable' | 'permanent' | 'not_found' | 'unauthorized' | 'grant_revoked';

/** What reaches our own callers when a use case makes nothing more of it: public codes, by failure. */
const kinds: Readonly<Record<PlatformFailure, { kind: ErrorKind; code: PublicCode }>> = {
  retryable: { kind: 'unavailable', code: 'service_unavailable' },
  permanent: { kind: 'bad_gateway', code: 'platform_refused' },
  not_found: { kind: 'bad_gateway', code: 'platform_refused' },
  unauthorized: { kind: 'bad_gateway', code: 'platform_refused' },
  grant_revoked: { kind: 'bad_gateway', code: 'platform_refused' },
};

/** One value that a platform refused. */
export interface RefusedValue {
  /** The platform's own code. */
  readonly reason: string;
  /** The platform's own path to the value; null where it named none. */
  readonly field: string | null;
}

export interface PlatformErrorOptions {
  readonly source: Source;
  /** The call in the connector's words, such as `reviews.list`. */
  readonly operation: string;
  readonly failure: PlatformFailure;
  /** The HTTP status, or null when no answer came. */
  readonly status?: number | null;
  /** A short code: the platform's own where it gave one, else the connector's (`timeout`, `not_json`). */
  readonly reason?: string | null;
  readonly retryAfterMs?: number | null;
  readonly refused?: readonly RefusedValue[];
  readonly cause?: unknown;
}

/**
 * A platform's call that failed. Its message names the call, the status and the reason and is safe to log: it never
 * holds a token, a URL or anything of a body. To callers of ours it is an outage or a bad gateway unless a use case
 * makes more of it, so that a platform's 404 or 401 is never mistaken for one of ours.
 */
export class PlatformError extends AppError {
  readonly source: Source;
  readonly operation: string;
  readonly failure: PlatformFailure;
  readonly status: number | null;
  readonly reason: string | null;
  /** How long the platform asks callers to wait, in milliseconds, or null when it did not say. */
  readonly retryAfterMs: number | null;
  /** The values that were refused, where the platform tells; never the values themselves. */
  readonly refused: readonly RefusedValue[];

  constructor(options: PlatformErrorOptions) {
    const { source, operation, failure, status = null, reason = null, retryAfterMs = null, cause } = options;
    const { refused = [] } = options;
    const { kind, code } = kinds[failure];
    // For operators: the API's callers are told nothing of an outage but that it is one.
    super(kind, code, failure === 'retryable' ? { platform: source, status, reason } : {}, cause);
    this.name = 'PlatformError';
    this.message = `${source} ${operation}: ${failure} (status ${status ?? 'none'}, reason ${reason ?? 'none'})`;
    this.source = source;
    this.operation = operation;
    this.failure = failure;
    this.status = status;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.refused = refused;
  }

  /** Whether the platform says that it did not do it; 502 and 504 come from what stands before it, which can't tell. */
  get saysNotDone(): boolean {
    return this.status === 429 || this.status === 500 || this.status === 503;
  }
}
