import { z } from 'zod';
import type { PlatformReply, PlatformReview, ReviewPage } from '../reviews.ts';

/*
 * Reviews as version 3 of the API answers them. Only what a review cannot do without is required; unknown fields are
 * dropped. https://developers.google.com/android-publisher/api-ref/rest/v3/reviews#Review
 */

/** Seconds come as digits, since they are 64 bits wide; zeros are left out. What is finer than milliseconds is cut. */
const time = z
  .object({ seconds: z.coerce.number().int().default(0), nanos: z.int().nonnegative().default(0) })
  .transform(({ seconds, nanos }) => new Date(seconds * 1_000 + Math.floor(nanos / 1_000_000)))
  .refine((date) => !Number.isNaN(date.getTime()));

const userComment = z.object({
  text: z.string().nullish(),
  /** There only beside a translation, which then is the text. */
  originalText: z.string().nullish(),
  lastModified: time,
  starRating: z.int().min(1).max(5).nullish().catch(null),
  reviewerLanguage: z.string().nullish(),
});
const developerComment = z.object({ text: z.string().nullish(), lastModified: time });

const reviewShape = z.object({
  reviewId: z.string().min(1).max(1_000),
  authorName: z.string().nullish(),
  comments: z.array(z.object({ userComment: userComment.nullish(), developerComment: developerComment.nullish() })),
});
type Shape = z.output<typeof reviewShape>;

/** A review without the customer's own comment is none; Google documents one of each at most. */
const toReview =
  (packageName: string) =>
  ({ reviewId, authorName, comments }: Shape, context: z.RefinementCtx): PlatformReview => {
    const comment = comments.find((one) => one.userComment)?.userComment;
    if (!comment) {
      context.addIssue({ code: 'custom', message: 'no userComment' });
      return z.NEVER;
    }
    const reply = comments.find((one) => one.developerComment)?.developerComment;
    return {
      platformReviewId: reviewId,
      rating: comment.starRating ?? null,
      ...titleAndText(comment.originalText || comment.text || ''),
      author: { name: authorName || null, avatarUrl: null, anonymous: false },
      language: comment.reviewerLanguage || null,
      url: reviewUrl(packageName, reviewId),
      // Google tells when a review was last changed, and nothing of when it was written.
      createdAt: comment.lastModified,
      updatedAt: comment.lastModified,
      reply: reply ? toReply(reply.text, reply.lastModified) : null,
    };
  };

export const playReview = (packageName: string) => reviewShape.transform(toReview(packageName));

/** Google leaves out empty lists. */
export const playPage = (packageName: string) =>
  z
    .object({
      reviews: z.array(playReview(packageName)).nullish(),
      tokenPagination: z.object({ nextPageToken: z.string().nullish() }).nullish(),
    })
    .transform(
      ({ reviews, tokenPagination }): ReviewPage => ({
        reviews: reviews ?? [],
        nextPageToken: tokenPagination?.nextPageToken || null,
        averageRating: null,
        totalReviewCount: null,
      }),
    );

export const playReply = z
  .object({ result: z.object({ replyText: z.string().nullish(), lastEdited: time }) })
  .transform(({ result }) => toReply(result.replyText, result.lastEdited));

/** Old reviews have a title, which a tab parts from the text. */
function titleAndText(words: string): Pick<PlatformReview, 'title' | 'text'> {
  const tab = words.indexOf('\t');
  return { title: words.slice(0, Math.max(tab, 0)).trim() || null, text: words.slice(tab + 1).trim() };
}

/** Replies on Google Play have no state: they are public. */
function toReply(text: string | null | undefined, updatedAt: Date): PlatformReply {
  return { text: text ?? '', updatedAt, state: null, outcome: 'approved', policyViolation: null };
}

function reviewUrl(packageName: string, reviewId: string): string {
  const query = new URLSearchParams({ id: packageName, reviewId });
  return `https://play.google.com/store/apps/details?${query}`;
}
