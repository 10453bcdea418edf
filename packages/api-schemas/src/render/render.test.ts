import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewExample } from '../operations/examples.ts';
import { accountSchema } from '../schemas/account.ts';
import { eventSchemas } from '../schemas/event.ts';
import { placeSchema } from '../schemas/place.ts';
import { publicationSchema, publicationWithReplySchema } from '../schemas/publication.ts';
import { reviewSchema } from '../schemas/review.ts';
import { suggestionSchema } from '../schemas/suggestion.ts';
import {
  createdWebhookSchema,
  deletedWebhookSchema,
  deliverySchema,
  eventTypes,
  webhookSchema,
} from '../schemas/webhook.ts';
import { renderAccount } from './account.ts';
import { dataBody, reviewsPageBody } from './bodies.ts';
import { causeOf } from './delivery-cause.ts';
import { type EventContent, renderEvent } from './event.ts';
import { renderInvoice } from './invoice.ts';
import { renderPlace } from './place.ts';
import { renderPublication, renderPublicationWithReply, renderSuggestion } from './reply.ts';
import { renderEuros, renderId, renderSuns } from './values.ts';
import { renderCreatedWebhook, renderDeletedWebhook, renderDelivery, renderWebhook } from './webhook.ts';

const at = new Date('2026-11-20T09:30:00.000Z');
const time = '2026-11-20T09:30:00.000Z';

const reply = { replyId: 3n, text: 'Thanks.', status: 'validated', origin: 'service', createdAt: at };
const publication = {
  publicationId: 1n,
  reviewId: 2n,
  replyId: 3n,
  source: 'google',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: at,
  createdAt: at,
  updatedAt: at,
};
const webhook = {
  webhookId: 31n,
  url: 'https://hooks.example.com/x',
  events: ['review.created'],
  status: 'enabled',
  consecutiveFailures: 0,
  createdAt: at,
  secret: 'whsec_must_not_show',
};
const place = {
  placeId: 'ChIJdemo',
  googleLocation: 'locations/1',
  name: 'Demo Lounge Paris',
  reviewsCount: 3n,
  unansweredCount: 1n,
  active: true,
  settings: {
    tone: 5,
    greeting: 'first_name',
    negativeReviewContact: false,
    reportFrequencyDays: 7,
    autopilot: { enabled: false, delayHours: 24, minRating: 4 },
    platforms: {},
  },
};

describe('values', () => {
  it('writes Suns exactly, with at most three decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (milli) => {
        const [whole = '', decimals = ''] = JSON.stringify(renderSuns(milli)).split('.');
        expect(decimals.length).toBeLessThanOrEqual(3);
        expect(BigInt(`${whole}${decimals.padEnd(3, '0')}`)).toBe(milli);
      }),
    );
  });

  it('writes cents as euros with two decimals', () => {
    expect([0n, 5n, 1240n, -5n, -1240n].map(renderEuros)).toEqual(['0.00', '0.05', '12.40', '-0.05', '-12.40']);
  });

  it('refuses what a JSON number cannot hold instead of rounding it', () => {
    expect(() => renderId(2n ** 53n)).toThrow(RangeError);
    expect(() => renderId(0n)).toThrow(RangeError);
    expect(() => renderSuns(10n ** 16n)).toThrow(RangeError);
  });
});

