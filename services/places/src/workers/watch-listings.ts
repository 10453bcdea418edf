import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { leaseDueWatches, type Watch, watchAgain } from '../storage/listing-watches.ts';
import type { ListingContext } from '../use-cases/listing/reach-listing.ts';
import { watchListing } from '../use-cases/listing/watch-listing.ts';

/** Listings looked at at once by one process: three calls each, of the 300 a minute that a platform allows. */
const concurrencyMax = 2;
const pollEveryMs = 1_000;
/** Longer than the calls of a look may take. */
const leaseMs = 60_000;

/** Looks at the listings of active places, each as it falls due. */
export function startWatchingListings(context: ListingContext, life: Lifecycle): void {
  const { database, clock, platforms } = context;
  const watched = [...platforms.values()].filter(({ listing }) => listing !== null).map(({ source }) => source);
  startDueWorker<Watch>({
    name: 'watch-listings',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs },
    lease: (db, request) => leaseDueWatches(db, watched, request),
    handle: (watch, signal) => watchListing(context, watch, signal),
    giveBack: (watch) => watchAgain(database.sql, watch, null),
  });
}
