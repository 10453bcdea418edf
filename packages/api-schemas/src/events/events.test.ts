import { create } from '@bufbuild/protobuf';
import { InvoiceCreatedSchema, SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import {
  EnrollmentCompletedSchema,
  EnrollmentFailedSchema,
} from '@review-reply/proto/identity/events/v1/enrollment_events';
import { AccessRevokedSchema, ListingAlertSchema } from '@review-reply/proto/places/events/v1/events';
import {
  ReplyFailedSchema,
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import { describe, expect, it } from 'vitest';
import { reviewExample } from '../schemas/review.ts';
import { eventIdExample } from './define-event.ts';
import { type EventType, events, eventTypes, localiseEvent } from './events.ts';

const time = '2026-11-20T09:30:00.000Z';
const at = { seconds: BigInt(Date.parse(time) / 1000), nanos: 0 };
/** As a database might write it: valid JSON, spaced as JSON.stringify never would. */
const reviewJson = Buffer.from(JSON.stringify(reviewExample).replace('"review_id":', '"review_id" :  '));
const ofReview = { accountId: 9n, reviewJson };
const publication = {
  ...{ publicationId: 1n, reviewId: 2n, replyId: 3n, source: 'google', status: 'queued', attempts: 0 },
  ...{ nextAttemptAt: at, createdAt: at, updatedAt: at },
};
const enrollment = {
  ...{ enrollmentId: 7n, status: 'pending', email: 'client@example.test', service: 'pro' },
  places: [{ placeId: 'ChIJdemo', name: 'Demo Lounge Paris', active: true }],
  returnUrl: 'https://app.example.com/',
  ...{ expiresAt: at, createdAt: at },
};
const share = { kind: 'overage', quantityMilli: 1_500n, amountCents: 15n };
const invoice = {
  ...{ number: '2026-000042', month: '2026-11', issuedAt: at, currency: 'EUR' },
  ...{ totalExclVatCents: 15n, vatCents: 3n, totalInclVatCents: 18n },
  lines: [{ ...share, unitPriceCents: 10n }],
  annex: [{ ...share, accountId: 42n, externalRef: 'client-17' }, share],
};
const suggested = { ...ofReview, suggestionId: 8n, text: 'Thanks.' };
const writing = { language: 'en', writer: 'model', needsHuman: true, reasons: ['risk:health'] };
const alert = { placeId: 'ChIJdemo', kind: 'demo_alert', message: 'Look.' };
const alertOf = (details: unknown) =>
  create(ListingAlertSchema, { ...alert, detailsJson: Buffer.from(JSON.stringify(details)) });

/** `data` of each event, made of a message as its publisher sends it. */
const rendered: Record<EventType, Buffer> = {
  'review.created': events.reviewCreated.dataOf(create(ReviewCreatedSchema, ofReview)),
  'review.removed': events.reviewRemoved.dataOf(create(ReviewRemovedSchema, ofReview)),
  'review.suggestion_ready': events.suggestionReady.dataOf(create(SuggestionReadySchema, { ...suggested, writing })),
  'reply.published': events.replyPublished.dataOf(create(ReplyPublishedSchema, { ...ofReview, publication })),
  'reply.failed': events.replyFailed.dataOf(
    create(ReplyFailedSchema, { ...ofReview, publication: { ...publication, failure: { code: 'rejected' } } }),
  ),
  'listing.alert': events.listingAlert.dataOf(alertOf({ since: [1] })),
  'account.access_revoked': events.accessRevoked.dataOf(
    create(AccessRevokedSchema, { placeIds: ['ChIJdemo'], platform: 'google' }),
  ),
  'enrollment.completed': events.enrollmentCompleted.dataOf(
    create(EnrollmentCompletedSchema, { enrollment: { ...enrollment, status: 'completed', accountId: 42n } }),
  ),
  'enrollment.failed': events.enrollmentFailed.dataOf(
    create(EnrollmentFailedSchema, { enrollment: { ...enrollment, failure: { code: 'consent_refused' } } }),
  ),
  'billing.limit_reached': events.limitReached.dataOf(
    create(SpendingCapReachedSchema, { month: '2026-11', capCents: 50_000n, usedCents: 49_990n }),
  ),
  'billing.invoice_created': events.invoiceCreated.dataOf(create(InvoiceCreatedSchema, { invoice })),
};

describe('events', () => {
  it.each(Object.values(events))('renders $type as its schema says, members in its order', ({ type, schema }) => {
    const data = JSON.parse(String(Buffer.from(localiseEvent(type, rendered[type], 'en'))));
    const body = { id: eventIdExample, type, created_at: time, account_id: 9, data };
    expect(JSON.stringify(schema.parse(body))).toBe(JSON.stringify(body));
  });

  it('tell failures and alerts in the language of who receives them, and are else the same bytes', () => {
    const inFrench = (type: EventType) => String(Buffer.from(localiseEvent(type, rendered[type], 'fr')));
    expect(inFrench('enrollment.failed')).toContain('"message":"Le client n’a pas donné son accord."');
    expect(inFrench('reply.failed')).toContain('"message":"La plateforme a rejeté la réponse."');
    expect(inFrench('listing.alert')).toContain('"message":"Look."');
    const known = { placeId: 'ChIJdemo', kind: 'autopilot_without_suns', detailsJson: Buffer.from('{}') };
    const alerted = events.listingAlert.dataOf(create(ListingAlertSchema, known));
    expect(String(localiseEvent('listing.alert', alerted, 'fr'))).toContain('pas assez de Suns');
    expect(inFrench('review.created')).toBe(String(rendered['review.created']));
  });

  it('tell how a suggestion was written, and of one from before that was told what it says', () => {
    const dataOf = (message: object) =>
      JSON.parse(String(events.suggestionReady.dataOf(create(SuggestionReadySchema, message)))).suggestion;
    const told = { suggestion_id: 8, text: 'Thanks.' };
    const { needsHuman: needs_human, ...same } = writing;
    expect(dataOf({ ...suggested, writing })).toEqual({ ...told, ...same, needs_human, followed_instructions: null });
    expect(dataOf(suggested)).toEqual(told);
  });

  it('are offered in the order of the specification, each under one name', () => {
    expect(eventTypes).toEqual([
      ...['review.created', 'review.suggestion_ready', 'reply.published', 'reply.failed', 'review.removed'],
      ...['listing.alert', 'account.access_revoked', 'enrollment.completed', 'enrollment.failed'],
      ...['billing.limit_reached', 'billing.invoice_created'],
    ]);
  });

  it('carry the review byte for byte as it was rendered', () => {
    expect(String(rendered['review.created'])).toBe(`{"review":${reviewJson}}`);
    expect(String(rendered['reply.published'])).toContain(`{"review":${reviewJson},"publication":{`);
  });

  it('are refused rather than told half when the message lacks what they are about', () => {
    expect(() => events.replyFailed.dataOf(create(ReplyFailedSchema, ofReview))).toThrow('lacks its publication');
    expect(() => events.invoiceCreated.dataOf(create(InvoiceCreatedSchema, {}))).toThrow('lacks its invoice');
    expect(() => events.enrollmentFailed.dataOf(create(EnrollmentFailedSchema, {}))).toThrow('lacks its enrolment');
    for (const details of [[], null, 'text'])
      expect(() => events.listingAlert.dataOf(alertOf(details))).toThrow('no JSON object');
  });
});
