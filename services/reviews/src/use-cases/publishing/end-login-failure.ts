import type { PlatformError } from '@review-reply/platforms';
import { inTransaction } from '@review-reply/postgres';
import { askLater, attempt, type Publication, postpone } from '../../domain/publication.ts';
import type { Context } from '../context.ts';
import type { PublicationWork } from './publication-work.ts';
import { applyStep, settlePublication } from './settle-publication.ts';

/**
 * A platform gave no access for a publication, though the login's grant stands. What was to be sent has made an
 * attempt, of which nothing can have reached the platform, so that its begin and end are one; all else is asked for
 * later.
 */
export async function endLoginFailure(
  context: Context,
  { job, maySend }: Pick<PublicationWork, 'job' | 'maySend'>,
  error: PlatformError,
): Promise<void> {
  const { database, clock, firstCheckMs, logger } = context;
  logger.warn({ err: error, publication_id: String(job.publicationId) }, 'A login gave no access for a publication.');
  if (!maySend) {
    await settlePublication(context, job, (current) => askLater(current, clock.now(), firstCheckMs));
    return;
  }
  await inTransaction(database, async (tx) => {
    const begun = await applyStep(tx, context, job, (current) => attempt(current, clock.now()), { release: false });
    if (begun === null) return;
    const end = (current: Publication) => postpone(current, error.retryAfterMs, clock.now());
    await applyStep(tx, context, job, end, { release: true });
  });
}
