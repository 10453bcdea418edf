import { validateListingSection } from '@review-reply/api-schemas';
import { toAppError } from '@review-reply/errors';
import {
  type ListingFault,
  listingSections,
  PlatformError,
  type PlatformListing,
  type SectionInput,
} from '@review-reply/platforms';
import { count } from '@review-reply/telemetry';
import { errors } from '../../domain/errors.ts';
import type { Fault } from '../../domain/fault.ts';
import { isPhoneNumber } from '../../domain/phone-number.ts';
import { countEdit, leaseSection, releaseSection } from '../../storage/listing-edits.ts';
import {
  type ListingContext,
  listingCall,
  type PlaceOfCaller,
  type ReachedListing,
  withListing,
} from './reach-listing.ts';
import { type Applied, onceMoreWhenLimited, readListing, retryAfter, unlessUnreadable } from './read-listing.ts';

export interface ListingUpdate {
  readonly listing: PlatformListing;
  /** Somebody else changed the section at the same time: nothing was sent, and the listing is as it is now. */
  readonly changedMeanwhile: boolean;
}

/** As the platforms count edits by the minute. */
const throttledForS = 60;

/**
 * Makes a section of a place's live listing as asked: compares it with what the platform has now, sends what differs,
 * in one call, and reads the listing back. One writer of a section at a time, across replicas.
 * @throws AppError as withListing does; validation_failed naming every fault, of which none is sent; rate_limited
 *   beyond the edits of a profile; platform_refused for what is no value's fault; listing_unavailable with what failed
 *   and whether the change was made
 */
export async function updateListingSection(
  context: ListingContext,
  asked: PlaceOfCaller & { readonly section: string; readonly body: unknown },
): Promise<ListingUpdate> {
  try {
    const { outcome, ...update } = await changeListing(context, asked);
    count('places.listing.edits', 1, { outcome });
    return update;
  } catch (error) {
    count('places.listing.edits', 1, { outcome: toAppError(error).code });
    throw error;
  }
}

async function changeListing(
  context: ListingContext,
  { section: name, body, ...whose }: PlaceOfCaller & { readonly section: string; readonly body: unknown },
): Promise<ListingUpdate & Pick<Outcome, 'outcome'>> {
  const change = readChange(name, body);
  return withListing(context, whose, { changing: true }, async (reached) => {
    refuse(findPhoneFaults(change, reached.place.region));
    const profile = reached.listing.nameOf(reached.location);
    const lease = await leaseSection(context.database, { profile, section: change.section }, context.clock);
    if (lease === null)
      return { listing: await readListing(context, reached), changedMeanwhile: true, outcome: 'stale' };
    const release = () => releaseSection(context.database, lease);
    const { outcome, readRest } = await makeChange(context, reached, change, profile).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    const applied = outcome === 'sent' ? 'yes' : 'no';
    const read = readRest === undefined ? readListing(context, reached, { applied }) : readSame(readRest);
    const [listing] = await Promise.all([read, release()]);
    return { listing, changedMeanwhile: outcome === 'stale', outcome };
  });
}

/** @throws AppError validation_failed naming every fault that is seen without the listing */
function readChange(name: string, body: unknown): SectionInput {
  const section = listingSections.find((one) => one === name);
  if (section === undefined)
    throw errors.invalid({
      fields: [{ path: 'path.section', code: 'invalid_value', params: { allowed: listingSections } }],
    });
  const checked = validateListingSection(section, body);
  if (!checked.ok) throw errors.invalid({ fields: checked.faults });
  return checked.value;
}

function findPhoneFaults(change: SectionInput, region: string | null): ListingFault[] {
  if (change.section !== 'contact') return [];
  const { primary_phone, additional_phones = [] } = change.input;
  const phones = [
    { path: 'primary_phone', phone: primary_phone },
    ...additional_phones.map((phone, index) => ({ path: `additional_phones[${index}]`, phone })),
  ];
  return phones.flatMap(({ path, phone }) =>
    !phone || isPhoneNumber(phone, region)
      ? []
      : [{ path, code: 'invalid_phone_number', params: region === null ? {} : { region } }],
  );
}

function refuse(faults: readonly ListingFault[]): void {
  const fields: Fault[] = faults.map(({ path, ...rest }) => ({ path: path === '' ? 'body' : `body.${path}`, ...rest }));
  if (fields.length > 0) throw errors.invalid({ fields });
}

interface Outcome {
  readonly outcome: 'sent' | 'same' | 'stale';
  /** Where nothing differs, the listing is read on from what was compared. */
  readonly readRest?: () => Promise<PlatformListing>;
}

const readSame = (readRest: () => Promise<PlatformListing>) =>
  unlessUnreadable({ applied: 'no' }, () => onceMoreWhenLimited(readRest));

/** @returns `stale` when the platform said twice that somebody else changed it */
async function makeChange(
  context: ListingContext,
  reached: ReachedListing,
  change: SectionInput,
  profile: string,
): Promise<Outcome> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { edit, readRest } = await findEdit(context, reached, change);
    if (edit === null) return { outcome: 'same', readRest };
    await takeEdit(context, reached.listing, profile);
    try {
      await onceMoreWhenLimited(() => reached.listing.send(listingCall(context, reached), edit));
      return { outcome: 'sent' };
    } catch (error) {
      if (error instanceof PlatformError && reached.listing.conflictOf(error) === 'stale') continue;
      if (await wasMade(context, reached, change, error)) return { outcome: 'sent' };
    }
  }
  return { outcome: 'stale' };
}

/** What differs. @throws AppError validation_failed for what can't be with what the platform has */
async function findEdit(context: ListingContext, reached: ReachedListing, change: SectionInput) {
  const { edit, faults, readRest } = await unlessUnreadable({ applied: 'no' }, () =>
    onceMoreWhenLimited(() => reached.listing.difference(listingCall(context, reached), change)),
  );
  refuse(faults);
  return { edit, readRest };
}

async function takeEdit(
  { database, clock }: ListingContext,
  { editsPerMinuteMax }: ReachedListing['listing'],
  profile: string,
): Promise<void> {
  const waitMs = await countEdit(database, { profile, editsPerMinuteMax }, clock.now());
  if (waitMs > 0) throw errors.rateLimited({ scope: 'listing_edits', retry_after_s: Math.ceil(waitMs / 1_000) });
}

/**
 * Whether a change whose sending failed was made all the same.
 * @throws AppError for a refusal, and listing_unavailable when it was not made or nobody knows
 */
async function wasMade(
  context: ListingContext,
  reached: ReachedListing,
  change: SectionInput,
  error: unknown,
): Promise<boolean> {
  if (error instanceof PlatformError) {
    // Access is had anew and all of it done again.
    if (error.failure === 'unauthorized') throw error;
    if (reached.listing.conflictOf(error) === 'throttled')
      throw errors.rateLimited({ scope: 'listing_edits', retry_after_s: throttledForS }, error);
    refuse(reached.listing.refusedFields(error, change));
    if (error.failure !== 'retryable') throw errors.platformRefused({ platform_code: error.reason }, error);
    if (retryAfter(error).retry_after_s !== undefined)
      throw errors.listingUnavailable({ failed: ['update'], applied: 'no', ...retryAfter(error) }, error);
  } else if (!isTimeout(error)) throw error;
  const now = await reached.listing.difference(listingCall(context, reached), change).catch(() => null);
  if (now?.edit === null) return true;
  const isEnded = error instanceof PlatformError && error.saysNotDone;
  const applied: Applied = now !== null && isEnded ? 'no' : 'unknown';
  throw errors.listingUnavailable({ failed: ['update'], applied }, error);
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
