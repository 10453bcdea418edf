import type { GoogleListing, GoogleLocation } from './model.ts';

const untouched: GoogleListing = {
  attributes: [],
  lodging: null,
  foodMenus: {},
  canModifyServiceList: true,
  holdsEdits: false,
  pendingMask: [],
  googleUpdates: {},
  duplicateOf: null,
  suspended: false,
};

/** What belongs to a location's listing beside its fields. */
export const listingOf = ({ listing }: Pick<GoogleLocation, 'listing'>): GoogleListing => ({
  ...untouched,
  ...listing,
});

/** A location as its owner sees it. */
export function showLocation(location: GoogleLocation): Record<string, unknown> {
  const { placeId, verified, id } = location;
  const { lodging, foodMenus, canModifyServiceList, pendingMask, googleUpdates, duplicateOf, suspended } =
    listingOf(location);
  return {
    name: `locations/${id}`,
    ...location.fields,
    metadata: {
      placeId,
      mapsUri: `https://maps.google.com/maps?cid=${id}`,
      newReviewUri: `https://search.google.com/local/writereview?placeid=${placeId}`,
      hasVoiceOfMerchant: verified && !suspended,
      hasGoogleUpdated: Object.keys(googleUpdates).length > 0,
      hasPendingEdits: pendingMask.length > 0,
      canDelete: true,
      canModifyServiceList,
      canHaveFoodMenus: foodMenus !== null,
      canOperateLodgingData: lodging !== null,
      ...(duplicateOf === null ? {} : { duplicateLocation: duplicateOf }),
    },
  };
}
