import type { ReplyFailed } from '@review-reply/proto/reviews/events/v1/events';
import * as z from 'zod';
import { publicationSchema, publishedExample } from '../schemas/publication.ts';
import { reviewExample, reviewSchema } from '../schemas/review.ts';
import { defineEvent } from './define-event.ts';
import { publicationMember } from './failing.ts';

const failedExample = {
  ...publishedExample,
  status: 'failed',
  platform_state: 'REJECTED',
  published_at: null,
  failure: { code: 'rejected', message: 'The platform rejected the reply.' },
};

export const replyFailed = defineEvent({
  type: 'reply.failed',
  description: 'A reply will not be published: its last attempt failed, was refused, or it was canceled.',
  data: z.strictObject({ review: reviewSchema, publication: publicationSchema }),
  render: ({ reviewJson, publication }: ReplyFailed) => ({
    review: reviewJson,
    publication: publicationMember(publication),
  }),
  example: { review: reviewExample, publication: failedExample },
});
