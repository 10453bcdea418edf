import type { ListingSection } from '@review-reply/platforms/listing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateListingSection } from '../operations/validate.ts';

/** A body of each section in which every member is given. */
const good: { readonly [S in ListingSection]: Record<string, unknown> } = {
  identity: {
    title: 'Demo Lounge',
    primary_category: 'categories/gcid:bar',
    additional_categories: ['categories/gcid:spa'],
  },
  description: { description: 'A quiet place.' },
  contact: {
    primary_phone: '+33 1 99 00 12 34',
    additional_phones: ['01 99 00 56 78'],
    website: 'https://lounge.example.com/a?b=c',
  },
  hours: {
    days: {
      MONDAY: {
        mode: 'slots',
        slots: [
          { open: '09:00', close: '12:00' },
          { open: '18:00', close: '02:00' },
        ],
      },
      TUESDAY: { mode: 'closed' },
      WEDNESDAY: { mode: 'open24', slots: [] },
    },
  },
  special_hours: {
    special: [
      { date: '2026-12-24', open: '20:00', close: '11:00' },
      { date: '2026-12-26', closed: true },
    ],
  },
  status: { status: 'CLOSED_TEMPORARILY' },
  attributes: {
    attributes: [
      { name: 'attributes/wi_fi', values: ['free_wi_fi'] },
      { name: 'attributes/url_facebook', uris: ['https://example.com'] },
      { name: 'attributes/cards', set: ['visa'], unset: [] },
    ],
  },
  lodging: { pets: { petsAllowed: true, dogsAllowedException: 'DEPENDENT_ON_SEASON' }, property: { floorsCount: 3 } },
  services: {
    services: [
      { service_type_id: 'job_type_id:massage', price: { currency: 'EUR', amount: '12.40' } },
      { name: 'Shower', category: 'categories/gcid:spa', description: 'Warm.' },
    ],
  },
  menu: {
    menus: [
      {
        labels: [{ displayName: 'Lunch' }],
        sections: [
          {
            labels: [{ displayName: 'Hot' }],
            items: [{ labels: [{ displayName: 'Soup' }], attributes: { price: { currencyCode: 'EUR', units: '5' } } }],
          },
        ],
      },
    ],
  },
};
const sections = Object.keys(good) as ListingSection[];

interface Place {
  readonly path: ReadonlyArray<string | number>;
  readonly value: unknown;
}

/** Every member and item of a body, at any depth. */
function placesIn(value: unknown, path: Place['path'] = []): Place[] {
  const entries: Array<[string | number, unknown]> = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries((value ?? {}) as object);
  const inner = typeof value === 'object' ? entries.flatMap(([name, one]) => placesIn(one, [...path, name])) : [];
  return [{ path, value }, ...inner];
}

function withValue(body: unknown, path: Place['path'], value: unknown): unknown {
  const copy = structuredClone(body);
  const last = path.at(-1);
  if (last === undefined) return value;
  const parent = path.slice(0, -1).reduce((node, name) => (node as Record<string, unknown>)[name], copy);
  (parent as Record<string, unknown>)[last] = value;
  return copy;
}

/** What is wrong wherever it stands: of no type that any member has, or of text that no form lets through. */
const junk = fc.constantFrom<unknown>(
  '',
  ' \t',
  'nul \0 here',
  'half \ud800 here',
  'x'.repeat(3_000),
  1e21,
  -1,
  { '': 1 },
  { unknown_member: {} },
  [[]],
  [null],
  { toString: 1 },
);
/**
 * Free text and free objects take most of what is no NUL and not too long; there only what is wrong anywhere counts.
 */
const isFree = (section: ListingSection, path: Place['path']) =>
  section === 'lodging' ||
  /displayName|description|title|values|^name|set$/.test(path.join('.')) ||
  path.includes('values');

describe.each(sections)('a body of %s', (section) => {
  it('that is right passes unchanged', () => {
    expect(validateListingSection(section, good[section])).toEqual({
      ok: true,
      value: { section, input: good[section] },
    });
  });

  it('that is wrong anywhere is refused with the path, 200 ways', () => {
    const wrong = fc
      .constantFrom(...placesIn(good[section]))
      .chain((place) =>
        fc.oneof(
          junk
            .filter((value) => !(isFree(section, place.path) && isHarmless(value)))
            .map((value) => ({ place, value })),
        ),
      );
    fc.assert(
      fc.property(wrong, ({ place, value }) => {
        const checked = validateListingSection(section, withValue(good[section], place.path, value));
        expect(checked.ok).toBe(false);
        if (!checked.ok) for (const { path } of checked.faults) expect(path).toMatch(/^body\b/);
      }),
      { numRuns: 200 },
    );
  });

  it.each([[undefined], [null], [[]], ['text'], [{ unknown: 1 }], [{}]])('that is %j is refused', (body) => {
    expect(validateListingSection(section, body).ok).toBe(false);
  });
});

