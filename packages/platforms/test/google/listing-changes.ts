import * as fc from 'fast-check';
import {
  type Day,
  type DayHours,
  days,
  type JsonObject,
  type PlatformListing,
  type SectionInput,
  type SectionInputs,
  type WeekHours,
} from '../../src/index.ts';

const words = fc.stringMatching(/^[A-Z][a-zé]{2,12}( [a-zé]{2,8}){0,3}$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
/** Without the members that are undefined. */
const some = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc
    .record(shape)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T);

const category = fc
  .constantFrom('restaurant', 'hotel', 'airport_lounge', 'bar', 'spa')
  .map((id) => `categories/gcid:${id}`);
const phone = fc.integer({ min: 10, max: 99 }).map((number) => `+3319900${number}${number}`);
const pad = (number: number) => String(number).padStart(2, '0');
/** Slots within one day that do not touch. */
const slots = fc
  .uniqueArray(fc.integer({ min: 0, max: 47 }), { minLength: 2, maxLength: 6 })
  .map((halves) => halves.toSorted((a, b) => a - b))
  .map((halves) =>
    Array.from({ length: Math.floor(halves.length / 2) }, (_, index) => {
      const [open = 0, close = 1] = halves.slice(2 * index, 2 * index + 2);
      const time = (half: number) => `${pad(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`;
      return { open: time(open), close: time(close) };
    }),
  );
const dayHours: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant({ mode: 'closed' as const, slots: [] }),
  fc.constant({ mode: 'open24' as const, slots: [] }),
  slots.map((chosen) => ({ mode: 'slots' as const, slots: chosen })),
);
const hours = fc
  .record(
    Object.fromEntries(days.map((day) => [day, maybe(dayHours)])) as Record<Day, fc.Arbitrary<DayHours | undefined>>,
  )
  .map((week) => ({ days: { ...week, WEDNESDAY: { mode: 'open24' as const, slots: [] } } }));
const special = fc
  .uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 4 })
  .chain((chosen) => fc.tuple(...chosen.toSorted((a, b) => a - b).map((day) => specialDay(`2026-12-${pad(day)}`))))
  .map((all) => ({ special: all }));
const specialDay = (date: string) =>
  fc.boolean().map((closed) => ({ date, closed, open: closed ? null : '10:00', close: closed ? null : '16:30' }));
/** `fc.webUrl` makes a list of all code points first, which takes a second. */
const url = fc.domain().map((domain) => `https://${domain}/demo%20page?from=caf%C3%A9#menu`);
const none = { values: null, uris: null, set: null, unset: null };
const attributes = fc
  .tuple(
    maybe(fc.boolean().map((value) => ({ ...none, name: 'attributes/has_restroom', values: [value] }))),
    maybe(
      fc
        .constantFrom('free_wi_fi', 'paid_wi_fi')
        .map((value) => ({ ...none, name: 'attributes/wi_fi', values: [value] })),
    ),
    maybe(url.map((uri) => ({ ...none, name: 'attributes/url_facebook', uris: [uri] }))),
    maybe(
      fc.subarray(['american_express', 'mastercard', 'visa'], { minLength: 1 }).map((set) => ({
        ...none,
        name: 'attributes/pay_credit_card_types_accepted',
        set,
        unset: [],
      })),
    ),
  )
  .map((chosen) => ({ attributes: chosen.filter((one) => one !== undefined) }));
