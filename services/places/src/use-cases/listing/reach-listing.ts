import { AppError } from '@review-reply/errors';
import { type Access, type ListingConnector, ListingUnreadable, PlatformError } from '@review-reply/platforms';
import { errors } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import type { PlaceSource } from '../../domain/source.ts';
import { listPlaceAt } from '../../storage/sources.ts';
import type { Context } from '../context.ts';
import type { PlatformLogins } from '../platform-logins.ts';

/** What the use cases of listings work with. */
export interface ListingContext extends Context {
  readonly logins: PlatformLogins;
}

export interface PlaceOfCaller {
  readonly accountId: bigint;
  readonly placeId: string;
}

/** A place's listing at the platform that has one, with access to it. */
export interface ReachedListing {
  readonly place: Place;
  readonly listing: ListingConnector;
  /** As the platform's reviews are addressed. */
  readonly location: string;
  readonly access: Access;
}

/** For how long one question to a platform may take. */
const partTimeoutMs = 8_000;

/**
 * Does something with a place's listing. Access that the platform takes no more is had anew, once.
 * @param how `changing`: a place that is inactive may be read, not changed
 * @throws AppError not_found; place_not_connected with the reason; listing_unavailable when access cannot be had
 */
export async function withListing<T>(
  context: ListingContext,
  whose: PlaceOfCaller,
  how: { readonly changing: boolean },
  work: (reached: ReachedListing) => Promise<T>,
): Promise<T> {
  const reached = await reachListing(context, whose, how);
  try {
    return await work(reached);
  } catch (error) {
    if (!isAccessRefused(error)) throw error;
    return work(await reachListing(context, whose, { ...how, refused: reached.access }));
  }
}

/** The call's own parts, for a question that may take as long as any. */
export function listingCall(
  { clock }: Pick<Context, 'clock'>,
  { location, access }: ReachedListing,
  signal?: AbortSignal,
) {
  const timeout = AbortSignal.timeout(partTimeoutMs);
  return {
    location,
    access,
    now: clock.now(),
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  };
}

async function reachListing(
  context: ListingContext,
  whose: PlaceOfCaller,
  { changing, refused }: { changing: boolean; refused?: Access },
): Promise<ReachedListing> {
  const { database, platforms } = context;
  const sources = await listPlaceAt(database, whose);
  const [first] = sources;
  if (first === undefined) throw errors.placeNotFound();
  const { place } = first;
  const listingOf = (source: PlaceSource | null) =>
    (source === null ? undefined : platforms.get(source.source)?.listing) ?? null;
  const found = sources.find(({ source }) => listingOf(source) !== null);
  const listing = listingOf(found?.source ?? null);
  const platform = found?.source?.source ?? [...platforms.values()].find((one) => one.listing !== null)?.source ?? null;
  const notConnected = (reason: string, cause?: unknown) => errors.placeNotConnected({ platform, reason }, cause);
  if (listing === null || !found?.source || found.connection === null) throw notConnected('not_connected');
  if (found.connection.status === 'revoked') throw notConnected('revoked');
  if (changing && !place.active) throw notConnected('inactive');
  try {
    const { access } = await context.logins.accessOf(found.connection, refused);
    return { place, listing, location: found.source.location, access };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'platform_not_publishable') throw notConnected('revoked', error);
    throw errors.listingUnavailable({ failed: ['access'] }, error);
  }
}

function isAccessRefused(thrown: unknown): boolean {
  const error = thrown instanceof AppError && !(thrown instanceof PlatformError) ? thrown.cause : thrown;
  const causes = error instanceof ListingUnreadable ? [...error.parts.values()] : [error];
  return causes.some((cause) => cause instanceof PlatformError && cause.failure === 'unauthorized');
}
