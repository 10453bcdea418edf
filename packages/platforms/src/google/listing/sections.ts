import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ListingAttribute, ListingSection, ListingService, PlatformListing } from '../../listing.ts';
import { toSpecial, toWeek } from './hours.ts';
import type { Attributes, Profile, Updated } from './shapes.ts';

/** Which section a field of a location belongs to. */
const sectionOfField: Readonly<Record<string, ListingSection>> = {
  title: 'identity',
  categories: 'identity',
  profile: 'description',
  phoneNumbers: 'contact',
  websiteUri: 'contact',
  regularHours: 'hours',
  specialHours: 'special_hours',
  openInfo: 'status',
  serviceItems: 'services',
  attributes: 'attributes',
};

/** The sections of a profile, in the words of the public API. */
export function toSections(profile: Profile): Omit<PlatformListing, 'attributes' | 'lodging' | 'menu' | 'metadata'> {
  const { categories, phoneNumbers, metadata } = profile;
  const region = profile.storefrontAddress?.regionCode ?? null;
  const primary = phoneNumbers?.primaryPhone;
  const week = toWeek(profile.regularHours?.periods ?? []);
  return {
    identity: {
      title: profile.title ?? '',
      primary_category: categories?.primaryCategory?.name ?? null,
      additional_categories: (categories?.additionalCategories ?? []).map(({ name }) => name),
    },
    description: { description: profile.profile?.description || null },
    contact: {
      primary_phone: primary ? toE164(primary, region) : null,
      additional_phones: (phoneNumbers?.additionalPhones ?? []).map((phone) => toE164(phone, region)),
      website: profile.websiteUri || null,
    },
    hours: week === null ? null : { days: week },
    special_hours: { special: toSpecial(profile.specialHours?.specialHourPeriods ?? []) },
    status: { status: profile.openInfo?.status ?? 'OPEN' },
    services: metadata?.canModifyServiceList === true ? { services: toServices(profile) } : null,
  };
}

export function toAttributes({ attributes }: Attributes): ListingAttribute[] {
  return (attributes ?? []).map(({ name, values, uriValues, repeatedEnumValue }) => ({
    name,
    values: values ?? null,
    uris: uriValues?.map(({ uri }) => uri) ?? null,
    set: repeatedEnumValue ? (repeatedEnumValue.setValues ?? []) : null,
    unset: repeatedEnumValue ? (repeatedEnumValue.unsetValues ?? []) : null,
  }));
}

export function toMetadata(profile: Profile, updated: Updated): Omit<PlatformListing['metadata'], 'unavailable'> {
  const { metadata } = profile;
  return {
    google_location: profile.name,
    place_id: metadata?.placeId ?? null,
    maps_url: metadata?.mapsUri ?? null,
    new_review_url: metadata?.newReviewUri ?? null,
    voice_of_merchant: metadata?.hasVoiceOfMerchant ?? false,
    google_updated: sectionsOf(updated.diffMask),
    pending: sectionsOf(updated.pendingMask),
  };
}

export function sectionsOf(paths: readonly string[]): ListingSection[] {
  const found = paths.flatMap((path) => sectionOfField[path.split('.')[0] ?? ''] ?? []);
  return [...new Set(found)].toSorted();
}

/**
 * A number as E.164, so that it compares whatever way it is written; one that is none is left as it is.
 * @param region ISO 3166-1, of a number without its country
 */
export function toE164(phone: string, region: string | null): string {
  const country = region === null ? {} : { defaultCountry: region as CountryCode };
  return parsePhoneNumberFromString(phone, { extract: false, ...country })?.number ?? phone;
}

function toServices({ serviceItems }: Profile): ListingService[] {
  return (serviceItems ?? []).map(({ price, structuredServiceItem, freeFormServiceItem }) => ({
    service_type_id: structuredServiceItem?.serviceTypeId ?? null,
    name: freeFormServiceItem?.label?.displayName ?? null,
    category: freeFormServiceItem?.category ?? null,
    description: structuredServiceItem?.description ?? freeFormServiceItem?.label?.description ?? null,
    price: price?.currencyCode
      ? { currency: price.currencyCode, amount: toAmount(String(price.units ?? 0), price.nanos ?? 0) }
      : null,
  }));
}

/** Units and billionths as a decimal string of two places at least. */
function toAmount(units: string, nanos: number): string {
  const fraction = String(nanos).padStart(9, '0').replace(/0+$/, '').padEnd(2, '0');
  return `${units}.${fraction}`;
}
