import type { ReplyPublished } from '@review-reply/proto/reviews/events/v1/events';
import * as z from 'zod';
import { publicationSchema, publishedExample } from '../schemas/publication.ts';
import { reviewExample, reviewSchema } from '../schemas/review.ts';
import { defineEvent } from './define-event.ts';
import { publicationMember } from './failing.ts';

export const replyPublished = defineEvent({
  type: 'reply.published',
  description: 'The platform shows a reply.',
  data: z.strictObject({ review: reviewSchema, publication: publicationSchema }),
  render: ({ reviewJson, publication }: ReplyPublished) => ({
    review: reviewJson,
    publication: publicationMember(publication),
  }),
  example: { review: reviewExample, publication: publishedExample },
});