/** A lodging's members are Google's to judge, and a text may be any. */
const isHarmless = (value: unknown) => typeof value !== 'string' || !/[\0\ud800]/.test(value);

const faultsOf = (section: ListingSection, body: unknown) => {
  const checked = validateListingSection(section, body);
  return checked.ok ? [] : checked.faults.map(({ path, code }) => `${path} ${code}`);
};
const slots = (...all: string[]) => ({
  mode: 'slots',
  slots: all.map((slot) => ({ open: slot.slice(0, 5), close: slot.slice(6) })),
});

it.each<[ListingSection, unknown, string[]]>([
  [
    'identity',
    { title: 'x'.repeat(126), primary_category: 'bar' },
    ['body.title too_long', 'body.primary_category invalid_format'],
  ],
  [
    'identity',
    { additional_categories: Array.from({ length: 10 }, (_, i) => `categories/gcid:a${i}`) },
    ['body.additional_categories too_many'],
  ],
  ['description', { description: 'Look at www.example.com' }, ['body.description contains_url']],
  ['contact', { additional_phones: ['+33199001234', '+33199001234'] }, ['body.additional_phones[1] duplicate_value']],
  ['contact', { website: 'ftp://a.example' }, ['body.website invalid_url']],
  ['hours', { days: { MONDAY: slots('09:00-12:00', '11:00-13:00') } }, ['body.days.MONDAY.slots[1] overlapping_hours']],
  [
    'hours',
    { days: { SUNDAY: slots('20:00-04:00'), MONDAY: slots('03:00-09:00') } },
    ['body.days.MONDAY.slots[0] overlapping_hours'],
  ],
  [
    'hours',
    { days: { MONDAY: { mode: 'slots' }, TUESDAY: { mode: 'closed', ...{ slots: [{ open: '9', close: '25:00' }] } } } },
    [
      'body.days.MONDAY.slots required',
      'body.days.TUESDAY.slots[0].open invalid_format',
      'body.days.TUESDAY.slots[0].close invalid_format',
      'body.days.TUESDAY.slots not_allowed',
    ],
  ],
  [
    'special_hours',
    { special: [{ date: '2026-02-30', closed: true }, { date: '2026-12-01' }] },
    ['body.special[0].date invalid_format', 'body.special[1].open required', 'body.special[1].close required'],
  ],
  [
    'special_hours',
    { special: [{ date: '2026-12-24', open: '20:00', close: '12:00' }] },
    ['body.special[0].close out_of_range'],
  ],
  [
    'special_hours',
    {
      special: [
        { date: '2026-12-24', open: '20:00', close: '06:00' },
        { date: '2026-12-25', open: '05:00', close: '09:00' },
      ],
    },
    ['body.special[1] overlapping_hours'],
  ],
  ['status', { status: 'CLOSED_PERMANENTLY' }, ['body.status invalid_value']],
  [
    'attributes',
    { attributes: [{ name: 'attributes/a', values: [true], uris: [] }, { name: 'attributes/a' }] },
    [
      'body.attributes[0].uris not_allowed',
      'body.attributes[1] one_of_required',
      'body.attributes[1].name duplicate_value',
    ],
  ],
  [
    'lodging',
    { pets: { petsAllowedException: 'some times' }, allUnits: {} },
    ['body.allUnits unknown_field', 'body.pets.petsAllowedException invalid_value'],
  ],
  [
    'services',
    { services: [{ name: 'Shower' }, { service_type_id: 'a', name: 'b' }] },
    ['body.services[0].category required', 'body.services[1].name not_allowed'],
  ],
  [
    'services',
    { services: [{ service_type_id: 'a', price: { currency: 'euro', amount: '12,4' } }] },
    ['body.services[0].price.currency invalid_format', 'body.services[0].price.amount invalid_format'],
  ],
  [
    'menu',
    { menus: [{ labels: [{ displayName: 'a' }], sections: [{ labels: [{ displayName: 'b' }], items: [] }] }] },
    ['body.menus[0].sections[0].items too_few'],
  ],
])('%s of %j: %j', (section, body, faults) => {
  expect(faultsOf(section, body).sort()).toEqual([...faults].sort());
});
