import type { Transaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import type { Review } from '../../domain/review.ts';
import { findPlace } from '../../storage/places.ts';
import { findConnection } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';

/**
 * Whether a reply to this review can be published now.
 * @throws AppError platform_not_publishable with the reason
 */
export async function checkPublishable(
  tx: Transaction,
  { connectors }: Context,
  { placeRef, source, removedAt }: Review,
): Promise<void> {
  const refuse = (reason: string) => errors.notPublishable({ source, reason });
  if (removedAt !== null) throw refuse('review_removed');
  if ((connectors.get(source)?.publishing ?? 'none') === 'none') throw refuse('not_supported');
  const place = await findPlace(tx, placeRef);
  if (place?.active !== true) throw refuse('place_inactive');
  if ((await findConnection(tx, placeRef, source)) === null) throw refuse('not_connected');
}
