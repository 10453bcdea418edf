import { isDeepStrictEqual } from 'node:util';
import {
  days,
  findOverlaps,
  type JsonObject,
  type ListingAttribute,
  type ListingFault,
  type ListingService,
  type SectionInput,
  type SectionInputs,
  type SpecialHours,
  type WeekHours,
} from '../../listing.ts';
import { type Catalogue, catalogueFaults } from './catalogue.ts';
import { fromSpecial, fromWeek, toSpecial, toWeek } from './hours.ts';
import { toE164, toSections } from './sections.ts';
import type { Profile } from './shapes.ts';

/** One call that changes a listing: the fields that differ, and no others. */
export interface GoogleEdit {
  readonly target: 'profile' | 'attributes' | 'lodging' | 'menus';
  readonly mask: readonly string[];
  readonly body: JsonObject;
}

/** What Google has now of what an edit may concern. */
export interface Current {
  readonly profile: Profile;
  readonly attributes: readonly ListingAttribute[];
  readonly lodging: JsonObject | null;
  readonly menus: readonly JsonObject[] | null;
  /** For a change of attributes. */
  readonly catalogue: Catalogue | null;
}

export interface Difference {
  /** Null when nothing differs. */
  readonly edit: GoogleEdit | null;
  /** What can't be judged without what Google has now. */
  readonly faults: readonly ListingFault[];
}

/** What is to be sent so that a section is as asked: fields that Google wants whole are completed with what it has. */
export function differenceOf(change: SectionInput, current: Current): Difference {
  const { profile } = current;
  switch (change.section) {
    case 'identity':
      return identity(change.input, profile);
    case 'description': {
      const description = change.input.description;
      const isSame = (profile.profile?.description || null) === description;
      return profileEdit(
        isSame ? [] : [['profile.description', { profile: description === null ? {} : { description } }]],
      );
    }
    case 'contact':
      return contact(change.input, profile);
    case 'hours':
      return hours(change.input, profile);
    case 'special_hours':
      return special(change.input, profile);
    case 'status': {
      const { status } = change.input;
      return profileEdit(profile.openInfo?.status === status ? [] : [['openInfo.status', { openInfo: { status } }]]);
    }
    case 'attributes':
      return attributes(change.input, current);
    case 'lodging':
      return current.lodging === null ? notOffered : lodging(change.input, current.lodging);
    case 'services':
      return services(change.input, profile);
    case 'menu': {
      const { menus } = change.input;
      if (current.menus === null) return notOffered;
      const edit = isDeepStrictEqual(menus, current.menus)
        ? null
        : { target: 'menus', mask: ['menus'], body: { menus } };
      return { edit: edit as GoogleEdit | null, faults: [] };
    }
  }
}

const fault = (path: string, code: string, params: JsonObject = {}): ListingFault => ({ path, code, params });
const refused = (...faults: ListingFault[]): Difference => ({ edit: null, faults });
const notOffered = refused(fault('', 'not_offered'));

/** One call for all fields of a profile that differ, each with its mask. */
function profileEdit(changes: ReadonlyArray<readonly [mask: string, fragment: JsonObject]>): Difference {
  if (changes.length === 0) return { edit: null, faults: [] };
  const body = Object.assign({}, ...changes.map(([, fragment]) => fragment)) as JsonObject;
  return { edit: { target: 'profile', mask: changes.map(([mask]) => mask), body }, faults: [] };
}

function identity(input: SectionInputs['identity'], profile: Profile): Difference {
  const { identity: before } = toSections(profile);
  const primary = input.primary_category ?? before.primary_category;
  const additional = input.additional_categories ?? before.additional_categories;
  const isTitleNew = input.title !== undefined && input.title !== before.title;
  const isSame =
    primary === before.primary_category && isDeepStrictEqual([...additional], [...before.additional_categories]);
  if (!isSame && primary !== null && additional.includes(primary)) {
    const path = input.primary_category === undefined ? 'additional_categories' : 'primary_category';
    return refused(fault(path, 'duplicate_value'));
  }
  const named = (name: string) => ({ name });
  const categories = {
    ...(primary === null ? {} : { primaryCategory: named(primary) }),
    additionalCategories: additional.map(named),
  };
  return profileEdit([
    ...(isTitleNew ? ([['title', { title: input.title }]] as const) : []),
    ...(isSame ? [] : ([['categories', { categories }]] as const)),
  ]);
}

