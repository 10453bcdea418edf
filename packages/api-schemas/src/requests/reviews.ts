import { sources } from '@review-reply/platforms/sources';
import * as z from 'zod';
import { requestComponent } from '../json-schema.ts';
import { bodyId, patterned, queryBoolean, queryInteger, queryTime, text } from './inputs.ts';
import { placeIdInput } from './places.ts';

export const reviewsLimitDefault = 50;
export const reviewsLimitMax = 100;

/** Code points of `instructions` for a suggestion. */
export const instructionsLengthMax = 2_500;

/** Code points of a reply after trimming; a platform's own limit is checked where the platform is known. */
export const replyLengthMax = 4_000;

export const cursorLengthMax = 1_024;

export const listReviewsQuerySchema = z.strictObject({
  place_id: placeIdInput("Only this place's reviews.").optional(),
  since: queryTime('Only reviews created at this time or later.').optional(),
  until: queryTime('Only reviews created at this time or earlier.').optional(),
  rating: queryInteger(1, 5, 'Only reviews with this rating.').optional(),
  unanswered: queryBoolean('`true`: only reviews without a live reply; `false`: only reviews with one.').optional(),
  source: z.enum(sources).meta({ description: "Only this platform's reviews." }).optional(),
  limit: queryInteger(1, reviewsLimitMax, 'Reviews a page.', reviewsLimitDefault).default(reviewsLimitDefault),
  cursor: patterned(/^[A-Za-z0-9_-]{1,1024}$/, 'invalid_cursor', {
    maxLength: cursorLengthMax,
    description: '`next_cursor` of the previous page; the filters must be the same.',
  }).optional(),
});

export const createSuggestionBodySchema = requestComponent(
  'CreateSuggestionRequest',
  z.strictObject({
    tone: z
      .int()
      .min(0)
      .max(9)
      .meta({ description: "0 is very formal, 9 is warm; the place's own tone when left out." })
      .optional(),
    instructions: text({
      lengthMin: 0,
      lengthMax: instructionsLengthMax,
      description: 'What the reply should say or avoid.',
      examples: ['Mention that the showers are open again.'],
    }).optional(),
  }),
);

export const createReplyBodySchema = requestComponent(
  'CreateReplyRequest',
  z
    .strictObject({
      suggestion_id: bodyId('A suggestion made for this review.').optional(),
      text: text({
        lengthMax: replyLengthMax,
        trim: true,
        description: "The reply, trimmed: your own, or the suggestion's text as you edited it.",
      }).optional(),
    })
    .check(
      z.refine<object>((body) => 'suggestion_id' in body || 'text' in body, {
        params: { fault: 'one_of_required', fields: ['suggestion_id', 'text'] },
        // Runs although other fields are at fault, so that everything wrong is named at once.
        when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
      }),
    )
    .meta({ anyOf: [{ required: ['suggestion_id'] }, { required: ['text'] }] }),
);
