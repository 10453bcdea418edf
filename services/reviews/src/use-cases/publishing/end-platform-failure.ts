import { PlatformError } from '@review-reply/platforms';
import { refusedBy } from '../../domain/failures.ts';
import { askLater, fail, lookAgain, postpone } from '../../domain/publication.ts';
import type { Context } from '../context.ts';
import { noteRefusal } from '../platform-access.ts';
import type { PublicationWork } from './publication-work.ts';
import { settlePublication } from './settle-publication.ts';

/**
 * Notes what a failed call to the platform means for a publication. What can't be asked for is asked for at the next
 * turn; a reply that could not be sent is sent again later when that may help. Whether the platform took one that it
 * was sent is not known where no answer of its own came; a refusal or a failure that it tells says that it did not.
 * @param wasSent whether the call was to take the reply, and not to read its review before
 * @throws what is not the platform's failure
 */
export async function endPlatformFailure(
  context: Context,
  { job, publication, maySend, access }: PublicationWork,
  error: unknown,
  { wasSent }: { wasSent: boolean },
): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  noteRefusal(context, publication, access.access, error);
  const { clock, firstCheckMs, logger } = context;
  const { failure, retryAfterMs, reason, saysNotDone } = error;
  logger.warn({ err: error, publication_id: String(job.publicationId) }, 'A call for a publication failed.');
  await settlePublication(context, job, (current) => {
    const now = clock.now();
    if (!maySend) return askLater(current, now, firstCheckMs);
    const mayBeTaken = failure === 'retryable' && !saysNotDone;
    const known = wasSent ? { ...current, unknownSince: mayBeTaken ? now : null } : current;
    if (failure === 'not_found') return lookAgain(known, now);
    if (failure === 'permanent' && known.unknownSince === null) return fail(known, refusedBy(reason));
    // A login that was refused ends what was not taken at the next turn, when places has heard of it too.
    return postpone(known, retryAfterMs, now);
  });
}
