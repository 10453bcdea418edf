import { setTimeout as delay } from 'node:timers/promises';
import { ListingUnreadable, PlatformError, type PlatformListing } from '@review-reply/platforms';
import { errors } from '../../domain/errors.ts';
import { countRead } from '../../storage/listing-reads.ts';
import {
  type ListingContext,
  listingCall,
  type PlaceOfCaller,
  type ReachedListing,
  withListing,
} from './reach-listing.ts';

/** A platform that asks for a longer wait is asked again by the caller rather than by us. */
const waitMaxMs = 2_000;
const waitDefaultMs = 500;

/**
 * A place's live listing, as its platform has it now; nothing of it is kept.
 * @param askedBy whose read it counts as: the partner's where one reads for a client
 * @throws AppError as withListing does; rate_limited beyond its share where others read too; listing_unavailable naming
 *   every part that could not be read
 */
export function getListing(
  context: ListingContext,
  { askedBy, ...whose }: PlaceOfCaller & { readonly askedBy: bigint },
  signal: AbortSignal,
): Promise<PlatformListing> {
  return withListing(context, whose, { changing: false }, async (reached) => {
    await takeRead(context, askedBy);
    return readListing(context, reached, { signal });
  });
}

async function takeRead({ database, clock, listingReadsMax }: ListingContext, accountId: bigint): Promise<void> {
  const waitMs = await countRead(database, accountId, listingReadsMax, clock.now());
  if (waitMs > 0) throw errors.rateLimited({ scope: 'listing_reads', retry_after_s: Math.ceil(waitMs / 1_000) });
}

/** @param given beside what failed, what callers are told when it cannot be read */
export async function readListing(
  context: ListingContext,
  reached: ReachedListing,
  { signal, applied }: { signal?: AbortSignal; applied?: Applied } = {},
): Promise<PlatformListing> {
  const told = applied === undefined ? {} : { applied };
  return unlessUnreadable(told, () =>
    onceMoreWhenLimited(() => reached.listing.read(listingCall(context, reached, signal))),
  );
}

/** Whether a change was made, as far as it is known. */
export type Applied = 'yes' | 'no' | 'unknown';

/** @throws AppError listing_unavailable for what a platform does not give */
export async function unlessUnreadable<T>(told: { applied?: Applied }, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ListingUnreadable)) throw error;
    throw errors.listingUnavailable({ failed: [...error.parts.keys()], ...told, ...retryAfter(error) }, error);
  }
}

/** A platform's own limit is waited for once, where it says that the wait is short. */
export async function onceMoreWhenLimited<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const limited = limitedBy(error);
    if (limited === undefined || (limited.retryAfterMs ?? 0) > waitMaxMs) throw error;
    await delay(limited.retryAfterMs ?? waitDefaultMs);
    return work();
  }
}

export function retryAfter(error: unknown): { retry_after_s?: number } {
  const limited = limitedBy(error);
  return limited === undefined ? {} : { retry_after_s: Math.ceil((limited.retryAfterMs ?? 60_000) / 1_000) };
}

const tooManyRequests = 429;

function limitedBy(error: unknown): PlatformError | undefined {
  const causes = error instanceof ListingUnreadable ? [...error.parts.values()] : [error];
  return causes.find(
    (cause): cause is PlatformError => cause instanceof PlatformError && cause.status === tooManyRequests,
  );
}
