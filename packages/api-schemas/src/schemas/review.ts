import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { idSchema, sourceSchema, timeSchema } from '../values.ts';
import { placeIdSchema } from './place.ts';
import { replySchema } from './reply.ts';

/**
 * A review with its replies, oldest reply first. The reviews service renders it in SQL, once for lists, reads and
 * events, with the fields in this order. A review without words has an empty `text`.
 */
export const reviewSchema = component(
  'Review',
  z.strictObject({
    review_id: idSchema,
    place_id: placeIdSchema,
    source: sourceSchema,
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    text: z.string().meta({ description: 'Empty when the customer left a rating alone.' }),
    language: z
      .string()
      .nullable()
      .meta({ description: 'BCP 47 tag of the text, as far as known.', examples: ['fr'] }),
    author: z.strictObject({
      name: z.string().nullable(),
      avatar_url: z.string().nullable(),
      anonymous: z.boolean(),
    }),
    url: z.string().nullable().meta({ description: "The review's page on its platform." }),
    created_at: timeSchema,
    updated_at: timeSchema,
    replies: z.array(replySchema).meta({
      description:
        'Oldest first: the one that stands or is on its way, and those that failed, the newest that fit in 48 kB.',
    }),
    auto_publish_at: timeSchema.nullable().meta({
      description:
        'When autopilot will publish its draft: `delay_hours` after the review was first seen as it is now. Drafts of a place that come due together are spread over up to an hour from then on.',
    }),
  }),
);

export type Review = z.output<typeof reviewSchema>;

export const reviewsBodySchema = component(
  'ReviewsResponse',
  z.strictObject({
    data: z.array(reviewSchema),
    next_cursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last page.' }),
  }),
);

export const reviewBodySchema = dataComponent('ReviewResponse', reviewSchema);

export const reviewExample = {
  review_id: 4711,
  place_id: 'ChIJdemoLoungeParis0001',
  source: 'google',
  rating: 5,
  title: null,
  text: 'Quiet, clean, and the staff were attentive.',
  language: 'en',
  author: { name: 'Demo Customer', avatar_url: null, anonymous: false },
  url: 'https://reviews.example.com/4711',
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
  replies: [],
  auto_publish_at: null,
};
