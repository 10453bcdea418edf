import { create } from '@bufbuild/protobuf';
import { TimestampSchema } from '@bufbuild/protobuf/wkt';
import { BalanceSchema } from '@review-reply/proto/billing/v1/billing';
import { InvoiceSchema } from '@review-reply/proto/billing/v1/invoice';
import { ClientAccountSchema } from '@review-reply/proto/identity/v1/enrollment';
import { AccountKind, AccountSchema, TermsSchema } from '@review-reply/proto/identity/v1/identity';
import { PlaceSchema, SubscriptionSchema } from '@review-reply/proto/places/v1/places';
import { AccountAccessSchema } from '@review-reply/proto/places/v1/sign_in';
import { PublicationSchema, SuggestionSchema } from '@review-reply/proto/reviews/v1/reviews';
import { AttemptSchema, DeliverySchema, EndpointSchema } from '@review-reply/proto/webhooks/v1/webhooks';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSchema } from '../schemas/account.ts';
import { clientAccountSchema } from '../schemas/client-account.ts';
import { placeSchema } from '../schemas/place.ts';
import { publicationSchema, publicationWithReplySchema } from '../schemas/publication.ts';
import { suggestionSchema } from '../schemas/suggestion.ts';
import { createdWebhookSchema, deletedWebhookSchema, deliverySchema, webhookSchema } from '../schemas/webhook.ts';
import { renderAccount } from './account.ts';
import { reviewBody, reviewsPageBody } from './bodies.ts';
import { causeOf } from './delivery-cause.ts';
import { renderClientAccount } from './enrollment.ts';
import { renderInvoice } from './invoice.ts';
import { renderPlace } from './place.ts';
import { renderPublication, renderPublicationWithReply, renderSuggestion } from './reply.ts';
import { renderEuros, renderId, renderSuns } from './values.ts';
import { renderCreatedWebhook, renderDeletedWebhook, renderDelivery, renderWebhook } from './webhook.ts';

