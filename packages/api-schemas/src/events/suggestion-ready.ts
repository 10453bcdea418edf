import type { SuggestionReady } from '@review-reply/proto/reviews/events/v1/events';
import * as z from 'zod';
import { renderWriting } from '../render/reply.ts';
import { renderId } from '../render/values.ts';
import { reviewExample, reviewSchema } from '../schemas/review.ts';
import { suggestionExample, suggestionTextSchema } from '../schemas/suggestion.ts';
import { defineEvent } from './define-event.ts';

const { charged: _charged, cost_suns: _cost, free_variants_left: _left, ...withoutCost } = suggestionExample;

export const suggestionReady = defineEvent({
  type: 'review.suggestion_ready',
  description: 'A reply suggestion was kept, asked for by API or by autopilot.',
  data: z.strictObject({ review: reviewSchema, suggestion: suggestionTextSchema }),
  render: (message: SuggestionReady) => ({
    review: message.reviewJson,
    suggestion: {
      suggestion_id: renderId(message.suggestionId),
      text: message.text,
      ...(message.writing && renderWriting(message.writing)),
    },
  }),
  example: { review: reviewExample, suggestion: withoutCost },
});
