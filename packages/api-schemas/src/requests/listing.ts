import {
  dayModes,
  endOf,
  findOverlaps,
  findSpecialOverlaps,
  type HoursInput,
  type ListingFault,
  type ListingSection,
  listingLimits as limits,
  listingSections,
  lodgingGroups,
  openStatuses,
} from '@review-reply/platforms/listing';
import * as z from 'zod';
import { documentedAs, type JsonSchema, requestComponent } from '../json-schema.ts';
import { perDay } from '../schemas/listing.ts';
import { text } from './inputs.ts';
import { menusInput } from './menus.ts';
import { phoneInput, placeIdInput } from './places.ts';
import { oneOf, reportAt } from './report-at.ts';

export const listingPathSchema = z.strictObject({
  place_id: placeIdInput('The Google place id.'),
  section: z.enum(listingSections).meta({ description: 'Which part of the listing.' }),
});

/** Text of a form, which the fault names. */
function formed(pattern: RegExp, expected: string, json: JsonSchema = {}) {
  const schema = z.string().check((context) => {
    if (!pattern.test(context.value)) reportAt(context, [], 'invalid_format', { expected });
  });
  return documentedAs(schema, { type: 'string', pattern: pattern.source, ...json });
}

/** One at least, by the names of all. */
const notEmpty = (context: z.core.ParsePayload<Record<string, unknown>>, fields: readonly string[]) => {
  if (Object.keys(context.value).length === 0) reportAt(context, [], 'one_of_required', { fields: fields.join(', ') });
};

function duplicates(context: z.core.ParsePayload<readonly string[]>): void {
  for (const [index, value] of context.value.entries())
    if (context.value.indexOf(value) < index) reportAt(context, [index], 'duplicate_value');
}

const category = formed(/^categories\/gcid:[a-z0-9_]{1,100}$/, 'categories/gcid:…', {
  examples: ['categories/gcid:airport_lounge'],
});
const identityFields = ['title', 'primary_category', 'additional_categories'];
const identity = z
  .strictObject({
    title: text({ lengthMax: limits.titleLengthMax }).optional(),
    primary_category: category.optional(),
    additional_categories: z.array(category).max(limits.additionalCategoriesMax).check(duplicates).optional(),
  })
  .check((context) => notEmpty(context, identityFields));

const description = z.strictObject({
  description: text({
    lengthMax: limits.descriptionLengthMax,
    description: 'Without addresses of web pages; `null` takes it away.',
  })
    .check((context) => {
      if (/https?:\/\/|\bwww\./i.test(context.value)) reportAt(context, [], 'contains_url');
    })
    .nullable(),
});

