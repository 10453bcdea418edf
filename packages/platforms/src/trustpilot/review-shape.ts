import { z } from 'zod';
import type { PlatformReply, PlatformReview } from '../reviews.ts';

/*
 * Reviews as the private API answers them. Only what a review cannot do without is required; unknown fields are
 * dropped. https://developers.trustpilot.com/service-reviews-api
 */

/** RFC 3339, or as the documentation's examples have it without a zone, which is UTC then. */
const time = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(hasZone(text) ? text : `${text}Z`));
const hasZone = (text: string) => /(?:Z|[+-]\d\d:?\d\d)$/.test(text);

const replyShape = z.object({ text: z.string().nullish(), createdAt: time, updatedAt: time.nullish() });

const reviewShape = z.object({
  id: z.string().min(1).max(1_000),
  stars: z.int().min(1).max(5).nullish().catch(null),
  title: z.string().nullish(),
  text: z.string().nullish(),
  language: z.string().nullish(),
  createdAt: time,
  updatedAt: time.nullish(),
  companyReply: replyShape.nullish(),
  consumer: z.object({ displayName: z.string().nullish() }).nullish(),
  businessUnit: z.object({ id: z.string() }),
});

export const trustpilotReview = reviewShape.transform((review) => ({
  review: toReview(review),
  businessUnitId: review.businessUnit.id,
}));
export const trustpilotPage = z
  .object({ reviews: z.array(reviewShape) })
  .transform(({ reviews }): PlatformReview[] => reviews.map(toReview));

function toReview(review: z.output<typeof reviewShape>): PlatformReview {
  return {
    platformReviewId: review.id,
    rating: review.stars ?? null,
    text: review.text ?? '',
    title: review.title || null,
    // Whoever writes on Trustpilot has chosen a name that all may see.
    author: { name: review.consumer?.displayName || null, avatarUrl: null, anonymous: false },
    language: review.language || null,
    url: `https://www.trustpilot.com/reviews/${encodeURIComponent(review.id)}`,
    createdAt: review.createdAt,
    updatedAt: review.updatedAt ?? review.createdAt,
    reply: review.companyReply ? toReply(review.companyReply) : null,
  };
}

/** Trustpilot does not judge replies before it shows them: what is there is public. */
function toReply({ text, createdAt, updatedAt }: z.output<typeof replyShape>): PlatformReply {
  return {
    text: text ?? '',
    updatedAt: updatedAt ?? createdAt,
    state: null,
    outcome: 'approved',
    policyViolation: null,
  };
}
