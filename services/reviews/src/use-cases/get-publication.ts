import { errors } from '../domain/errors.ts';
import type { Publication } from '../domain/publication.ts';
import { findPublication } from '../storage/publications.ts';
import type { Context } from './context.ts';

/** @throws AppError not_found */
export async function getPublication(
  { database }: Context,
  { accountId, publicationId }: { accountId: bigint; publicationId: bigint },
): Promise<Publication> {
  const publication = await findPublication(database.sql, accountId, publicationId);
  if (publication === null) throw errors.notFound();
  return publication;
}