const urlInput = documentedAs(
  z.string().check((context) => {
    const { value } = context;
    if (value.length > limits.urlLengthMax)
      reportAt(context, [], 'too_long', { maximum: limits.urlLengthMax, actual: value.length });
    else if (!/^https?:\/\/[^\s/?#]+\.[^\s]+$/.test(value) || !URL.canParse(value))
      reportAt(context, [], 'invalid_url');
  }),
  { type: 'string', format: 'uri', maxLength: limits.urlLengthMax, examples: ['https://lounge.example.com/'] },
);

const contactFields = ['primary_phone', 'additional_phones', 'website'];
const contact = z
  .strictObject({
    primary_phone: phoneInput.nullable().optional(),
    additional_phones: z.array(phoneInput).max(limits.additionalPhonesMax).check(duplicates).optional(),
    website: urlInput.nullable().optional(),
  })
  .check((context) => notEmpty(context, contactFields));

const openTime = formed(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM', { examples: ['09:30'] });
const closeTime = formed(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'HH:MM', {
  description: 'At or before the opening it is of the next day; 24:00 ends the day.',
  examples: ['22:00'],
});
const isTime = (value: unknown) => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
const dayInput = z
  .strictObject({
    mode: z.enum(dayModes),
    slots: z
      .array(z.strictObject({ open: openTime, close: closeTime }))
      .max(limits.slotsMax)
      .optional(),
  })
  .check((context) => {
    const { mode, slots = [] } = context.value;
    if (mode === 'slots' && slots.length === 0) reportAt(context, ['slots'], 'required');
    if (mode !== 'slots' && slots.length > 0) reportAt(context, ['slots'], 'not_allowed');
  });
const hours = z
  .strictObject({
    days: z.strictObject(perDay(dayInput.optional())).check((context) => {
      if (Object.keys(context.value).length === 0) reportAt(context, [], 'too_few', { minimum: 1 });
    }),
  })
  .check((context) => reportAll(context, whole(context.value.days) ? findOverlaps(context.value.days) : []));

/** Whether all that is compared can be; what is not is a fault of its own. */
const whole = (days: Readonly<Record<string, HoursInput | undefined>>) =>
  Object.values(days).every((day) => (day?.slots ?? []).every(({ open, close }) => isTime(open) && isTime(close)));

function reportAll(context: z.core.ParsePayload<unknown>, faults: readonly ListingFault[]): void {
  for (const { path, code, params } of faults) {
    const segments = (path.match(/\w+/g) ?? []).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    reportAt(context, segments, code as 'overlapping_hours', params);
  }
}

const morningEndMinutes = 11 * 60 + 59;
const dayMinutes = 24 * 60;
const specialInput = z
  .strictObject({
    date: documentedAs(
      z.string().check((context) => {
        if (!z.iso.date().safeParse(context.value).success)
          reportAt(context, [], 'invalid_format', { expected: 'YYYY-MM-DD' });
      }),
      { type: 'string', format: 'date', examples: ['2026-12-25'] },
    ),
    closed: z.boolean().optional(),
    open: openTime.nullable().optional(),
    close: closeTime.nullable().optional(),
  })
  .check((context) => {
    const { closed = false, open, close } = context.value;
    for (const [name, value] of [
      ['open', open],
      ['close', close],
    ] as const) {
      if (closed && value) reportAt(context, [name], 'not_allowed');
      if (!closed && !value) reportAt(context, [name], 'required');
    }
    if (closed || !isTime(open) || !isTime(close)) return;
    if (endOf({ open: open as string, close: close as string }) > dayMinutes + morningEndMinutes)
      reportAt(context, ['close'], 'out_of_range', { maximum: '11:59' });
  });
const specialHours = z.strictObject({ special: z.array(specialInput).max(limits.specialMax) }).check((context) => {
  const { special } = context.value;
  const isWhole = special.every(
    ({ date, closed, open, close }) =>
      z.iso.date().safeParse(date).success && (closed || (isTime(open) && isTime(close))),
  );
  reportAll(context, isWhole ? findSpecialOverlaps(special) : []);
});

const status = z.strictObject({ status: z.enum(openStatuses) });

const attributeValue = z.union([z.boolean(), z.number(), text({ lengthMax: 300 })]);
const attributeWords = z.array(text({ lengthMax: 300 })).max(limits.attributeValuesMax);
const attributeInput = z
  .strictObject({
    name: formed(/^attributes\/[a-z0-9_]{1,150}$/, 'attributes/…', { examples: ['attributes/has_restroom'] }),
    values: z.array(attributeValue).max(limits.attributeValuesMax).nullable().optional(),
    uris: z.array(urlInput).max(limits.attributeValuesMax).nullable().optional(),
    set: attributeWords.nullable().optional(),
    unset: attributeWords.nullable().optional(),
  })
  .check((context) => {
    const { values, uris, set, unset } = context.value;
    oneOf(context, { values, uris, 'set, unset': set ?? unset });
  });
const attributes = z.strictObject({
  attributes: z
    .array(attributeInput)
    .min(1)
    .max(limits.attributesMax)
    .meta({ description: 'Those that are not named stay. One whose lists are all empty is taken away.' })
    .check((context) => {
      const names = context.value.map(({ name }) => name);
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index) reportAt(context, [index, 'name'], 'duplicate_value');
    }),
});

const lodgingDepthMax = 8;
const lodgingTextLengthMax = 1_000;

/** Which members a group has is Google's to say; that they can be members is judged here. */
function checkMembers(context: z.core.ParsePayload<unknown>, value: unknown, path: PropertyKey[]): void {
  if (path.length > lodgingDepthMax) reportAt(context, path, 'not_allowed');
  else if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) reportAt(context, path, 'invalid_text');
    if (value.length > lodgingTextLengthMax)
      reportAt(context, path, 'too_long', { maximum: lodgingTextLengthMax, actual: value.length });
    if (/Exception$/.test(String(path.at(-1))) && !/^[A-Z][A-Z_]*$/.test(value))
      reportAt(context, path, 'invalid_value');
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkMembers(context, item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (/^[a-z][A-Za-z0-9]{0,99}$/.test(name)) checkMembers(context, member, [...path, name]);
      else reportAt(context, [...path, name], 'unknown_field');
    }
  }
}

