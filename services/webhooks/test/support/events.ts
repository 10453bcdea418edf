import type { OutgoingEvent } from '@review-reply/events';
import { SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import { AccountAttachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { AccessRevokedSchema } from '@review-reply/proto/places/events/v1/events';
import {
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import { optional, toTimestamp } from '@review-reply/rpc';

export const at = new Date('2026-11-20T09:30:00.000Z');

export const review = {
  review_id: 7,
  place_id: 'ChIJdemo',
  source: 'google',
  rating: 4,
  title: null,
  text: 'Très bien 😀, "calme" au salon.',
  language: 'fr',
  author: { name: 'Demo author', avatar_url: null, anonymous: false },
  url: null,
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
  replies: [],
  auto_publish_at: null,
};

/** As a database might write it: valid JSON, spaced as JSON.stringify never would. */
export const reviewJson = Buffer.from(JSON.stringify(review).replace('"review_id":7', '"review_id" :  7'));

export const publication = {
  publicationId: 5n,
  reviewId: 7n,
  replyId: 3n,
  source: 'google',
  status: 'published',
  platformState: 'APPROVED',
  attempts: 1,
  createdAt: at,
  updatedAt: at,
  publishedAt: at,
};

const about = (accountId: bigint) => ({ accountId, placeRef: 1n, reviewId: 7n, reviewJson });
const ofReview = { key: 1n, subject: 'review/7' };

export const reviewCreated = (accountId: bigint): OutgoingEvent => ({
  ...ofReview,
  schema: ReviewCreatedSchema,
  message: about(accountId),
});

export const suggestionReady = (accountId: bigint): OutgoingEvent => ({
  ...ofReview,
  schema: SuggestionReadySchema,
  message: { ...about(accountId), suggestionId: 9n, text: 'Merci 😀' },
});

export const replyPublished = (accountId: bigint): OutgoingEvent => {
  const time = toTimestamp(at);
  const message = {
    ...about(accountId),
    publication: { ...publication, createdAt: time, updatedAt: time, publishedAt: time },
  };
  return { ...ofReview, schema: ReplyPublishedSchema, message };
};

export const accountAttached = (
  accountId: bigint,
  partnerAccountId: bigint,
  externalRef: string | null,
): OutgoingEvent => ({
  schema: AccountAttachedSchema,
  message: { accountId, partnerAccountId, service: 'pro', ...optional('externalRef', externalRef) },
  key: accountId,
  subject: `account/${accountId}`,
});

export const accessRevoked = (accountId: bigint): OutgoingEvent => ({
  schema: AccessRevokedSchema,
  message: { accountId, platform: 'google', placeIds: ['ChIJdemo'] },
  key: accountId,
  subject: `account/${accountId}`,
});

export const spendingCapReached = (partnerAccountId: bigint): OutgoingEvent => ({
  schema: SpendingCapReachedSchema,
  message: { partnerAccountId, month: '2026-11', capCents: 50_000n, usedCents: 50_000n },
  key: partnerAccountId,
  subject: `account/${partnerAccountId}`,
});
