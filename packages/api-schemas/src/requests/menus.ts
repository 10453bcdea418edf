import { listingLimits as limits } from '@review-reply/platforms/listing';
import * as z from 'zod';
import { text } from './inputs.ts';
import { reportAt } from './report-at.ts';

/**
 * Google's food menus (https://developers.google.com/my-business/reference/rest/v4/FoodMenus), in Google's own words.
 */

const word = z.string().check((context) => {
  if (!/^[A-Z][A-Z_]{0,99}$/.test(context.value)) reportAt(context, [], 'invalid_value');
});
const words = z.array(word).max(50);
const label = z.strictObject({
  displayName: text({ lengthMax: limits.menuNameLengthMax }),
  description: text({ lengthMax: limits.menuDescriptionLengthMax }).optional(),
  languageCode: text({ lengthMax: 20 }).optional(),
});
const labels = z.array(label).min(1).max(20);

const attributes = z.strictObject({
  price: z
    .strictObject({
      currencyCode: z.string().check((context) => {
        if (!/^[A-Z]{3}$/.test(context.value)) reportAt(context, [], 'invalid_format', { expected: 'ISO 4217' });
      }),
      units: z
        .string()
        .check((context) => {
          if (!/^\d{1,9}$/.test(context.value)) reportAt(context, [], 'not_a_number');
        })
        .optional(),
      nanos: z.int().min(0).max(999_999_999).optional(),
    })
    .optional(),
  spiciness: word.optional(),
  allergen: words.optional(),
  dietaryRestriction: words.optional(),
  nutritionFacts: z.looseObject({}).optional(),
  ingredients: z.array(z.strictObject({ labels })).max(100).optional(),
  servesNumPeople: z.int().min(1).max(1_000).optional(),
  preparationMethods: words.optional(),
  portionSize: z.looseObject({}).optional(),
  mediaKeys: z
    .array(text({ lengthMax: 300 }))
    .max(50)
    .optional(),
});

const option = z.strictObject({ labels, attributes: attributes.optional() });
const item = z.strictObject({
  labels,
  attributes: attributes.optional(),
  options: z.array(option).max(50).optional(),
});
const section = z.strictObject({ labels, items: z.array(item).min(1).max(limits.menuItemsMax) });

export const menusInput = z
  .array(
    z.strictObject({
      labels,
      sourceUrl: text({ lengthMax: limits.urlLengthMax }).optional(),
      sections: z.array(section).min(1).max(100),
      cuisines: words.optional(),
    }),
  )
  .max(20)
  .meta({ description: 'All menus; those that are not named are taken away.' });