describe('resources', () => {
  it('renders an account with what it holds and which terms it accepted', () => {
    const account = {
      accountId: 1n,
      name: 'Demo',
      email: '',
      locale: 'fr',
      kind: 'client',
      createdAt: at,
      termsVersion: '2',
    };
    const balance = { balanceMilliSuns: 12_345n, heldMilliSuns: 1_000n, availableMilliSuns: 11_345n };
    expect(accountSchema.parse(renderAccount(account, balance))).toMatchObject({
      email: null,
      suns: { balance: 12.345, held: 1, available: 11.345 },
      terms: { version: '2', accepted_version: null, accepted_at: null, accepted: false },
    });
    const old = renderAccount({ ...account, acceptedTermsVersion: '1', acceptedTermsAt: at }, balance);
    expect(old.terms).toEqual({ version: '2', accepted_version: '1', accepted_at: time, accepted: false });
    expect(renderAccount({ ...account, acceptedTermsVersion: '2' }, balance).terms.accepted).toBe(true);
  });

  it('renders a place, writing null for everything absent', () => {
    expect(placeSchema.parse(renderPlace(place))).toMatchObject({
      city: null,
      category: null,
      rating: null,
      reviews_count: 3,
      subscription: null,
      settings: { support_phone: null, signature: null, platforms: { appstore_url: null } },
    });
    const subscription = {
      plan: 'pro',
      status: 'active',
      currentPeriodEnd: at,
      suggestionsIncluded: 500,
      suggestionsUsed: 2,
    };
    expect(placeSchema.parse(renderPlace({ ...place, rating: 4.25, subscription })).subscription).toEqual({
      plan: 'pro',
      status: 'active',
      current_period_end: time,
      suggestions: { included: 500, used: 2 },
    });
  });

  it('renders a publication with and without its reply', () => {
    expect(publicationSchema.parse(renderPublication(publication))).toMatchObject({
      platform_state: null,
      next_attempt_at: time,
      failure: null,
      published_at: null,
    });
    const failure = { code: 'moderation_timeout', message: 'The platform did not decide.' };
    const failed = renderPublicationWithReply({ ...publication, status: 'failed', failure }, { ...reply, failure });
    expect(publicationWithReplySchema.parse(failed)).toMatchObject({ failure, reply: { reply_id: 3, failure } });
  });

  it('renders a suggestion with what it cost', () => {
    const suggestion = { suggestionId: 8n, text: 'Thanks.', charged: true, costMilliSuns: 1_000n, freeVariantsLeft: 2 };
    expect(suggestionSchema.parse(renderSuggestion(suggestion))).toMatchObject({ cost_suns: 1, free_variants_left: 2 });
  });

  it('shows the signing secret in the answer to creation alone', () => {
    const secret = `whsec_${'a'.repeat(43)}`;
    expect(webhookSchema.parse(renderWebhook(webhook))).not.toHaveProperty('secret');
    expect(createdWebhookSchema.parse(renderCreatedWebhook(webhook, secret)).secret).toBe(secret);
    expect(createdWebhookSchema.parse(renderCreatedWebhook(webhook, null)).secret).toBeNull();
    expect(deletedWebhookSchema.parse(renderDeletedWebhook(31n))).toEqual({ webhook_id: 31, deleted: true });
  });

  it('renders a delivery that was never attempted', () => {
    const delivery = {
      deliveryId: 1n,
      eventId: 'evt_019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10',
      type: 'ping',
      status: 'pending',
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
      timeline: [],
    };
    expect(deliverySchema.parse(renderDelivery(delivery, 'en'))).toMatchObject({
      response_status: null,
      last_attempt_at: null,
    });
  });

  it.each([
    [{ responseStatus: 204 }, null, null],
    [{ responseStatus: 500 }, 'answered 500', 'répondu 500'],
    [{ responseStatus: 302 }, 'redirects are not followed', 'redirections'],
    [{ responseStatus: 410 }, 'it is gone', 'n’existe plus'],
    [{ error: 'timeout' }, 'did not answer', 'n’a pas répondu'],
    [{ error: 'timeout', responseStatus: 200, firstByteMs: 3 }, 'was not complete', 'n’était pas complète'],
    [{ error: 'certificate_invalid' }, 'certificate', 'certificat'],
    [{ error: 'a later word' }, 'failed', 'échoué'],
  ])('tells in plain words why the attempt %j failed', (attempt, english, french) => {
    const shown = (locale: 'en' | 'fr') => causeOf(attempt, locale);
    if (english === null || french === null) expect([shown('en'), shown('fr')]).toEqual([null, null]);
    else
      expect([shown('en'), shown('fr')]).toEqual([expect.stringContaining(english), expect.stringContaining(french)]);
  });

  it('refuses a word that the public API does not know instead of answering it', () => {
    expect(() => renderPublication({ ...publication, status: 'paused' })).toThrow(RangeError);
    expect(() => renderPlace({ ...place, subscription: { plan: 'gold' } as never })).toThrow(RangeError);
  });
});