function contact(input: SectionInputs['contact'], profile: Profile): Difference {
  const { contact: before } = toSections(profile);
  const region = profile.storefrontAddress?.regionCode ?? null;
  const asked = (phone: string | null) => (phone === null ? null : toE164(phone, region));
  const primary = input.primary_phone === undefined ? before.primary_phone : asked(input.primary_phone);
  const additional =
    input.additional_phones === undefined
      ? before.additional_phones
      : input.additional_phones.map((phone) => toE164(phone, region));
  if (primary === null && additional.length > 0) return refused(fault('primary_phone', 'required'));
  const again = additional.findIndex((phone, index) => phone === primary || additional.indexOf(phone) < index);
  if (again !== -1) return refused(fault(`additional_phones[${again}]`, 'duplicate_value'));
  const isSame = primary === before.primary_phone && isDeepStrictEqual([...additional], [...before.additional_phones]);
  const website = input.website === undefined ? before.website : input.website;
  const phoneNumbers = {
    ...(primary === null ? {} : { primaryPhone: primary }),
    additionalPhones: additional,
  };
  return profileEdit([
    ...(isSame ? [] : ([['phoneNumbers', { phoneNumbers }]] as const)),
    ...(website === before.website ? [] : ([['websiteUri', website === null ? {} : { websiteUri: website }]] as const)),
  ]);
}

const closedWeek = Object.fromEntries(days.map((day) => [day, { mode: 'closed', slots: [] }])) as unknown as WeekHours;

function hours(input: SectionInputs['hours'], profile: Profile): Difference {
  const before = toWeek(profile.regularHours?.periods ?? []);
  const given = Object.entries(input.days).flatMap(([day, asked]) =>
    asked === undefined ? [] : [[day, { mode: asked.mode, slots: asked.mode === 'slots' ? (asked.slots ?? []) : [] }]],
  );
  // Written as Google's periods and read again, hours that mean the same are the same.
  const periods = fromWeek({ ...(before ?? closedWeek), ...Object.fromEntries(given) });
  const week = toWeek(periods);
  if (week === null) return before === null ? profileEdit([]) : refused(fault('days', 'never_open'));
  const faults = findOverlaps(week);
  if (faults.length > 0) return refused(...faults);
  return profileEdit(isDeepStrictEqual(week, before) ? [] : [['regularHours', { regularHours: { periods } }]]);
}

function special(input: SectionInputs['special_hours'], profile: Profile): Difference {
  const asked = input.special.map(
    ({ date, closed = false, open = null, close = null }): SpecialHours =>
      closed ? { date, closed, open: null, close: null } : { date, closed, open, close },
  );
  const specialHourPeriods = fromSpecial(asked);
  const before = toSpecial(profile.specialHours?.specialHourPeriods ?? []);
  if (isDeepStrictEqual(toSpecial(specialHourPeriods), before)) return profileEdit([]);
  if (asked.length > 0 && toWeek(profile.regularHours?.periods ?? []) === null)
    return refused(fault('special', 'regular_hours_required'));
  return profileEdit([['specialHours', { specialHours: { specialHourPeriods } }]]);
}

