import { type Source, sources } from '@review-reply/platforms/sources';
import type { Lifecycle } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import { countOpenPublications } from '../storage/publications.ts';
import { countDueReads, countFailingLong } from '../storage/sync-cursors.ts';
import type { Context } from '../use-cases/context.ts';

/** So many are enough to tell that it does not keep up. */
const countedMax = 10_000;
const openStates = ['queued', 'publishing', 'retrying'] as const;

/**
 * What waits for platforms, asked of the database at each export, so that every replica tells the same. All series are
 * told each time: what is not told any more would be exported for ever as it was last.
 */
export function measureWaiting({ database, clock }: Context, life: Lifecycle): void {
  const secondsSince = (at: Date | null | undefined) =>
    at ? Math.max(0, clock.now().getTime() - at.getTime()) / 1_000 : 0;
  const endReads = observe(['reviews.sync.due', 'reviews.sync.lag'], async (tell) => {
    const due = await countDueReads(database.sql, clock.now(), countedMax);
    for (const platform of sources) {
      const counted = due.find(({ source }) => source === platform);
      tell('reviews.sync.due', counted?.places ?? 0, { platform });
      tell('reviews.sync.lag', secondsSince(counted?.oldestDueAt), { platform });
    }
  });
  const endFailing = observe(['reviews.sync.failing'], async (tell) => {
    const failing = await countFailingLong(database.sql, countedMax);
    for (const platform of sources)
      tell('reviews.sync.failing', failing.find(({ source }) => source === platform)?.places ?? 0, { platform });
  });
  const endPublications = observe(
    ['reviews.publications.open', 'reviews.publications.oldest_age', 'reviews.publications.overdue'],
    async (tell) => {
      const { open, dueAt } = await countOpenPublications(database.sql, countedMax);
      tell('reviews.publications.overdue', secondsSince(dueAt));
      const find = (platform: Source, state: string) =>
        open.find(({ source, status }) => source === platform && status === state);
      for (const platform of sources)
        for (const state of openStates) {
          const counted = find(platform, state);
          tell('reviews.publications.open', counted?.publications ?? 0, { platform, state });
          tell('reviews.publications.oldest_age', secondsSince(counted?.oldestAt), { platform, state });
        }
    },
  );
  life.onStop('metrics of what waits', () => {
    endReads();
    endFailing();
    endPublications();
  });
}
