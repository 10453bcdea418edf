import { z } from 'zod';
import type { PlatformReview, ReplyOutcome, ReviewPage, TakenReply } from '../reviews.ts';

/*
 * Reviews and responses as JSON:API documents. Only what a review cannot do without is required; unknown fields are
 * dropped and a response's state is any string.
 * https://developer.apple.com/documentation/appstoreconnectapi/customerreview
 */

/** RFC 3339, with the zone of Apple's headquarters. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const reviewShape = z.object({
  type: z.literal('customerReviews'),
  id: z.string().min(1).max(1_000),
  attributes: z.object({
    rating: z.int().min(1).max(5).nullish().catch(null),
    title: z.string().nullish(),
    body: z.string().nullish(),
    reviewerNickname: z.string().nullish(),
    createdDate: time,
  }),
  relationships: z.object({ response: z.object({ data: z.object({ id: z.string() }).nullish() }).nullish() }).nullish(),
});
const responseType = 'customerReviewResponses';
const responseShape = z.object({
  type: z.literal(responseType),
  id: z.string(),
  attributes: z.object({
    responseBody: z.string().nullish(),
    lastModifiedDate: time.nullish(),
    state: z.string().nullish(),
  }),
});
type Included = z.output<typeof included>;
const otherShape = z.object({ type: z.string().refine((type) => type !== responseType) }).transform(() => null);
/** What is of another type was not asked for and is left out; a response never is, or its review would lack a reply. */
const included = z
  .array(z.union([responseShape, otherShape]))
  .nullish()
  .transform((all) => (all ?? []).filter((one) => one !== null));

/** Apple documents these two and judges no response afterwards; a word it added since is not taken for either. */
const outcomes = new Map<string, ReplyOutcome>([
  ['PUBLISHED', 'approved'],
  ['PENDING_PUBLISH', 'approved'],
]);

export const appStoreResponse = z.object({ data: responseShape }).transform(({ data }) => toReply(data));

export const appStoreReview = z
  .object({ data: reviewShape, included })
  .transform(({ data, included }, context) => toReview(data, included, context));

export const appStorePage = z
  .object({
    data: z.array(reviewShape),
    included,
    links: z.object({ next: z.string().nullish() }).nullish(),
    meta: z.object({ paging: z.object({ nextCursor: z.string().nullish() }).nullish() }).nullish(),
  })
  .transform(
    ({ data, included, links, meta }, context): ReviewPage => ({
      reviews: data.map((review) => toReview(review, included, context)),
      // The link is an address of Apple's choosing; only its cursor is used, so that the token reaches no other host.
      nextPageToken: meta?.paging?.nextCursor || cursorIn(links?.next),
      averageRating: null,
      totalReviewCount: null,
    }),
  );

const cursorIn = (link: string | null | undefined) => URL.parse(link ?? '')?.searchParams.get('cursor') || null;

/** A response that a review names comes with it: that one is not there says nothing of whether it is gone. */
function toReview(review: z.output<typeof reviewShape>, responses: Included, context: z.RefinementCtx): PlatformReview {
  const { rating, title, body, reviewerNickname, createdDate } = review.attributes;
  const responseId = review.relationships?.response?.data?.id;
  const response = responses.find(({ id }) => id === responseId);
  if (responseId !== undefined && response === undefined)
    context.addIssue({ code: 'custom', message: 'the response that a review names is not included' });
  return {
    platformReviewId: review.id,
    rating: rating ?? null,
    text: body ?? '',
    title: title || null,
    author: { name: reviewerNickname || null, avatarUrl: null, anonymous: false },
    // Apple tells the store's country, not the language.
    language: null,
    url: null,
    createdAt: createdDate,
    updatedAt: createdDate,
    reply:
      response === undefined
        ? null
        : { ...toReply(response), updatedAt: response.attributes.lastModifiedDate ?? createdDate },
  };
}

function toReply({ attributes }: z.output<typeof responseShape>): TakenReply {
  const state = attributes.state ?? null;
  return {
    text: attributes.responseBody ?? '',
    state,
    outcome: outcomes.get(state ?? '') ?? 'pending',
    policyViolation: null,
  };
}
