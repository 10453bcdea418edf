import { PlatformError } from '@review-reply/platforms';
import { refusedBy } from '../../domain/failures.ts';
import { awaitVerdict, fail, lookAgain, postpone } from '../../domain/publication.ts';
import type { Context } from '../context.ts';
import { noteRefusal } from '../platform-access.ts';
import type { PublicationWork } from './publication-work.ts';
import { settlePublication } from './settle-publication.ts';

/**
 * Notes what a failed call to the platform means for a publication. A verdict that can't be asked for is asked for at
 * the next turn; a reply that could not be sent is sent again later when that may help.
 * @throws what is not the platform's failure
 */
export async function endPlatformFailure(
  context: Context,
  { job, publication, access }: PublicationWork,
  error: unknown,
): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  noteRefusal(context, publication, access.access, error);
  const { clock, firstCheckMs, logger } = context;
  const { failure, retryAfterMs, reason } = error;
  logger.warn({ err: error, publication_id: String(job.publicationId) }, 'A call for a publication failed.');
  await settlePublication(context, job, (current) => {
    const now = clock.now();
    if (current.acceptedAt !== null) return awaitVerdict(current, now, firstCheckMs);
    if (failure === 'not_found') return lookAgain(current, now);
    if (failure === 'permanent') return fail(current, refusedBy(reason));
    // A login that was refused ends it at the next turn, when places has heard of it too.
    return postpone(current, retryAfterMs, now);
  });
}
