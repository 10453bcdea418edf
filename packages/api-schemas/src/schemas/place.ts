import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { countSchema, timeSchema } from '../values.ts';

export const greetings = ['first_name', 'title_last_name'] as const;
export const autopilotDelaysHours = [1, 2, 3, 6, 12, 24, 48, 72] as const;
export const autopilotEnabledText =
  'Whether new reviews are answered without a person: those first seen after it was enabled, while the place is active. What was first seen before, or while it was off or the place inactive, is left to people.';
export const autopilotDelayText =
  'How long after a review was first seen its answer is published. Answers of a place that come due together are spread over up to an hour from then on.';
export const plans = ['essential', 'pro'] as const;
export const subscriptionStatuses = ['active', 'past_due', 'canceled'] as const;

export const placeIdSchema = z
  .string()
  .min(1)
  .meta({
    description: 'The Google place id.',
    examples: ['ChIJdemoLoungeParis0001'],
  });

export const toneSchema = z.int().min(0).max(9).meta({ description: '0 is very formal, 9 is warm.' });

export const placeSettingsSchema = component(
  'PlaceSettings',
  z.strictObject({
    tone: toneSchema,
    greeting: z.enum(greetings),
    negative_review_contact: z
      .boolean()
      .meta({ description: 'Whether replies to negative reviews name the support contact.' }),
    support_phone: z.string().nullable(),
    support_email: z.string().nullable(),
    signature: z.string().nullable(),
    report_frequency_days: countSchema,
    autopilot: z.strictObject({
      enabled: z.boolean().meta({ description: autopilotEnabledText }),
      delay_hours: z.literal(autopilotDelaysHours).meta({ type: 'integer', description: autopilotDelayText }),
      min_rating: z.int().min(1).max(5),
    }),
    platforms: z.strictObject({
      tripadvisor_url: z.string().nullable(),
      trustpilot_url: z.string().nullable(),
      googleplay_url: z.string().nullable(),
      appstore_url: z.string().nullable(),
    }),
  }),
);

export const subscriptionSchema = component(
  'Subscription',
  z.strictObject({
    plan: z.enum(plans),
    status: z.enum(subscriptionStatuses),
    current_period_end: timeSchema,
    started_at: timeSchema.nullable().meta({ description: 'Since when the place has this plan.' }),
    ends_at: timeSchema.nullable().meta({
      description:
        'When the plan ends or ended; null while no end is known. A plan that is canceled, or followed by a smaller one, ends with the month; one that is `past_due` fourteen days after `past_due_since`.',
    }),
    next_plan: z.enum(plans).nullable().meta({ description: 'The plan from `ends_at` on.' }),
    past_due_since: timeSchema.nullable(),
    suggestions: z.strictObject({ included: countSchema, used: countSchema }),
  }),
);

export const placeSchema = component(
  'Place',
  z.strictObject({
    place_id: placeIdSchema,
    google_location: z.string().meta({ examples: ['locations/1001'] }),
    name: z.string(),
    city: z.string().nullable(),
    category: z.string().nullable(),
    rating: z.number().min(0).max(5).nullable().meta({ description: 'The average; null without a rated review.' }),
    reviews_count: countSchema,
    unanswered_count: countSchema,
    active: z.boolean(),
    subscription: subscriptionSchema.nullable(),
    settings: placeSettingsSchema,
  }),
);

export const placesBodySchema = dataComponent('PlacesResponse', z.array(placeSchema));

export const placeBodySchema = dataComponent('PlaceResponse', placeSchema);

export const placeExample = {
  place_id: 'ChIJdemoLoungeParis0001',
  google_location: 'locations/1001',
  name: 'Demo Lounge Paris',
  city: 'Paris',
  category: 'Airport lounge',
  rating: 4.2,
  reviews_count: 128,
  unanswered_count: 17,
  active: true,
  subscription: {
    plan: 'pro',
    status: 'active',
    current_period_end: '2026-11-30T23:00:00.000Z',
    started_at: '2026-03-02T10:00:00.000Z',
    ends_at: null,
    next_plan: null,
    past_due_since: null,
    suggestions: { included: 500, used: 12 },
  },
  settings: {
    tone: 6,
    greeting: 'first_name',
    negative_review_contact: true,
    support_phone: null,
    support_email: 'support@lounge.example.com',
    signature: 'The Demo Lounge team',
    report_frequency_days: 7,
    autopilot: { enabled: false, delay_hours: 24, min_rating: 4 },
    platforms: { tripadvisor_url: null, trustpilot_url: null, googleplay_url: null, appstore_url: null },
  },
};
