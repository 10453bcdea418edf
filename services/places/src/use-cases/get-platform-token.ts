import { unpublishableReason } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import { findConnectedPlace } from '../storage/connections.ts';
import type { Context } from './context.ts';
import type { AccessToken, GoogleTokens } from './google-tokens.ts';

/**
 * A short-lived token for reading and answering a place's reviews.
 * @throws AppError not_found; platform_not_publishable with the reason when the place is inactive, not connected to that
 *   source, not verified or its login revoked; service_unavailable while Google is away
 */
export async function getPlatformToken(
  { database }: Context,
  tokens: GoogleTokens,
  { placeRef, source }: { placeRef: bigint; source: string },
): Promise<AccessToken & { location: string }> {
  const found = await findConnectedPlace(database.sql, placeRef);
  if (found === null) throw errors.placeNotFound();
  const { place, connection } = found;
  const reason = source === 'google' ? unpublishableReason(place, connection) : 'not_connected';
  if (reason !== null) throw errors.notPublishable({ reason });
  const { accessToken, expiresAt } = await tokens.tokenOf(connection);
  return { accessToken, expiresAt, location: place.googleReviewsName };
}
