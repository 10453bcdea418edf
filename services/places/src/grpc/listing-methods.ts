import type { PlacesService } from '@review-reply/proto/places/v1/places';
import { forUsers, type ServiceMethods } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import type { ListingContext } from '../use-cases/listing/reach-listing.ts';
import { getListing } from '../use-cases/listing/read-listing.ts';
import { updateListingSection } from '../use-cases/listing/update-listing-section.ts';

/** The live listings of the acting account's places, rendered here as they are answered. */
export function listingMethods(
  context: ListingContext,
): Pick<ServiceMethods<typeof PlacesService>, 'getListing' | 'updateListingSection'> {
  return {
    getListing: forUsers(async ({ placeId }, { caller, signal }) => {
      const whose = { accountId: caller.actingAccountId, placeId, askedBy: caller.accountId };
      const listing = await getListing(context, whose, signal);
      return { listingJson: toJson(listing) };
    }),

    updateListingSection: forUsers(async ({ placeId, section, bodyJson }, { caller }) => {
      const whose = { accountId: caller.actingAccountId, placeId };
      const update = await updateListingSection(context, { ...whose, section, body: fromJson(bodyJson) });
      return { listing: { listingJson: toJson(update.listing) }, changedMeanwhile: update.changedMeanwhile };
    }),
  };
}

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));

function fromJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch (cause) {
    throw errors.invalid({ fields: [{ path: 'body', code: 'invalid_type', params: { expected: 'object' } }] }, cause);
  }
}
