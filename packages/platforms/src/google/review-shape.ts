import { z } from 'zod';
import type { PlatformReply, PlatformReview, ReplyOutcome, ReviewPage } from '../reviews.ts';
import { originalText } from './original-text.ts';

/*
 * Reviews and replies as version 4 of the API answers them. Only what a review cannot do without is required; unknown
 * fields are dropped and words of open lists (`starRating`, `reviewReplyState`, `policyViolation`) are any string.
 * https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews
 */

/** RFC 3339 in UTC with 0 to 9 decimals; those beyond milliseconds are cut off. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const replyShape = z.object({
  comment: z.string().nullish(),
  updateTime: time,
  reviewReplyState: z.string().nullish(),
  policyViolation: z.string().nullish(),
});

const reviewShape = z.object({
  reviewId: z.string().min(1).max(1_000),
  reviewer: z
    .object({
      displayName: z.string().nullish(),
      profilePhotoUrl: z.string().nullish(),
      isAnonymous: z.boolean().nullish(),
    })
    .nullish(),
  starRating: z.string().nullish(),
  comment: z.string().nullish(),
  createTime: time,
  updateTime: time.nullish(),
  reviewReply: replyShape.nullish(),
  reviewReplyUrl: z.string().nullish(),
});

/** Google leaves out empty lists and zeros: a location without reviews is answered with `{}`. */
const pageShape = z.object({
  reviews: z.array(reviewShape).nullish(),
  averageRating: z.number().nullish(),
  totalReviewCount: z.int().nonnegative().nullish(),
  nextPageToken: z.string().nullish(),
});

export const googleReply = replyShape.transform(toReply);
export const googleReview = reviewShape.transform(toReview);
export const googlePage = pageShape.transform(toPage);

const ratings = new Map([
  ['ONE', 1],
  ['TWO', 2],
  ['THREE', 3],
  ['FOUR', 4],
  ['FIVE', 5],
]);
/** The two verdicts that Google documents. Its list of states is open: every other word is still pending. */
const verdicts = new Map<string, ReplyOutcome>([
  ['APPROVED', 'approved'],
  ['REJECTED', 'rejected'],
]);

function toReply(reply: z.output<typeof replyShape>): PlatformReply {
  const state = reply.reviewReplyState ?? null;
  return {
    text: originalText(reply.comment ?? ''),
    updatedAt: reply.updateTime,
    state,
    outcome: verdicts.get(state ?? '') ?? 'pending',
    policyViolation: reply.policyViolation ?? null,
  };
}

function toReview(review: z.output<typeof reviewShape>): PlatformReview {
  const anonymous = review.reviewer?.isAnonymous ?? false;
  return {
    platformReviewId: review.reviewId,
    rating: ratings.get(review.starRating ?? '') ?? null,
    text: originalText(review.comment ?? ''),
    title: null,
    author: {
      // An anonymous reviewer's display name is a placeholder of Google's ("A Google user"), nobody's name.
      name: anonymous ? null : review.reviewer?.displayName || null,
      avatarUrl: anonymous ? null : webAddress(review.reviewer?.profilePhotoUrl),
      anonymous,
    },
    language: null,
    url: webAddress(review.reviewReplyUrl),
    createdAt: review.createTime,
    updatedAt: review.updateTime ?? review.createTime,
    reply: review.reviewReply ? toReply(review.reviewReply) : null,
  };
}

function toPage(page: z.output<typeof pageShape>): ReviewPage {
  return {
    reviews: (page.reviews ?? []).map(toReview),
    nextPageToken: page.nextPageToken || null,
    averageRating: page.averageRating ?? null,
    totalReviewCount: page.totalReviewCount ?? 0,
  };
}

/** Addresses end up in callers' pages, so anything but http(s) is dropped. */
function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) ? text : null;
}
