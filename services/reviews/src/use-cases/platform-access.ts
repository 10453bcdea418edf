import { toAppError } from '@review-reply/errors';
import { type Access, type ReviewConnector, type Source, toAccess } from '@review-reply/platforms';
import { systemCaller } from '@review-reply/rpc';
import { type Context, serviceName } from './context.ts';

export interface PlatformAccess {
  readonly connector: ReviewConnector;
  readonly location: string;
  readonly access: Access;
  /** The login behind it, whose quota at the platform all its places share. */
  readonly connectionId: bigint;
}

/**
 * How to reach a place on its platform, or null when it is not to be had: the source has no connector, or places says
 * that the login is refused or gone.
 * @throws AppError when places can't tell now
 */
export async function findPlatformAccess(
  { connectors, places }: Context,
  { placeRef, source }: { placeRef: bigint; source: Source },
): Promise<PlatformAccess | null> {
  const connector = connectors.get(source);
  if (connector === undefined) return null;
  try {
    const reached = await places.getPlatformAccess({ placeRef, source }, { caller: systemCaller(serviceName) });
    const { location, connectionId } = reached;
    return { connector, location, connectionId, access: toAccess(reached.access) };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'unavailable' || error.kind === 'internal') throw error;
    return null;
  }
}
