import { z } from 'zod';
import type { LocationAccess, Source } from '../src/index.ts';

/*
 * The first page of a location's reviews, or its figures where it shows no reviews, as each platform's own
 * documentation describes it. Strict: a field that a simulated platform makes up, leaves out or types otherwise shows
 * here.
 */

const time = z.iso.datetime({ offset: true });

// https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews
const google = z.strictObject({
  reviews: z.array(
    z.strictObject({
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
      reviewReply: z
        .strictObject({
          comment: z.string(),
          updateTime: time,
          reviewReplyState: z.enum(['PENDING', 'REJECTED', 'APPROVED']),
          policyViolation: z.string().optional(),
        })
        .optional(),
      reviewReplyUrl: z.url(),
    }),
  ),
  averageRating: z.number().min(1).max(5),
  totalReviewCount: z.int().positive(),
  nextPageToken: z.string().min(1).optional(),
});

const playTime = z.strictObject({ seconds: z.string().regex(/^\d+$/), nanos: z.int().min(0).max(999_999_999) });
// https://developers.google.com/android-publisher/api-ref/rest/v3/reviews
const googleplay = z.strictObject({
  reviews: z.array(
    z.strictObject({
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
    }),
  ),
  tokenPagination: z.strictObject({ nextPageToken: z.string().min(1) }).optional(),
});

const responseId = z.strictObject({ type: z.literal('customerReviewResponses'), id: z.string().min(1) });
// https://developer.apple.com/documentation/appstoreconnectapi/customerreviewsresponse
const appstore = z.strictObject({
  data: z.array(
    z.strictObject({
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
    }),
  ),
  included: z.array(
    responseId.extend({
      attributes: z.strictObject({
        responseBody: z.string(),
        lastModifiedDate: time,
        state: z.enum(['PUBLISHED', 'PENDING_PUBLISH']),
      }),
    }),
  ),
  links: z.strictObject({ self: z.url(), next: z.url().optional() }),
  meta: z.strictObject({
    paging: z.strictObject({ total: z.int(), limit: z.int(), nextCursor: z.string().optional() }),
  }),
});

// https://developers.trustpilot.com/service-reviews-api
const trustpilot = z.strictObject({
  links: z.array(z.unknown()),
  reviews: z.array(
    z.strictObject({
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
      businessUnit: z.strictObject({
        id: z.string().min(1),
        identifyingName: z.string(),
        displayName: z.string(),
      }),
      location: z.unknown(),
      links: z.array(z.unknown()),
    }),
  ),
});

const digits = z.string().regex(/^\d+$/);
// https://tripadvisor-content-api.readme.io/reference/getlocationdetails
const tripadvisor = z.strictObject({
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

interface DocumentedPage {
  /** On the simulator. */
  pathOf(access: Pick<LocationAccess, 'location' | 'access'>): string;
  readonly page: z.ZodType;
  /** The header that says what is left of a quota. */
  readonly rateLimit?: RegExp;
}

export const documentedPages: Readonly<Record<Source, DocumentedPage>> = {
  google: { page: google, pathOf: ({ location }) => `/mybusiness.googleapis.com/v4/${location}/reviews?pageSize=2` },
  googleplay: {
    page: googleplay,
    pathOf: ({ location }) =>
      `/androidpublisher.googleapis.com/androidpublisher/v3/applications/${location}/reviews?maxResults=2`,
  },
  appstore: {
    page: appstore,
    rateLimit: /^user-hour-lim:3500;user-hour-rem:\d+;$/,
    pathOf: ({ location }) =>
      `/api.appstoreconnect.apple.com/v1/apps/${location}/customerReviews?limit=2&include=response`,
  },
  tripadvisor: {
    page: tripadvisor,
    pathOf: ({ location, access }) => `/api.content.tripadvisor.com/api/v1/location/${location}/details?key=${access}`,
  },
  trustpilot: {
    page: trustpilot,
    pathOf: ({ location }) => `/api.trustpilot.com/v1/private/business-units/${location}/reviews?perPage=2`,
  },
};
