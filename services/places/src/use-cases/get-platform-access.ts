import { isSource, toAccess } from '@review-reply/platforms';
import { errors } from '../domain/errors.ts';
import { unpublishableReason } from '../domain/source.ts';
import { findPlaceAt } from '../storage/sources.ts';
import type { Context } from './context.ts';
import type { KeptAccess, PlatformLogins } from './platform-logins.ts';

interface AccessRequest {
  readonly placeRef: bigint;
  readonly source: string;
  readonly refusedAccess?: string | undefined;
  /** Whether an inactive place is to be reached too. */
  readonly evenInactive: boolean;
}

/**
 * Short-lived access for reading and answering a place's reviews.
 * @throws AppError not_found; platform_not_publishable with the reason when the place is inactive, not connected to
 *   that source, not verified or its login revoked; login_failed with retry_after_s while the platform gives none
 */
export async function getPlatformAccess(
  { database }: Context,
  logins: PlatformLogins,
  { placeRef, source: name, refusedAccess, evenInactive }: AccessRequest,
): Promise<KeptAccess & { location: string; connectionId: bigint }> {
  const found = await findPlaceAt(database.sql, placeRef, isSource(name) ? name : null);
  if (found === null) throw errors.placeNotFound();
  const { place, source, connection } = found;
  const reason = unpublishableReason({ active: place.active || evenInactive }, source);
  if (reason !== null || source === null || connection === null)
    throw errors.notPublishable({ reason: reason ?? 'not_connected' });
  const { connectionId } = connection;
  const refused = refusedAccess === undefined ? undefined : toAccess(refusedAccess);
  return { ...(await logins.accessOf(connection, refused)), location: source.location, connectionId };
}
