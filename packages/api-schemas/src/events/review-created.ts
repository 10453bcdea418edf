import type { ReviewCreated } from '@review-reply/proto/reviews/events/v1/events';
import * as z from 'zod';
import { reviewExample, reviewSchema } from '../schemas/review.ts';
import { defineEvent } from './define-event.ts';

export const reviewCreated = defineEvent({
  type: 'review.created',
  description: 'A customer wrote a review that was not known before.',
  data: z.strictObject({ review: reviewSchema }),
  render: ({ reviewJson }: ReviewCreated) => ({ review: reviewJson }),
  example: { review: reviewExample },
});
