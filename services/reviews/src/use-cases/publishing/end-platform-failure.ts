import { PlatformError } from '@review-reply/platforms';
import { failures, refusedBy } from '../../domain/failures.ts';
import { cancel, fail, judge, postpone } from '../../domain/publication.ts';
import type { Context } from '../context.ts';
import type { PublicationWork } from './publication-work.ts';
import { settlePublication } from './settle-publication.ts';

/**
 * Notes what a failed call to the platform means for a publication. A verdict that can't be asked for is asked for at
 * the next turn; a reply that could not be sent is sent again later when that may help.
 * @throws what is not the platform's failure
 */
export async function endPlatformFailure(context: Context, { job }: PublicationWork, error: unknown): Promise<void> {
  if (!(error instanceof PlatformError)) throw error;
  const { clock, firstCheckMs, logger } = context;
  const { failure, retryAfterMs, reason } = error;
  logger.warn({ err: error, publication_id: String(job.publicationId) }, 'A call for a publication failed.');
  await settlePublication(context, job, (current) => {
    const now = clock.now();
    if (failure === 'grant_revoked') return cancel(current, failures.canceledNotConnected);
    if (current.acceptedAt !== null) {
      const pending = { outcome: 'pending', state: current.platformState, policyViolation: null } as const;
      return judge(current, pending, now, firstCheckMs);
    }
    if (failure === 'retryable' || failure === 'unauthorized') return postpone(current, retryAfterMs, now);
    return fail(current, refusedBy(reason));
  });
}