describe('events', () => {
  const review = reviewSchema.parse(reviewExample);
  const envelope = { id: 'evt_019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10', createdAt: at, accountId: 9n };
  const enrollment = {
    ...{ enrollmentId: 7n, status: 'pending', email: 'client@example.test', service: 'pro' },
    places: [{ placeId: 'ChIJdemo', name: 'Demo Lounge Paris', active: true }],
    returnUrl: 'https://app.example.com/',
    ...{ expiresAt: new Date(time), createdAt: new Date(time) },
  };
  const share = { kind: 'overage', quantityMilli: 1_500n, amountCents: 15n };
  const invoice = {
    ...{ number: '2026-000042', month: '2026-11', issuedAt: at, currency: 'EUR' },
    ...{ totalExclVatCents: 15n, vatCents: 3n, totalInclVatCents: 18n },
    lines: [{ ...share, unitPriceCents: 10n }],
    annex: [{ ...share, accountId: 42n, externalRef: 'client-17' }, share],
  };
  const contents: EventContent[] = [
    { type: 'review.created', review },
    { type: 'review.removed', review },
    { type: 'review.suggestion_ready', review, suggestion: { suggestionId: 8n, text: 'Thanks.' } },
    { type: 'reply.published', review, publication },
    { type: 'reply.failed', review, publication },
    { type: 'listing.alert', placeId: 'ChIJdemo', kind: 'demo_alert', message: 'Look.', details: { since: [1] } },
    { type: 'account.access_revoked', placeIds: ['ChIJdemo'], platform: 'google' },
    { type: 'enrollment.completed', enrollment: { ...enrollment, status: 'completed', accountId: 42n } },
    { type: 'enrollment.failed', enrollment: { ...enrollment, failureCode: 'consent_refused' } },
    { type: 'billing.limit_reached', month: '2026-11', capCents: 50_000n, usedCents: 49_990n },
    { type: 'billing.invoice_created', invoice },
  ];

  it.each(contents)('renders $type as its schema says', (content) => {
    const event = renderEvent({ ...envelope, ...content });
    expect(eventSchemas[content.type].parse(event)).toEqual(event);
    expect(event).toMatchObject({ created_at: time, account_id: 9 });
  });

  it('covers every event type that can be subscribed to', () => {
    expect(contents.map(({ type }) => type).sort()).toEqual([...eventTypes].sort());
    expect(Object.keys(eventSchemas)).toEqual([...eventTypes]);
  });

  it('tells an invoice with exact amounts, and the share of an erased client without naming it', () => {
    const amounts = { kind: 'overage', quantity: 1.5, total_excl_vat: '0.15' };
    expect(renderInvoice(invoice)).toMatchObject({
      ...{ issued_at: time, total_excl_vat: '0.15', vat: '0.03', total_incl_vat: '0.18' },
      lines: [{ ...amounts, unit_price_excl_vat: '0.10' }],
      annex: [
        { ...amounts, account_id: 42, external_ref: 'client-17' },
        { ...amounts, account_id: null, external_ref: null },
      ],
    });
  });

  it('carries external_ref only in what a partner receives, also when it is null', () => {
    const content = { type: 'review.created', review } as const;
    expect(renderEvent({ ...envelope, ...content })).not.toHaveProperty('external_ref');
    expect(renderEvent({ ...envelope, ...content, externalRef: null })).toHaveProperty('external_ref', null);
    expect(renderEvent({ ...envelope, ...content, externalRef: 'c-1' }).external_ref).toBe('c-1');
  });
});

describe('bodies around rendered JSON', () => {
  it('keep the bytes of the reviews as they are', () => {
    const reviews = JSON.stringify([{ text: 'très bien 😀' }]);
    const page = (json: string, cursor: string | null) =>
      String(Buffer.concat(reviewsPageBody(Buffer.from(json), cursor)));
    expect(page(reviews, 'abc')).toBe(`{"data":${reviews},"next_cursor":"abc"}`);
    expect(JSON.parse(page('[]', null))).toEqual({ data: [], next_cursor: null });
    expect(String(dataBody(Buffer.from('{"a":1}')))).toBe('{"data":{"a":1}}');
  });
});
