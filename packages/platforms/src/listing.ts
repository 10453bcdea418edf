/** The parts of a listing that can be changed, by their public names and in the specification's order. */
export const listingSections = [
  'identity',
  'description',
  'contact',
  'hours',
  'special_hours',
  'status',
  'attributes',
  'lodging',
  'services',
  'menu',
] as const;
export type ListingSection = (typeof listingSections)[number];

export const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Day = (typeof days)[number];
export const dayModes = ['closed', 'open24', 'slots'] as const;
/** What a holder may set; a platform may show others. */
export const openStatuses = ['OPEN', 'CLOSED_TEMPORARILY'] as const;

/** Of Google's Lodging; all but `metadata`, which is the platform's. */
export const lodgingGroups = [
  ...(['accessibility', 'activities', 'business', 'commonLivingArea', 'connectivity', 'families'] as const),
  ...(['foodAndDrink', 'guestUnits', 'healthAndSafety', 'housekeeping', 'parking', 'pets', 'policies'] as const),
  ...(['pools', 'property', 'services', 'sustainability', 'transportation', 'wellness'] as const),
] as const;

/** Google's own bounds (https://support.google.com/business/answer/3038177 and the references of its APIs). */
export const listingLimits = {
  titleLengthMax: 125,
  descriptionLengthMax: 750,
  additionalCategoriesMax: 9,
  additionalPhonesMax: 2,
  urlLengthMax: 2_048,
  slotsMax: 10,
  specialMax: 400,
  attributesMax: 200,
  attributeValuesMax: 50,
  servicesMax: 300,
  serviceNameLengthMax: 140,
  serviceDescriptionLengthMax: 300,
  menuNameLengthMax: 140,
  menuDescriptionLengthMax: 1_000,
  menuItemsMax: 1_000,
} as const;

export type JsonObject = { readonly [name: string]: unknown };

/** Times of day are `HH:MM`; a slot that closes at or before its opening ends the next day, and 24:00 ends the day. */
export interface Slot {
  readonly open: string;
  readonly close: string;
}

export interface DayHours {
  readonly mode: (typeof dayModes)[number];
  /** Empty unless the mode is `slots`. */
  readonly slots: readonly Slot[];
}

export type WeekHours = Readonly<Record<Day, DayHours>>;

export interface SpecialHours {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly closed: boolean;
  /** Null when closed. */
  readonly open: string | null;
  readonly close: string | null;
}

/** One of `values`, `uris`, or `set` with `unset`, by the attribute's type; the others are null. */
export interface ListingAttribute {
  readonly name: string;
  readonly values: ReadonlyArray<boolean | string | number> | null;
  readonly uris: readonly string[] | null;
  readonly set: readonly string[] | null;
  readonly unset: readonly string[] | null;
}

/** Either one of the platform's own services (`service_type_id`), or one of the holder's with a name and a category. */
export interface ListingService {
  readonly service_type_id: string | null;
  readonly name: string | null;
  readonly category: string | null;
  readonly description: string | null;
  /** The amount is a decimal string. */
  readonly price: { readonly currency: string; readonly amount: string } | null;
}

/**
 * A live listing, in the words of the public API. A section that the place may not have, or that is not set, is null.
 */
export interface PlatformListing {
  readonly identity: {
    readonly title: string;
    readonly primary_category: string | null;
    readonly additional_categories: readonly string[];
  };
  readonly description: { readonly description: string | null };
  readonly contact: {
    readonly primary_phone: string | null;
    readonly additional_phones: readonly string[];
    readonly website: string | null;
  };
  readonly hours: { readonly days: WeekHours } | null;
  readonly special_hours: { readonly special: readonly SpecialHours[] };
  readonly status: { readonly status: string };
  readonly attributes: { readonly attributes: readonly ListingAttribute[] };
  readonly lodging: JsonObject | null;
  readonly services: { readonly services: readonly ListingService[] } | null;
  readonly menu: { readonly menus: readonly JsonObject[] } | null;
  readonly metadata: {
    readonly google_location: string;
    readonly place_id: string | null;
    readonly maps_url: string | null;
    readonly new_review_url: string | null;
    /** Whether the platform publishes the owner's edits and replies. */
    readonly voice_of_merchant: boolean;
    /** Sections of which the platform shows something else than the holder said. */
    readonly google_updated: readonly ListingSection[];
    /** Sections whose edits the platform holds for review. */
    readonly pending: readonly ListingSection[];
    /** Why a section is null. */
    readonly unavailable: Readonly<Partial<Record<ListingSection, 'not_offered' | 'not_set'>>>;
  };
}

