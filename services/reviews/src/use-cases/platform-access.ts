import { type AppError, toAppError } from '@review-reply/errors';
import { type Access, PlatformError, type ReviewConnector, type Source, toAccess } from '@review-reply/platforms';
import { systemCaller } from '@review-reply/rpc';
import { type Context, serviceName } from './context.ts';

export interface PlatformAccess {
  readonly connector: ReviewConnector;
  readonly location: string;
  readonly access: Access;
  /** The login behind it. */
  readonly connectionId: bigint;
}

/** A place on a platform. */
interface Target {
  readonly placeRef: bigint;
  readonly source: Source;
}

const keyOf = ({ placeRef, source }: Target) => `${placeRef}/${source}`;

/** Keeps in mind that the platform took this access no more, when that is what `error` says. */
export function noteRefusal({ refusedAccess }: Context, target: Target, access: Access, error: unknown): void {
  if (error instanceof PlatformError && error.failure === 'unauthorized') refusedAccess.set(keyOf(target), access);
}

/**
 * How to reach a place on its platform, or null when it is not to be had: the source has no connector, or places says
 * that the login is refused or gone.
 * @param evenInactive whether an inactive place is to be reached too
 * @throws PlatformError when the platform gives no access now; AppError when places can't tell
 */
export async function findPlatformAccess(
  { connectors, places, refusedAccess }: Context,
  { placeRef, source }: Target,
  { evenInactive = false } = {},
): Promise<PlatformAccess | null> {
  const connector = connectors.get(source);
  if (connector === undefined) return null;
  try {
    const refused = refusedAccess.get(keyOf({ placeRef, source }));
    const request = { placeRef, source, evenInactive, ...(refused !== undefined && { refusedAccess: refused }) };
    const reached = await places.getPlatformAccess(request, { caller: systemCaller(serviceName) });
    const { location, connectionId } = reached;
    return { connector, location, connectionId, access: toAccess(reached.access) };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'login_failed') throw toPlatformError(source, error);
    if (error.kind === 'unavailable' || error.kind === 'internal') throw error;
    return null;
  }
}

function toPlatformError(source: Source, cause: AppError): PlatformError {
  const { retry_after_s: seconds } = cause.details;
  const retryAfterMs = typeof seconds === 'number' ? seconds * 1_000 : null;
  return new PlatformError({
    source,
    operation: 'login',
    failure: 'retryable',
    reason: cause.code,
    retryAfterMs,
    cause,
  });
}
