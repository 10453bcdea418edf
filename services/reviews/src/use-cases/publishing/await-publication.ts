import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded } from '../../domain/publication.ts';
import { findPublicationOfWork } from '../../storage/publications.ts';
import type { Context } from '../context.ts';

/** Between two looks, as any replica's worker may have the publication; real time. */
const lookEveryMs = 50;

/**
 * Waits until a publication has ended, will be tried again later, or was taken without a verdict; for `replyWaitMs` at
 * most, after which the worker goes on with it alone.
 */
export async function awaitPublication(
  { database, clock, replyWaitMs }: Pick<Context, 'database' | 'clock' | 'replyWaitMs'>,
  workId: string,
): Promise<void> {
  const until = clock.realNow().getTime() + replyWaitMs;
  while (clock.realNow().getTime() < until) {
    const publication = await findPublicationOfWork(database.sql, workId);
    if (publication === null || hasEnded(publication.status)) return;
    if (publication.status === 'retrying' || publication.acceptedAt !== null) return;
    await delay(lookEveryMs);
  }
}
