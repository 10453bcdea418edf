import { isPassing } from './passing-error.ts';

/**
 * What went wrong, in terms a transport can map once: `rpc` maps it to a gRPC status, the gateway to an HTTP status.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'payment_required'
  | 'unprocessable'
  | 'rate_limited'
  | 'unavailable'
  | 'bad_gateway'
  | 'internal';

/** JSON values that go to the caller as they are: never anything secret, never a driver's message. */
export type Details = Readonly<Record<string, unknown>>;

/**
 * The one error that crosses a service's border. `code` is public and stable; `message` is for logs, never for callers.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: Details;
  /** Whether it is the stored refusal of an earlier request with the same idempotency key. */
  readonly replayed: boolean;

  constructor(kind: ErrorKind, code: string, details: Details = {}, cause?: unknown, replayed = false) {
    super(`${kind}: ${code}`, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = code;
    this.details = details;
    this.replayed = replayed;
  }
}

/**
 * The single funnel from `unknown`. An AppError passes through; an outage becomes `service_unavailable`, so that
 * callers know that it is worth trying again, and everything else is a defect and becomes `internal_error`. What was
 * thrown is kept as the cause for the log, with nothing of it for the caller.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isPassing(thrown)) return new AppError('unavailable', 'service_unavailable', {}, thrown);
  return new AppError('internal', 'internal_error', {}, thrown);
}