type Nullish<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** What a holder may send of each section; what is absent stays as it is, `null` clears. */
export interface SectionInputs {
  readonly identity: {
    readonly title?: string | undefined;
    readonly primary_category?: string | undefined;
    readonly additional_categories?: readonly string[] | undefined;
  };
  readonly description: { readonly description: string | null };
  readonly contact: {
    readonly primary_phone?: string | null | undefined;
    readonly additional_phones?: readonly string[] | undefined;
    readonly website?: string | null | undefined;
  };
  readonly hours: { readonly days: Readonly<Partial<Record<Day, HoursInput | undefined>>> };
  readonly special_hours: { readonly special: readonly SpecialHoursInput[] };
  readonly status: { readonly status: (typeof openStatuses)[number] };
  readonly attributes: {
    readonly attributes: ReadonlyArray<Nullish<Omit<ListingAttribute, 'name'>> & { readonly name: string }>;
  };
  readonly lodging: JsonObject;
  readonly services: { readonly services: ReadonlyArray<Nullish<ListingService>> };
  readonly menu: { readonly menus: readonly JsonObject[] };
}

export interface HoursInput {
  readonly mode: (typeof dayModes)[number];
  readonly slots?: readonly Slot[] | undefined;
}

export interface SpecialHoursInput {
  readonly date: string;
  readonly closed?: boolean | undefined;
  readonly open?: string | null | undefined;
  readonly close?: string | null | undefined;
}

/** A section with what was sent of it. */
export type SectionInput = {
  readonly [S in ListingSection]: { readonly section: S; readonly input: SectionInputs[S] };
}[ListingSection];

/** One thing wrong with what was sent; the path begins below the body, as in `days.MONDAY.slots[0]`. */
export interface ListingFault {
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a platform thinks of a listing. */
export interface ListingState {
  readonly voiceOfMerchant: boolean;
  readonly suspended: boolean;
  /** The platform's name of the location that this one is a duplicate of. */
  readonly duplicateOf: string | null;
  readonly googleUpdated: readonly ListingSection[];
  readonly pending: readonly ListingSection[];
}

const minutesOfDay = 24 * 60;

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When a slot ends, in minutes since the midnight before it opens. */
export function endOf({ open, close }: Slot): number {
  const end = minutesOf(close);
  return end <= minutesOf(open) ? end + minutesOfDay : end;
}

/** Slots that begin before another has ended, in a week that goes round; the later one of each two is named. */
export function findOverlaps(week: Readonly<Partial<Record<Day, HoursInput | undefined>>>): ListingFault[] {
  const length = days.length * minutesOfDay;
  const spans = days.flatMap((day, number) => {
    const { mode = 'closed', slots = [] } = week[day] ?? {};
    const start = number * minutesOfDay;
    if (mode === 'open24') return [{ path: `days.${day}`, from: start, to: start + minutesOfDay }];
    return (mode === 'slots' ? slots : []).map((slot, index) => ({
      path: `days.${day}.slots[${index}]`,
      from: start + minutesOf(slot.open),
      to: start + endOf(slot),
    }));
  });
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  const last = sorted.at(-1);
  const faults: ListingFault[] = [];
  for (const [index, { path, from }] of sorted.entries()) {
    const before = sorted[index - 1];
    const isOverlapped =
      before !== undefined ? before.to > from : last !== undefined && sorted.length > 1 && last.to - length > from;
    if (isOverlapped) faults.push({ path, code: 'overlapping_hours', params: {} });
  }
  return faults;
}

/** Special hours that begin before others have ended. */
export function findSpecialOverlaps(special: readonly SpecialHoursInput[]): ListingFault[] {
  const spans = special.map(({ date, closed = false, open, close }, index) => {
    const start = Date.parse(`${date}T00:00:00Z`) / 60_000;
    const slot = closed || !open || !close ? { open: '00:00', close: '24:00' } : { open, close };
    return { index, from: start + minutesOf(slot.open), to: start + endOf(slot) };
  });
  const sorted = spans.toSorted((a, b) => a.from - b.from || a.index - b.index);
  return sorted.flatMap(({ index, from }, number) => {
    const before = sorted[number - 1];
    return before !== undefined && before.to > from
      ? [{ path: `special[${index}]`, code: 'overlapping_hours', params: {} }]
      : [];
  });
}
