import type { ReviewRemoved } from '@review-reply/proto/reviews/events/v1/events';
import * as z from 'zod';
import { reviewExample, reviewSchema } from '../schemas/review.ts';
import { defineEvent } from './define-event.ts';

export const reviewRemoved = defineEvent({
  type: 'review.removed',
  description: 'A review has vanished from its platform for good.',
  data: z.strictObject({ review: reviewSchema }),
  render: ({ reviewJson }: ReviewRemoved) => ({ review: reviewJson }),
  example: { review: reviewExample },
});
