import { type Day, dayModes, days, listingSections } from '@review-reply/platforms/listing';
import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';

export { listingSections };

const time = z.string().meta({ description: '`HH:MM`; 24:00 ends the day.', examples: ['09:30'] });
const slot = z.strictObject({ open: time, close: time });

export const dayHoursSchema = z.strictObject({
  mode: z.enum(dayModes),
  slots: z.array(slot).meta({
    description: 'Empty unless `mode` is `slots`. A slot that closes at or before its opening ends the next day.',
  }),
});

/** The same for each day of the week. */
export function perDay<T extends z.ZodType>(schema: T) {
  return Object.fromEntries(days.map((day) => [day, schema])) as Record<Day, T>;
}

const attributeSchema = z.strictObject({
  name: z.string().meta({ examples: ['attributes/has_restroom'] }),
  values: z.array(z.union([z.boolean(), z.string(), z.number()])).nullable(),
  uris: z.array(z.string()).nullable(),
  set: z.array(z.string()).nullable(),
  unset: z.array(z.string()).nullable(),
});

const serviceSchema = z.strictObject({
  service_type_id: z.string().nullable(),
  name: z.string().nullable(),
  category: z.string().nullable(),
  description: z.string().nullable(),
  price: z.strictObject({ currency: z.string(), amount: z.string() }).nullable(),
});

const sectionNames = z.array(z.enum(listingSections));

export const listingSchema = component(
  'Listing',
  z.strictObject({
    identity: z.strictObject({
      title: z.string(),
      primary_category: z.string().nullable(),
      additional_categories: z.array(z.string()),
    }),
    description: z.strictObject({ description: z.string().nullable() }),
    contact: z.strictObject({
      primary_phone: z.string().nullable().meta({ description: 'E.164, where it is a number that can be one.' }),
      additional_phones: z.array(z.string()),
      website: z.string().nullable(),
    }),
    hours: z.strictObject({ days: z.strictObject(perDay(dayHoursSchema)) }).nullable(),
    special_hours: z.strictObject({
      special: z.array(
        z.strictObject({
          date: z.iso.date(),
          closed: z.boolean(),
          open: time.nullable(),
          close: time.nullable(),
        }),
      ),
    }),
    status: z.strictObject({
      status: z.string().meta({ description: '`OPEN`, `CLOSED_TEMPORARILY`, `CLOSED_PERMANENTLY` or a later word.' }),
    }),
    attributes: z.strictObject({ attributes: z.array(attributeSchema) }),
    lodging: z.looseObject({}).nullable().meta({ description: "The platform's lodging object." }),
    services: z.strictObject({ services: z.array(serviceSchema) }).nullable(),
    menu: z
      .strictObject({ menus: z.array(z.looseObject({})).meta({ description: "The platform's food menus." }) })
      .nullable(),
    metadata: z.strictObject({
      google_location: z.string(),
      place_id: z.string().nullable(),
      maps_url: z.string().nullable(),
      new_review_url: z.string().nullable(),
      voice_of_merchant: z.boolean().meta({ description: "Whether Google publishes the owner's edits and replies." }),
      google_updated: sectionNames.meta({ description: 'Sections of which Google shows something else.' }),
      pending: sectionNames.meta({ description: 'Sections whose edits Google holds for review.' }),
      unavailable: z.record(z.string(), z.enum(['not_offered', 'not_set'])).meta({
        description: 'Why a section is null: the place may not have it, or has not set it.',
      }),
    }),
  }),
);

export const listingBodySchema = dataComponent('ListingResponse', listingSchema);

const closed = { mode: 'closed' as const, slots: [] };
const open = { mode: 'slots' as const, slots: [{ open: '07:00', close: '22:00' }] };

export const listingExample: z.output<typeof listingSchema> = {
  identity: {
    title: 'Demo Lounge Paris',
    primary_category: 'categories/gcid:airport_lounge',
    additional_categories: ['categories/gcid:bar'],
  },
  description: { description: 'A quiet lounge near gate 12.' },
  contact: { primary_phone: '+33199001234', additional_phones: [], website: 'https://lounge.example.com/' },
  hours: {
    days: {
      ...{ MONDAY: open, TUESDAY: open, WEDNESDAY: open, THURSDAY: open, FRIDAY: open },
      ...{ SATURDAY: { mode: 'open24', slots: [] }, SUNDAY: closed },
    },
  },
  special_hours: { special: [{ date: '2026-12-25', closed: true, open: null, close: null }] },
  status: { status: 'OPEN' },
  attributes: {
    attributes: [{ name: 'attributes/has_restroom', values: [true], uris: null, set: null, unset: null }],
  },
  lodging: null,
  services: {
    services: [
      {
        service_type_id: null,
        name: 'Shower',
        category: 'categories/gcid:airport_lounge',
        description: null,
        price: { currency: 'EUR', amount: '12.00' },
      },
    ],
  },
  menu: { menus: [] },
  metadata: {
    google_location: 'locations/1001',
    place_id: 'ChIJdemoLoungeParis0001',
    maps_url: 'https://maps.google.com/maps?cid=1001',
    new_review_url: 'https://search.google.com/local/writereview?placeid=ChIJdemoLoungeParis0001',
    voice_of_merchant: true,
    google_updated: [],
    pending: ['hours'],
    unavailable: { lodging: 'not_offered' },
  },
};
