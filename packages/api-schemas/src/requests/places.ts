import { readPlaceUrl, type UrlSource } from '@review-reply/platforms/place-urls';
import * as z from 'zod';
import { documentedAs, requestComponent } from '../json-schema.ts';
import {
  autopilotDelaysHours,
  autopilotDelayText,
  autopilotEnabledText,
  greetings,
  toneSchema,
} from '../schemas/place.ts';
import { emailInput } from './enrollments.ts';
import { report, text } from './inputs.ts';

/** Longer than any place id seen; a bound, not a format. */
export const placeIdLengthMax = 300;

export function placeIdInput(description: string) {
  return text({ lengthMax: placeIdLengthMax, description, examples: ['ChIJdemoLoungeParis0001'] });
}

export const placePathSchema = z.strictObject({ place_id: placeIdInput('The Google place id.') });

const phoneLengthMax = 40;
const signatureLengthMax = 200;
const urlLengthMax = 2_048;
const reportFrequencyDaysMax = 365;

/** Which number it is depends on where the place is: that is the places service's to say. */
export const phoneInput = documentedAs(
  z.string().check((context) => {
    const { value } = context;
    if (value.trim() === '') report(context, 'blank');
    else if (value.length > phoneLengthMax)
      report(context, 'too_long', { maximum: phoneLengthMax, actual: value.length });
    else if (!/^\+?[\d\s().\-/]+$/.test(value) || !/\d/.test(value)) report(context, 'invalid_phone_number');
  }),
  {
    type: 'string',
    minLength: 1,
    maxLength: phoneLengthMax,
    description: 'E.164, with spaces and the like if you want, or as it is dialled where the place is.',
    examples: ['+33199001234', '01 99 00 12 34'],
  },
);

function urlInput(source: UrlSource, example: string) {
  const schema = z.string().check((context) => {
    const { value } = context;
    if (value.length > urlLengthMax)
      return report(context, 'too_long', { maximum: urlLengthMax, actual: value.length });
    if (value.trim() === '') return report(context, 'blank');
    const read = readPlaceUrl(source, value);
    if ('id' in read) return;
    const { fault, ...other } = read;
    report(context, fault, { platform: source, ...other });
  });
  const json = { type: 'string', format: 'uri', maxLength: urlLengthMax, examples: [example] };
  return documentedAs(schema, {
    ...json,
    description: "The place's page there; another platform's address is refused.",
  });
}

const reportFrequency = z
  .int()
  .min(0)
  .max(reportFrequencyDaysMax)
  .meta({ description: 'Days between two reports by e-mail; 0 is none.' });

export const updatePlaceBodySchema = requestComponent(
  'UpdatePlaceRequest',
  z.strictObject({
    active: z.boolean().optional().meta({
      description: '`false`: reviews are neither read nor answered, and nothing is lost; `true` starts again.',
    }),
    tone: toneSchema.optional(),
    greeting: z.enum(greetings).optional(),
    negative_review_contact: z.boolean().optional(),
    support_phone: phoneInput.nullable().optional(),
    support_email: emailInput.nullable().optional(),
    signature: text({ lengthMax: signatureLengthMax, description: 'What replies end with.' }).nullable().optional(),
    report_frequency_days: reportFrequency.optional(),
    autopilot: z
      .strictObject({
        enabled: z.boolean().meta({ description: autopilotEnabledText }).optional(),
        delay_hours: z
          .literal(autopilotDelaysHours)
          .meta({ type: 'integer', description: autopilotDelayText })
          .optional(),
        min_rating: z.int().min(1).max(5).optional(),
      })
      .optional(),
    platforms: z
      .strictObject({
        tripadvisor_url: urlInput(
          'tripadvisor',
          'https://www.tripadvisor.com/Hotel_Review-g187147-d188757-Reviews-Demo-Paris.html',
        )
          .nullable()
          .optional(),
        trustpilot_url: urlInput('trustpilot', 'https://www.trustpilot.com/review/example.com').nullable().optional(),
        googleplay_url: urlInput('googleplay', 'https://play.google.com/store/apps/details?id=com.example.app')
          .nullable()
          .optional(),
        appstore_url: urlInput('appstore', 'https://apps.apple.com/fr/app/demo/id1234567890').nullable().optional(),
      })
      .optional(),
  }),
);