const group = (name: string) => {
  const schema: z.ZodType<unknown> = name === 'guestUnits' ? z.array(z.looseObject({})) : z.looseObject({});
  const checked = schema.check((context) => checkMembers(context, context.value, []));
  const json =
    name === 'guestUnits' ? { type: ['array', 'null'], items: { type: 'object' } } : { type: ['object', 'null'] };
  return documentedAs(checked.nullable().optional(), json);
};
const lodging = z
  .strictObject(
    Object.fromEntries(lodgingGroups.map((name) => [name, group(name)])) as Record<
      (typeof lodgingGroups)[number],
      ReturnType<typeof group>
    >,
  )
  .check((context) => notEmpty(context, lodgingGroups));

const serviceInput = z
  .strictObject({
    service_type_id: formed(/^[\w:.-]{1,200}$/, 'a service type of the category')
      .nullable()
      .optional(),
    name: text({ lengthMax: limits.serviceNameLengthMax }).nullable().optional(),
    category: category.nullable().optional(),
    description: text({ lengthMax: limits.serviceDescriptionLengthMax }).nullable().optional(),
    price: z
      .strictObject({
        currency: formed(/^[A-Z]{3}$/, 'ISO 4217', { examples: ['EUR'] }),
        amount: formed(/^(0|[1-9]\d{0,8})\.\d{2}$/, '12.40', { examples: ['12.40'] }),
      })
      .nullable()
      .optional(),
  })
  .check((context) => {
    const { service_type_id, name, category } = context.value;
    oneOf(context, { service_type_id, name });
    if (service_type_id && category) reportAt(context, ['category'], 'not_allowed');
    if (name && !service_type_id && !category) reportAt(context, ['category'], 'required');
  });
const services = z.strictObject({
  services: z
    .array(serviceInput)
    .max(limits.servicesMax)
    .check((context) => {
      const ids = context.value.map(({ service_type_id }) => service_type_id);
      for (const [index, id] of ids.entries())
        if (id && ids.indexOf(id) < index) reportAt(context, [index, 'service_type_id'], 'duplicate_value');
    }),
});

const menu = z.strictObject({ menus: menusInput });

/** What may be sent of each section. Nothing is filled in or rewritten. */
export const listingBodies = {
  identity: requestComponent('UpdateListingIdentity', identity),
  description: requestComponent('UpdateListingDescription', description),
  contact: requestComponent('UpdateListingContact', contact),
  hours: requestComponent('UpdateListingHours', hours),
  special_hours: requestComponent('UpdateListingSpecialHours', specialHours),
  status: requestComponent('UpdateListingStatus', status),
  attributes: requestComponent('UpdateListingAttributes', attributes),
  lodging: requestComponent('UpdateListingLodging', lodging),
  services: requestComponent('UpdateListingServices', services),
  menu: requestComponent('UpdateListingMenu', menu),
} as const satisfies { readonly [S in ListingSection]: z.ZodType };

export const updateListingBodySchema = requestComponent(
  'UpdateListingSectionRequest',
  z.union(Object.values(listingBodies)),
);