const lodging = some<JsonObject>({
  pets: maybe(some<JsonObject>({ petsAllowed: maybe(fc.boolean()), dogsAllowed: maybe(fc.boolean()) })),
  policies: maybe(fc.record({ checkinTime: fc.record({ hours: fc.integer({ min: 10, max: 20 }) }) })),
  property: maybe(
    fc.record({ floorsCount: fc.integer({ min: 1, max: 40 }), roomsCount: fc.integer({ min: 1, max: 900 }) }),
  ),
});
const price = orNull(
  fc.record({
    currency: fc.constant('EUR'),
    amount: fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  }),
);
const services = fc
  .tuple(
    fc.uniqueArray(
      fc.integer({ min: 1, max: 50 }).map((number) => `job_type_id:demo_${number}`),
      { maxLength: 3 },
    ),
    fc.array(fc.record({ name: words, category, description: orNull(words), price }), { maxLength: 3 }),
    orNull(words),
    price,
  )
  .map(([ids, own, description, amount]) => ({
    services: [
      ...ids.map((service_type_id) => ({ service_type_id, name: null, category: null, description, price: amount })),
      ...own.map((one) => ({ service_type_id: null, ...one })),
    ],
  }));
const label = words.map((displayName) => ({ displayName }));
const menu = fc
  .array(
    fc.record({
      labels: fc.tuple(label),
      sections: fc.array(
        fc.record({
          labels: fc.tuple(label),
          items: fc.array(fc.record({ labels: fc.tuple(label) }), { minLength: 1, maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  )
  .map((menus) => ({ menus }));

const inputs: { readonly [S in keyof SectionInputs]: fc.Arbitrary<SectionInputs[S]> } = {
  identity: some<SectionInputs['identity']>({
    title: maybe(words),
    primary_category: maybe(fc.constant('categories/gcid:hotel')),
    additional_categories: maybe(fc.subarray(['categories/gcid:bar', 'categories/gcid:spa'])),
  }),
  description: fc.record({ description: orNull(words) }),
  contact: some<SectionInputs['contact']>({
    primary_phone: phone,
    additional_phones: maybe(fc.constantFrom([], ['+33188001122'], ['+33188001122', '+33188003344'])),
    website: maybe(orNull(url)),
  }),
  hours,
  special_hours: special,
  status: fc.record({ status: fc.constantFrom('OPEN' as const, 'CLOSED_TEMPORARILY' as const) }),
  attributes,
  lodging,
  services,
  menu,
};

/** What a holder may send of a section. */
export const changeOf = (section: keyof SectionInputs): fc.Arbitrary<SectionInput> =>
  (inputs[section] as fc.Arbitrary<never>).map((input) => ({ section, input: parsed(input) }));

/** As it comes out of a body: without what is undefined. */
const parsed = <T>(input: T): T => JSON.parse(JSON.stringify(input)) as T;

const closed: DayHours = { mode: 'closed', slots: [] };

/** A listing after a change, said as plainly as it can be. */
export function changed(listing: PlatformListing, { section, input }: SectionInput): PlatformListing {
  switch (section) {
    case 'hours': {
      const before = listing.hours?.days ?? (Object.fromEntries(days.map((day) => [day, closed])) as WeekHours);
      const given = Object.fromEntries(Object.entries(input.days).filter(([, day]) => day !== undefined));
      const { hours: _, ...unavailable } = listing.metadata.unavailable;
      const week = { ...before, ...given } as WeekHours;
      return { ...listing, hours: { days: week }, metadata: { ...listing.metadata, unavailable } };
    }
    case 'attributes': {
      const names = input.attributes.map(({ name }) => name);
      const kept = listing.attributes.attributes.filter(({ name }) => !names.includes(name));
      const all = [...kept, ...input.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { ...listing, attributes: { attributes: all as PlatformListing['attributes']['attributes'] } };
    }
    case 'lodging':
      return { ...listing, lodging: merged(listing.lodging ?? {}, input) };
    default:
      return { ...listing, [section]: { ...listing[section], ...input } };
  }
}

function merged(target: JsonObject, fragment: JsonObject): JsonObject {
  const entries = Object.entries(fragment).flatMap(([name, value]): Array<[string, unknown]> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
    const inner = merged((target[name] ?? {}) as JsonObject, value as JsonObject);
    return Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return { ...target, ...Object.fromEntries(entries) };
}
