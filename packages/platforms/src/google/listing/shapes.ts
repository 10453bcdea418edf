import { z } from 'zod';
import type { JsonObject } from '../../listing.ts';

const text = z.string().nullish();
const flag = z.boolean().nullish();
const time = z.object({ hours: z.number().nullish(), minutes: z.number().nullish() }).nullish();
const date = z.object({ year: z.number(), month: z.number(), day: z.number() });
const category = z.object({ name: z.string() });
const price = z.object({
  currencyCode: text,
  units: z.union([z.string(), z.number()]).nullish(),
  nanos: z.number().nullish(),
});

/**
 * What is read of a location
 * (https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations).
 */
export const profileShape = z.object({
  name: z.string(),
  languageCode: text,
  title: text,
  storefrontAddress: z.object({ regionCode: text }).nullish(),
  categories: z
    .object({ primaryCategory: category.nullish(), additionalCategories: z.array(category).nullish() })
    .nullish(),
  profile: z.object({ description: text }).nullish(),
  phoneNumbers: z.object({ primaryPhone: text, additionalPhones: z.array(z.string()).nullish() }).nullish(),
  websiteUri: text,
  regularHours: z
    .object({
      periods: z
        .array(z.object({ openDay: z.string(), openTime: time, closeDay: z.string(), closeTime: time }))
        .nullish(),
    })
    .nullish(),
  specialHours: z
    .object({
      specialHourPeriods: z
        .array(z.object({ startDate: date, endDate: date.nullish(), openTime: time, closeTime: time, closed: flag }))
        .nullish(),
    })
    .nullish(),
  openInfo: z.object({ status: text, canReopen: flag }).nullish(),
  serviceItems: z
    .array(
      z.object({
        price: price.nullish(),
        structuredServiceItem: z.object({ serviceTypeId: z.string(), description: text }).nullish(),
        freeFormServiceItem: z
          .object({ category: text, label: z.object({ displayName: text, description: text }).nullish() })
          .nullish(),
      }),
    )
    .nullish(),
  metadata: z
    .object({
      placeId: text,
      mapsUri: text,
      newReviewUri: text,
      hasVoiceOfMerchant: flag,
      hasGoogleUpdated: flag,
      hasPendingEdits: flag,
      canModifyServiceList: flag,
      canHaveFoodMenus: flag,
      canOperateLodgingData: flag,
      duplicateLocation: text,
    })
    .nullish(),
});
export type Profile = z.output<typeof profileShape>;
/** As a read mask: all that the shape names. */
export const profileMask = Object.keys(profileShape.shape).join(',');

export const attributesShape = z.object({
  attributes: z
    .array(
      z.object({
        name: z.string(),
        values: z.array(z.union([z.boolean(), z.string(), z.number()])).nullish(),
        uriValues: z.array(z.object({ uri: z.string() })).nullish(),
        repeatedEnumValue: z
          .object({ setValues: z.array(z.string()).nullish(), unsetValues: z.array(z.string()).nullish() })
          .nullish(),
      }),
    )
    .nullish(),
});
export type Attributes = z.output<typeof attributesShape>;

const object = z.record(z.string(), z.unknown()) as z.ZodType<JsonObject>;

/** All groups of a lodging as Google has them, without its name and metadata. */
export const lodgingShape = object.transform(({ name: _, metadata: __, ...groups }): JsonObject => groups);

export const menusShape = z.object({ menus: z.array(object).nullish() }).transform(({ menus }) => menus ?? []);

const mask = z
  .string()
  .nullish()
  .transform((paths) => (paths ? paths.split(',') : []));
export const updatedShape = z.object({ diffMask: mask, pendingMask: mask });
export type Updated = z.output<typeof updatedShape>;

export const voiceShape = z.object({
  hasVoiceOfMerchant: flag,
  complyWithGuidelines: z.object({ recommendationReason: text }).nullish(),
});
