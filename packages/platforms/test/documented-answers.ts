import { z } from 'zod';
import type { LocationAccess, Source } from '../src/index.ts';

/*
 * What each platform answers, as its own documentation describes it: a page of a location's reviews, or its figures
 * where it shows no reviews, one review, a reply that it takes, and what it does not know. Strict: a field that a
 * simulated platform makes up, leaves out or types otherwise shows here.
 */

const time = z.iso.datetime({ offset: true });

// https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews
const googleReply = z.strictObject({
  comment: z.string(),
  updateTime: time,
  reviewReplyState: z.enum(['PENDING', 'REJECTED', 'APPROVED']),
  policyViolation: z.string().optional(),
});
const googleReview = z.strictObject({
  name: z.string().regex(/^accounts\/[^/]+\/locations\/[^/]+\/reviews\/[^/]+$/),
  reviewId: z.string().min(1),
  reviewer: z.strictObject({
    displayName: z.string(),
    profilePhotoUrl: z.url().optional(),
    isAnonymous: z.literal(true).optional(),
  }),
  starRating: z.enum(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']),
  comment: z.string().min(1).optional(),
  createTime: time,
  updateTime: time,
  reviewReply: googleReply.optional(),
  reviewReplyUrl: z.url(),
});
const googlePage = z.strictObject({
  reviews: z.array(googleReview),
  averageRating: z.number().min(1).max(5),
  totalReviewCount: z.int().positive(),
  nextPageToken: z.string().min(1).optional(),
});

// https://cloud.google.com/apis/design/errors#error_model
const googleError = z.strictObject({
  error: z.strictObject({
    code: z.literal(404),
    message: z.string().min(1),
    status: z.literal('NOT_FOUND'),
    details: z.array(z.unknown()).optional(),
  }),
});

const playTime = z.strictObject({ seconds: z.string().regex(/^\d+$/), nanos: z.int().min(0).max(999_999_999) });
// https://developers.google.com/android-publisher/api-ref/rest/v3/reviews
const playReview = z.strictObject({
  reviewId: z.string().min(1),
  authorName: z.string(),
  comments: z.array(
    z.union([
      z.strictObject({
        userComment: z.strictObject({
          text: z.string().min(1),
          lastModified: playTime,
          starRating: z.int().min(1).max(5),
          reviewerLanguage: z.string(),
          thumbsUpCount: z.int(),
          thumbsDownCount: z.int(),
          originalText: z.string().optional(),
        }),
      }),
      z.strictObject({ developerComment: z.strictObject({ text: z.string(), lastModified: playTime }) }),
    ]),
  ),
});
const playPage = z.strictObject({
  reviews: z.array(playReview),
  tokenPagination: z.strictObject({ nextPageToken: z.string().min(1) }).optional(),
});
const playReply = z.strictObject({ result: z.strictObject({ replyText: z.string(), lastEdited: playTime }) });

const responseId = z.strictObject({ type: z.literal('customerReviewResponses'), id: z.string().min(1) });
// https://developer.apple.com/documentation/appstoreconnectapi/customerreviewsresponse
const appStoreReview = z.strictObject({
  type: z.literal('customerReviews'),
  id: z.string().min(1),
  attributes: z.strictObject({
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    body: z.string().nullable(),
    reviewerNickname: z.string().nullable(),
    createdDate: time,
    territory: z.string().length(3),
  }),
  relationships: z.strictObject({ response: z.strictObject({ data: responseId.optional() }) }),
});
const appStoreResponse = responseId.extend({
  attributes: z.strictObject({
    responseBody: z.string(),
    lastModifiedDate: time.optional(),
    state: z.enum(['PUBLISHED', 'PENDING_PUBLISH']),
  }),
});
const links = z.strictObject({ self: z.url() });
const appStorePage = z.strictObject({
  data: z.array(appStoreReview),
  included: z.array(appStoreResponse),
  links: links.extend({ next: z.url().optional() }),
  meta: z.strictObject({
    paging: z.strictObject({ total: z.int(), limit: z.int(), nextCursor: z.string().optional() }),
  }),
});
// https://developer.apple.com/documentation/appstoreconnectapi/errorresponse
const appStoreError = z.strictObject({
  errors: z.array(
    z.strictObject({
      id: z.string().optional(),
      status: z.literal('404'),
      code: z.string().min(1),
      title: z.string().min(1),
      detail: z.string().min(1),
    }),
  ),
});

// https://developers.trustpilot.com/service-reviews-api
const trustpilotReview = z.strictObject({
  id: z.string().min(1),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string().nullable(),
  language: z.string().nullable(),
  createdAt: time,
  updatedAt: time.nullable(),
  experiencedAt: time,
  isVerified: z.boolean(),
  numberOfLikes: z.int(),
  status: z.literal('active'),
  companyReply: z.strictObject({ text: z.string(), createdAt: time, updatedAt: time.nullable() }).nullable(),
  consumer: z.strictObject({
    id: z.string().min(1),
    displayName: z.string().nullable(),
    displayLocation: z.string().nullable(),
    numberOfReviews: z.int(),
  }),
  businessUnit: z.strictObject({ id: z.string().min(1), identifyingName: z.string(), displayName: z.string() }),
  location: z.unknown(),
  links: z.array(z.unknown()),
});
const trustpilotPage = z.strictObject({ links: z.array(z.unknown()), reviews: z.array(trustpilotReview) });

const digits = z.string().regex(/^\d+$/);
// https://tripadvisor-content-api.readme.io/reference/getlocationdetails
const tripadvisorLocation = z.strictObject({
  location_id: digits,
  name: z.string(),
  web_url: z.url(),
  address_obj: z.strictObject({ city: z.string(), country: z.string(), address_string: z.string() }),
  write_review: z.url(),
  rating: z.string().regex(/^[1-5]\.[05]$/),
  rating_image_url: z.url(),
  num_reviews: digits,
  review_rating_count: z.record(z.enum(['1', '2', '3', '4', '5']), digits),
  photo_count: digits,
  see_all_photos: z.url(),
  category: z.strictObject({ name: z.string(), localized_name: z.string() }),
  subcategory: z.array(z.strictObject({ name: z.string(), localized_name: z.string() })),
});

const tripadvisorError = z.strictObject({
  error: z.strictObject({ message: z.string().min(1), type: z.string().min(1), code: z.literal(404) }),
});

interface DocumentedAnswer {
  readonly answer: z.ZodType;
  /** On the simulator. */
  pathOf(of: Pick<LocationAccess, 'location' | 'access'>, platformReviewId: string): string;
  /** Sent with a review's reply. */
  readonly reply?: { readonly method: 'PUT' | 'POST'; json(platformReviewId: string): unknown };
  /** The header that says how large a quota is, which two windows of the connector's leave some of. */
  readonly rateLimit?: RegExp;
}

const googleReviews = (location: string) => `/mybusiness.googleapis.com/v4/${location}/reviews`;
const playReviews = (location: string) =>
  `/androidpublisher.googleapis.com/androidpublisher/v3/applications/${location}/reviews`;
const appStore = '/api.appstoreconnect.apple.com/v1';
const trustpilot = '/api.trustpilot.com/v1/private';
const tripadvisor = '/api.content.tripadvisor.com/api/v1/location';
const text = 'Thank you.';

export const documentedAnswers: Readonly<Record<Source, Readonly<Record<string, DocumentedAnswer>>>> = {
  google: {
    page: { answer: googlePage, pathOf: ({ location }) => `${googleReviews(location)}?pageSize=2` },
    review: { answer: googleReview, pathOf: ({ location }, id) => `${googleReviews(location)}/${id}` },
    reply: {
      answer: googleReply,
      pathOf: ({ location }, id) => `${googleReviews(location)}/${id}/reply`,
      reply: { method: 'PUT', json: () => ({ comment: text }) },
    },
    unknown: { answer: googleError, pathOf: ({ location }) => `${googleReviews(location)}/none` },
  },
  googleplay: {
    page: { answer: playPage, pathOf: ({ location }) => `${playReviews(location)}?maxResults=2` },
    review: { answer: playReview, pathOf: ({ location }, id) => `${playReviews(location)}/${id}` },
    reply: {
      answer: playReply,
      pathOf: ({ location }, id) => `${playReviews(location)}/${id}:reply`,
      reply: { method: 'POST', json: () => ({ replyText: text }) },
    },
    unknown: { answer: googleError, pathOf: ({ location }) => `${playReviews(location)}/none` },
  },
  appstore: {
    page: {
      answer: appStorePage,
      rateLimit: /^user-hour-lim:(3500);user-hour-rem:\d+;$/,
      pathOf: ({ location }) => `${appStore}/apps/${location}/customerReviews?limit=2&include=response`,
    },
    review: {
      answer: z.strictObject({ data: appStoreReview, included: z.array(appStoreResponse), links }),
      pathOf: (_location, id) => `${appStore}/customerReviews/${id}?include=response`,
    },
    reply: {
      answer: z.strictObject({ data: appStoreResponse, links }),
      pathOf: () => `${appStore}/customerReviewResponses`,
      reply: {
        method: 'POST',
        json: (id) => ({
          data: {
            type: 'customerReviewResponses',
            attributes: { responseBody: text },
            relationships: { review: { data: { type: 'customerReviews', id } } },
          },
        }),
      },
    },
    unknown: { answer: appStoreError, pathOf: () => `${appStore}/customerReviews/none` },
  },
  tripadvisor: {
    location: {
      answer: tripadvisorLocation,
      pathOf: ({ location, access }) => `${tripadvisor}/${location}/details?key=${access}`,
    },
    unknown: { answer: tripadvisorError, pathOf: ({ access }) => `${tripadvisor}/1/details?key=${access}` },
  },
  trustpilot: {
    page: {
      answer: trustpilotPage,
      pathOf: ({ location }) => `${trustpilot}/business-units/${location}/reviews?perPage=2`,
    },
    review: { answer: trustpilotReview, pathOf: (_location, id) => `${trustpilot}/reviews/${id}` },
    // Statuses are documented, bodies of errors are not.
  },
};