function attributes(input: SectionInputs['attributes'], { attributes: before, catalogue }: Current): Difference {
  const changed = input.attributes.filter((asked) => {
    const known = before.find(({ name }) => name === asked.name);
    if (known === undefined) return !isCleared(asked);
    const { values = null, uris = null, set, unset } = asked;
    const chosen = set || unset ? { set: set ?? [], unset: unset ?? [] } : { set: null, unset: null };
    return isCleared(asked) || !isDeepStrictEqual({ name: asked.name, values, uris, ...chosen }, known);
  });
  if (changed.length === 0) return { edit: null, faults: [] };
  const faults = changed.flatMap((asked) =>
    catalogue === null || isCleared(asked)
      ? []
      : catalogueFaults(asked, `attributes[${input.attributes.indexOf(asked)}]`, catalogue),
  );
  if (faults.length > 0) return refused(...faults);
  const mask = changed.map(({ name }) => name);
  const sent = changed
    .filter((asked) => !isCleared(asked))
    .map(({ name, values, uris, set, unset }) => ({
      name,
      ...(values && { values }),
      ...(uris && { uriValues: uris.map((uri) => ({ uri })) }),
      ...((set || unset) && { repeatedEnumValue: { setValues: set ?? [], unsetValues: unset ?? [] } }),
    }));
  return { edit: { target: 'attributes', mask, body: { attributes: sent } }, faults: [] };
}

/** Nothing in it: the attribute is taken away. */
function isCleared({ values, uris, set, unset }: SectionInputs['attributes']['attributes'][number]): boolean {
  return [values, uris, set, unset].every((one) => !one || one.length === 0);
}

const timeMembers = ['hours', 'minutes', 'seconds', 'nanos'];
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A time of day is one value, of which Google leaves out zeros. */
const isTime = (value: JsonObject) => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => timeMembers.includes(name));
};

/** Only leaves that differ are sent; a list is one, since Google masks none of its items. */
function lodging(input: JsonObject, before: JsonObject): Difference {
  const mask: string[] = [];
  const compare = (asked: JsonObject, known: JsonObject, path: readonly string[]): JsonObject => {
    const body: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(asked)) {
      const there = known[name];
      const here = [...path, name];
      if (isObject(value) && !isTime(value)) {
        const inner = compare(value, isObject(there) ? there : {}, here);
        if (Object.keys(inner).length > 0) body[name] = inner;
      } else if (value === null ? there !== undefined : !isDeepStrictEqual(withoutZeros(value), withoutZeros(there))) {
        mask.push(here.join('.'));
        // A cleared leaf is named by the mask alone; its group is there so that it is no group of its own.
        if (value !== null) body[name] = value;
      }
    }
    return body;
  };
  const body = compare(input, before, []);
  return { edit: mask.length === 0 ? null : { target: 'lodging', mask, body }, faults: [] };
}

function withoutZeros(value: unknown): unknown {
  if (!isObject(value) || !isTime(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== 0));
}

function services(input: SectionInputs['services'], profile: Profile): Difference {
  const { services: before } = toSections(profile);
  if (before === null) return notOffered;
  const asked = input.services.map(
    ({ service_type_id = null, name = null, category = null, description = null, price = null }): ListingService => ({
      service_type_id,
      name,
      category,
      description,
      price: price && { currency: price.currency, amount: toShortAmount(price.amount) },
    }),
  );
  if (isDeepStrictEqual(asked, [...before.services])) return profileEdit([]);
  const languageCode = profile.languageCode ?? 'en';
  return profileEdit([['serviceItems', { serviceItems: asked.map((service) => toItem(service, languageCode)) }]]);
}

const toShortAmount = (amount: string) => amount.replace(/(\.\d{2}\d*?)0+$/, '$1');

function toItem(
  { service_type_id, name, category, description, price }: ListingService,
  languageCode: string,
): JsonObject {
  const described = description === null ? {} : { description };
  const [units = '0', fraction = ''] = price?.amount.split('.') ?? [];
  return {
    ...(price && { price: { currencyCode: price.currency, units, nanos: Number(fraction.padEnd(9, '0')) } }),
    ...(service_type_id === null
      ? { freeFormServiceItem: { category, label: { displayName: name, ...described, languageCode } } }
      : { structuredServiceItem: { serviceTypeId: service_type_id, ...described } }),
  };
}
