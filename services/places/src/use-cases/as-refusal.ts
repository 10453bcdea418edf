import type { AppError } from '@review-reply/errors';
import { PlatformError, type PlatformFailure } from '@review-reply/platforms';

type Refusal = (error: PlatformError) => AppError;

/** What a platform's failure is to who asked. */
interface Refusals {
  /** The login is good no more: its owner has to bring another. */
  readonly ended?: Refusal;
  /** The login, or we, are refused for another reason, until somebody mends that. */
  readonly refused?: Refusal;
  /** The same may not fail the next time. */
  readonly away?: Refusal;
}

const kinds: Readonly<Record<PlatformFailure, keyof Refusals>> = {
  grant_revoked: 'ended',
  unauthorized: 'refused',
  permanent: 'refused',
  not_found: 'refused',
  retryable: 'away',
};

/** The one of the refusals that a platform's failure falls under; what was thrown, where it is none of them. */
export function asRefusal(thrown: unknown, refusals: Refusals): unknown {
  if (!(thrown instanceof PlatformError)) return thrown;
  return refusals[kinds[thrown.failure]]?.(thrown) ?? thrown;
}
