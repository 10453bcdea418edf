import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { withTrace } from '@review-reply/telemetry';
import { leaseDuePublications, type PublicationJob, releasePublication } from '../storage/publications.ts';
import type { Context } from '../use-cases/context.ts';
import { advancePublication } from '../use-cases/publishing/advance-publication.ts';

/** Publications worked on at once by one process. */
const concurrencyMax = 8;
const pollEveryMs = 500;

/** Sends replies and follows them to the platform's verdict, each as it falls due. */
export function startPublishing(context: Context, life: Lifecycle): void {
  const { database, clock, publicationLeaseMs: leaseMs, publicationDue: due } = context;
  startDueWorker<PublicationJob>({
    name: 'publish-replies',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: leaseDuePublications,
    handle: (job, signal) => withTrace(job, 'publication step', {}, () => advancePublication(context, job, signal)),
    giveBack: (job) => releasePublication(database.sql, job),
  });
}
