import { idempotencyRequiredSchema } from '../requests/headers.ts';
import { createReplyBodySchema, createSuggestionBodySchema, listReviewsQuerySchema } from '../requests/reviews.ts';
import {
  createdReplyBodySchema,
  publicationBodySchema,
  publicationExample,
  publishedExample,
} from '../schemas/publication.ts';
import { replyExample } from '../schemas/reply.ts';
import { reviewBodySchema, reviewExample, reviewsBodySchema } from '../schemas/review.ts';
import { suggestionBodySchema, suggestionExample } from '../schemas/suggestion.ts';
import { bearerRead, bearerWrite, publicationPathSchema, reviewPathSchema } from './defaults.ts';
import type { Operation } from './operation.ts';

export const listReviews = {
  ...bearerRead,
  operationId: 'listReviews',
  path: '/reviews',
  tag: 'Reviews',
  summary: 'List reviews',
  description:
    'Reviews of all places, newest first, with their replies. Filters combine. A page of very long reviews holds fewer than `limit`: `next_cursor` alone tells whether there are more. `unanswered=true` means no reply that is `validated`, `publishing`, `failed_retryable`, `published` or `online`. A `place_id` that is not yours answers 404.',
  localised: true,
  scope: 'reviews:read',
  request: { ...bearerRead.request, query: listReviewsQuerySchema },
  successes: {
    200: {
      description: 'A page of reviews.',
      schema: reviewsBodySchema,
      example: { data: [reviewExample], next_cursor: null },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const getReview = {
  ...bearerRead,
  operationId: 'getReview',
  path: '/reviews/{review_id}',
  tag: 'Reviews',
  summary: 'Read a review',
  description: 'One review with its replies.',
  localised: true,
  scope: 'reviews:read',
  request: { ...bearerRead.request, path: reviewPathSchema },
  successes: { 200: { description: 'The review.', schema: reviewBodySchema, example: { data: reviewExample } } },
  errors: ['not_found'],
} as const satisfies Operation;

export const createSuggestion = {
  ...bearerWrite,
  operationId: 'createSuggestion',
  path: '/reviews/{review_id}/suggestions',
  tag: 'Replies',
  summary: 'Generate a reply suggestion',
  description:
    "Writes a reply in the review's language. The two variants that follow a charged suggestion for the same review are free. Otherwise the place's plan quota pays, then the account's Suns: 1 Sun a suggestion, or for a partner's client the partner's overage, up to its spending cap (402 `spending_cap_reached`). A generation that fails costs nothing. The body may be left out.",
  scope: 'reviews:write',
  limitClass: 'generations',
  idempotency: 'required',
  request: {
    path: reviewPathSchema,
    query: bearerRead.request.query,
    headers: idempotencyRequiredSchema,
    body: createSuggestionBodySchema.prefault({}),
  },
  requestExample: { tone: 6, instructions: 'Mention that the showers are open again.' },
  successes: {
    201: { description: 'The suggestion.', schema: suggestionBodySchema, example: { data: suggestionExample } },
  },
  errors: ['not_found', 'insufficient_suns', 'spending_cap_reached', 'generation_unavailable'],
} as const satisfies Operation;

export const createReply = {
  ...bearerWrite,
  operationId: 'createReply',
  path: '/reviews/{review_id}/replies',
  tag: 'Replies',
  summary: 'Reply to a review',
  description:
    'Publishes a suggestion (`suggestion_id`), a suggestion as you edited it (`suggestion_id` and `text`), or a text of your own (`text`). A review has at most one live reply. Publishing is free. A queued reply is followed by reading its publication.',
  localised: true,
  scope: 'reviews:write',
  idempotency: 'required',
  request: {
    path: reviewPathSchema,
    query: bearerRead.request.query,
    headers: idempotencyRequiredSchema,
    body: createReplyBodySchema,
  },
  requestExample: { suggestion_id: 801 },
  successes: {
    201: {
      description: 'Published: the platform accepted it within the request.',
      schema: createdReplyBodySchema,
      example: {
        data: {
          ...publishedExample,
          reply: { ...replyExample, status: 'published', published_at: publishedExample.published_at },
        },
      },
    },
    202: {
      description: 'Queued: follow the publication.',
      schema: createdReplyBodySchema,
      example: { data: { ...publicationExample, reply: replyExample } },
    },
  },
  errors: ['not_found', 'already_published', 'publication_in_progress', 'platform_not_publishable', 'platform_refused'],
} as const satisfies Operation;

export const getPublication = {
  ...bearerRead,
  operationId: 'getPublication',
  path: '/publications/{publication_id}',
  tag: 'Replies',
  summary: 'Follow a publication',
  description:
    '`queued` → `publishing` → `published` or `failed`; after a passing fault `retrying`, then `publishing` again; `canceled` when the review is gone or its place inactive. While the platform moderates a reply the publication stays `publishing`, and so does one that the platform may have taken, as long as it can not be asked, such as until you sign in there again. More states may be added.',
  localised: true,
  scope: 'reviews:read',
  request: { ...bearerRead.request, path: publicationPathSchema },
  successes: {
    200: { description: 'The publication.', schema: publicationBodySchema, example: { data: publishedExample } },
  },
  errors: ['not_found'],
} as const satisfies Operation;