const time = '2026-11-20T09:30:00.000Z';
const at = { seconds: BigInt(Date.parse(time) / 1000), nanos: 0 };

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
const endpoint = create(EndpointSchema, {
  webhookId: 31n,
  url: 'https://hooks.example.com/x',
  events: ['review.created'],
  status: 'enabled',
  consecutiveFailures: 0,
  createdAt: at,
  secret: `whsec_${'a'.repeat(43)}`,
});
const place = create(PlaceSchema, {
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
  },
});
const publicationOf = (changes: object = {}) => create(PublicationSchema, { ...publication, ...changes });

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
  it('renders an account with what it holds and which terms it accepted, if any are in force', () => {
    const account = create(AccountSchema, {
      accountId: 1n,
      name: 'Demo',
      locale: 'fr',
      kind: AccountKind.CLIENT,
      createdAt: at,
      terms: { version: '2' },
    });
    const balance = create(BalanceSchema, {
      balanceMilliSuns: 12_345n,
      heldMilliSuns: 1_000n,
      availableMilliSuns: 11_345n,
    });
    expect(accountSchema.parse(renderAccount(account, balance))).toMatchObject({
      email: null,
      kind: 'client',
      suns: { balance: 12.345, held: 1, available: 11.345 },
      terms: { version: '2', accepted_version: null, accepted_at: null, accepted: false },
    });
    const old = renderAccount(
      { ...account, acceptedTermsVersion: '1', acceptedTermsAt: create(TimestampSchema, at) },
      balance,
    );
    expect(old.terms).toEqual({ version: '2', accepted_version: '1', accepted_at: time, accepted: false });
    expect(renderAccount({ ...account, acceptedTermsVersion: '2' }, balance).terms.accepted).toBe(true);
    const { terms: _, ...untold } = account;
    const none = { version: null, accepted_version: null, accepted_at: null, accepted: true };
    for (const terms of [undefined, { ...create(TermsSchema), version: '' }])
      expect(renderAccount({ ...untold, ...(terms && { terms }) }, balance).terms).toEqual(none);
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
    const subscription = create(SubscriptionSchema, {
      plan: 'pro',
      status: 'active',
      currentPeriodEnd: at,
      startedAt: at,
      suggestionsIncluded: 500,
      suggestionsUsed: 2,
    });
    expect(placeSchema.parse(renderPlace({ ...place, rating: 4.25, subscription })).subscription).toEqual({
      plan: 'pro',
      status: 'active',
      current_period_end: time,
      started_at: time,
      ends_at: null,
      next_plan: null,
      past_due_since: null,
      suggestions: { included: 500, used: 2 },
    });
  });

  it('renders a client account with its places, and without any when none are known', () => {
    const client = create(ClientAccountSchema, {
      ...{ accountId: 42n, name: 'Demo', email: 'client@example.test', service: 'pro', status: 'active' },
      attachedAt: at,
    });
    const places = [{ placeId: 'ChIJdemo', name: 'Demo Lounge Paris', active: true }];
    const access = create(AccountAccessSchema, { accountId: 42n, access: 'granted', places });
    expect(clientAccountSchema.parse(renderClientAccount(client, access))).toMatchObject({
      google_access: 'granted',
      places: [{ place_id: 'ChIJdemo', name: 'Demo Lounge Paris', active: true }],
      attached_at: time,
      delete_after: null,
    });
    expect(renderClientAccount(client, undefined)).toMatchObject({ google_access: 'none', places: [] });
  });

  it('renders a publication with and without its reply', () => {
    expect(publicationSchema.parse(renderPublication(publicationOf(), 'en'))).toMatchObject({
      platform_state: null,
      next_attempt_at: time,
      failure: null,
      published_at: null,
    });
    const kept = { code: 'moderation_timeout' };
    const failure = { ...kept, message: expect.stringContaining('sept jours') };
    const failed = renderPublicationWithReply(
      publicationOf({ status: 'failed', failure: kept, reply: { ...reply, failure: kept } }),
      'fr',
    );
    expect(publicationWithReplySchema.parse(failed)).toMatchObject({ failure, reply: { reply_id: 3, failure } });
  });

  it('renders a suggestion with what it cost', () => {
    const cost = { charged: true, costMilliSuns: 1_000n, freeVariantsLeft: 2 };
    const held = { language: 'fr', writer: 'rules', needsHuman: true, reasons: ['risk:health'] };
    const suggestion = create(SuggestionSchema, { suggestionId: 8n, text: 'Thanks.', ...cost, ...held });
    expect(suggestionSchema.parse(renderSuggestion(suggestion))).toMatchObject({
      ...{ cost_suns: 1, free_variants_left: 2, language: 'fr', writer: 'rules' },
      ...{ needs_human: true, reasons: ['risk:health'], followed_instructions: null },
    });
  });

  it('shows the signing secret in the answer to creation alone', () => {
    const { secret, ...untold } = endpoint;
    expect(webhookSchema.parse(renderWebhook(endpoint))).not.toHaveProperty('secret');
    expect(createdWebhookSchema.parse(renderCreatedWebhook(endpoint)).secret).toBe(secret);
    expect(createdWebhookSchema.parse(renderCreatedWebhook(untold)).secret).toBeNull();
    expect(deletedWebhookSchema.parse(renderDeletedWebhook(31n))).toEqual({ webhook_id: 31, deleted: true });
  });

  it('renders a delivery that was never attempted', () => {
    const delivery = create(DeliverySchema, {
      deliveryId: 1n,
      eventId: 'evt_019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10',
      type: 'ping',
      status: 'pending',
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
    });
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
    const shown = (locale: 'en' | 'fr') => causeOf(create(AttemptSchema, attempt), locale);
    if (english === null || french === null) expect([shown('en'), shown('fr')]).toEqual([null, null]);
    else
      expect([shown('en'), shown('fr')]).toEqual([expect.stringContaining(english), expect.stringContaining(french)]);
  });

  it('refuses a word that the public API does not know instead of answering it', () => {
    expect(() => renderPublication(publicationOf({ status: 'paused' }), 'en')).toThrow(RangeError);
    const subscription = create(SubscriptionSchema, { plan: 'gold', status: 'active', currentPeriodEnd: at });
    expect(() => renderPlace({ ...place, subscription })).toThrow(RangeError);
  });

  it('refuses a message that lacks a time or a part that it must have instead of making one up', () => {
    const { createdAt: _, ...timeless } = publicationOf();
    expect(() => renderPublication(timeless, 'en')).toThrow('lacks a time');
    expect(() => renderPublicationWithReply(publicationOf(), 'en')).toThrow('lacks its reply');
    const { settings: __, ...unset } = place;
    expect(() => renderPlace(unset)).toThrow('lacks its settings');
  });

  it('renders an invoice with exact amounts, and the share of an erased client without naming it', () => {
    const share = { kind: 'overage', quantityMilli: 1_500n, amountCents: 15n };
    const invoice = create(InvoiceSchema, {
      ...{ number: '2026-000042', month: '2026-11', issuedAt: at, currency: 'EUR' },
      ...{ totalExclVatCents: 15n, vatCents: 3n, totalInclVatCents: 18n },
      lines: [{ ...share, unitPriceCents: 10n }],
      annex: [{ ...share, accountId: 42n, externalRef: 'client-17' }, share],
    });
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
});

describe('bodies around rendered JSON', () => {
  it('keep the bytes of the reviews as they are', () => {
    const reviews = JSON.stringify([{ text: 'très bien 😀' }]);
    const page = (json: string, cursor: string | null) =>
      String(Buffer.concat(reviewsPageBody(Buffer.from(json), cursor, 'en')));
    expect(page(reviews, 'abc')).toBe(`{"data":${reviews},"next_cursor":"abc"}`);
    expect(JSON.parse(page('[]', null))).toEqual({ data: [], next_cursor: null });
    expect(String(reviewBody(Buffer.from('{"a":1}'), 'en'))).toBe('{"data":{"a":1}}');
  });
});
