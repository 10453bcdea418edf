import type { OutgoingEvent } from '@review-reply/events';
import { InvoiceCreatedSchema, SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  AccountDetachedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { AccessRevokedSchema, ListingAlertSchema } from '@review-reply/proto/places/events/v1/events';
import {
  ReplyFailedSchema,
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
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

export const reviewRemoved = (accountId: bigint): OutgoingEvent => ({
  ...ofReview,
  schema: ReviewRemovedSchema,
  message: about(accountId),
});

/** An enrolment of a partner's, completed for a client or failed. */
export const enrollmentEnded = (partnerAccountId: bigint, accountId: bigint | null): OutgoingEvent => {
  const time = toTimestamp(at);
  const enrollment = {
    ...{ enrollmentId: 17n, partnerAccountId, email: 'client@example.test', service: 'pro', placesChoice: 'all' },
    ...{ returnUrl: 'https://app.example.test/', expiresAt: time, createdAt: time },
  };
  const subject = 'enrollment/17';
  if (accountId === null) {
    const failed = { ...enrollment, status: 'pending', failure: { code: 'consent_refused' } };
    return { schema: EnrollmentFailedSchema, message: { enrollment: failed }, key: partnerAccountId, subject };
  }
  const completed = { ...enrollment, status: 'completed', accountId };
  return { schema: EnrollmentCompletedSchema, message: { enrollment: completed }, key: accountId, subject };
};

export const suggestionReady = (accountId: bigint): OutgoingEvent => ({
  ...ofReview,
  schema: SuggestionReadySchema,
  message: {
    ...about(accountId),
    suggestionId: 9n,
    text: 'Merci 😀',
    writing: { language: 'fr', writer: 'rules', needsHuman: true, reasons: ['risk:health'] },
  },
});

export const replyPublished = (accountId: bigint): OutgoingEvent => {
  const time = toTimestamp(at);
  const message = {
    ...about(accountId),
    publication: { ...publication, createdAt: time, updatedAt: time, publishedAt: time },
  };
  return { ...ofReview, schema: ReplyPublishedSchema, message };
};

/** A reply that failed: of the review that it failed for, and its publication. */
export const replyFailed = (accountId: bigint): OutgoingEvent => {
  const time = toTimestamp(at);
  const failure = { code: 'canceled', reason: 'review_gone' };
  const failed = { ...publication, status: 'failed', createdAt: time, updatedAt: time, publishedAt: time, failure };
  const reply = { reply_id: 3, text: 'Merci.', status: 'failed', failure };
  const withReply = Buffer.from(JSON.stringify({ ...review, replies: [reply] }));
  const message = { ...about(accountId), reviewJson: withReply, publication: failed };
  return { ...ofReview, schema: ReplyFailedSchema, message };
};

export const accountChanged = (accountId: bigint, locale: string): OutgoingEvent => ({
  schema: AccountChangedSchema,
  message: { accountId, kind: 'client', name: 'Demo', locale, status: 'active' },
  key: accountId,
  subject: `account/${accountId}`,
});

export const accountDetached = (accountId: bigint, partnerAccountId: bigint): OutgoingEvent => ({
  schema: AccountDetachedSchema,
  message: { accountId, partnerAccountId },
  key: accountId,
  subject: `account/${accountId}`,
});

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

export const alert = {
  placeId: 'ChIJdemo',
  kind: 'demo_alert',
  message: 'Somebody should look at « Demo Lounge Paris ».',
  details: { section: 'hours', days: ['MONDAY'], of: { before: null } },
};

export const listingAlert = (accountId: bigint, details: unknown = alert.details): OutgoingEvent => {
  const { placeId, kind, message } = alert;
  return {
    schema: ListingAlertSchema,
    message: { accountId, placeId, kind, message, detailsJson: Buffer.from(JSON.stringify(details)) },
    key: accountId,
    subject: 'place/1',
  };
};

const overage = { kind: 'overage', quantityMilli: 1_500n, amountCents: 15n };

/** @param clients whose account ids its annex names, one share each */
export const invoiceOf = (...clients: bigint[]) => ({
  ...{ number: '2026-000042', month: '2026-11', issuedAt: at, currency: 'EUR' },
  ...{ totalExclVatCents: 15n, vatCents: 3n, totalInclVatCents: 18n },
  lines: [{ ...overage, unitPriceCents: 10n }],
  annex: clients.map((accountId) => ({ ...overage, accountId, externalRef: `ref-${accountId}` })),
});

export const invoiceCreated = (partnerAccountId: bigint, ...clients: bigint[]): OutgoingEvent => ({
  schema: InvoiceCreatedSchema,
  message: { partnerAccountId, invoice: { ...invoiceOf(...clients), issuedAt: toTimestamp(at) } },
  key: partnerAccountId,
  subject: `account/${partnerAccountId}`,
});
