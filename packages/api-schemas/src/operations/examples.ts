/** The demo data of the OpenAPI document. Every example is checked against its schema by a test. */
export const replyExample = {
  reply_id: 9001,
  text: 'Thank you for your kind words. We look forward to welcoming you again.',
  status: 'validated',
  origin: 'service',
  created_at: '2026-11-20T09:31:00.000Z',
  published_at: null,
  platform_state: null,
  failure: null,
};

export const reviewExample = {
  review_id: 4711,
  place_id: 'ChIJdemoLoungeParis0001',
  source: 'google',
  rating: 5,
  title: null,
  text: 'Quiet, clean, and the staff were attentive.',
  language: 'en',
  author: { name: 'Demo Customer', avatar_url: null, anonymous: false },
  url: 'https://reviews.example.com/4711',
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
  replies: [],
  auto_publish_at: null,
};

export const publicationExample = {
  publication_id: 5001,
  review_id: 4711,
  reply_id: 9001,
  source: 'google',
  status: 'queued',
  platform_state: null,
  attempts: 0,
  next_attempt_at: '2026-11-20T09:31:00.000Z',
  failure: null,
  created_at: '2026-11-20T09:31:00.000Z',
  updated_at: '2026-11-20T09:31:00.000Z',
  published_at: null,
};

export const publishedExample = {
  ...publicationExample,
  status: 'published',
  platform_state: 'APPROVED',
  attempts: 1,
  next_attempt_at: null,
  updated_at: '2026-11-20T09:32:10.000Z',
  published_at: '2026-11-20T09:32:10.000Z',
};

export const suggestionExample = {
  suggestion_id: 801,
  text: replyExample.text,
  charged: true,
  cost_suns: 1,
  free_variants_left: 2,
};

export const placeExample = {
  place_id: 'ChIJdemoLoungeParis0001',
  google_location: 'locations/1001',
  name: 'Demo Lounge Paris',
  city: 'Paris',
  category: 'Airport lounge',
  rating: 4.2,
  reviews_count: 128,
  unanswered_count: 17,
  active: true,
  subscription: {
    plan: 'pro',
    status: 'active',
    current_period_end: '2026-12-01T00:00:00.000Z',
    suggestions: { included: 500, used: 12 },
  },
  settings: {
    tone: 6,
    greeting: 'first_name',
    negative_review_contact: true,
    support_phone: null,
    support_email: 'support@lounge.example.com',
    signature: 'The Demo Lounge team',
    report_frequency_days: 7,
    autopilot: { enabled: false, delay_hours: 24, min_rating: 4 },
    platforms: { tripadvisor_url: null, trustpilot_url: null, googleplay_url: null, appstore_url: null },
  },
};

export const accountExample = {
  account_id: 1,
  name: 'Demo Lounges',
  email: 'owner@lounge.example.com',
  locale: 'en',
  kind: 'standard',
  created_at: '2026-01-05T08:00:00.000Z',
  suns: { balance: 12.5, held: 1, available: 11.5 },
  terms: { version: '2026-01', accepted_version: '2026-01', accepted_at: '2026-01-05T08:01:00.000Z', accepted: true },
};

const clientPlaceExample = { place_id: placeExample.place_id, name: placeExample.name, active: true };

export const clientAccountExample = {
  account_id: 42,
  external_ref: 'client-17',
  name: 'Demo Lounges',
  email: 'owner@lounge.example.com',
  service: 'pro',
  status: 'active',
  google_access: 'granted',
  places: [clientPlaceExample],
  attached_at: '2026-11-20T09:30:00.000Z',
  delete_after: null,
};

export const enrollmentExample = {
  enrollment_id: 7001,
  status: 'pending',
  email: 'owner@lounge.example.com',
  name: null,
  locale: null,
  service: 'pro',
  places: [],
  external_ref: 'client-17',
  account_id: null,
  return_url: 'https://app.example.com/back',
  expires_at: '2026-11-27T09:00:00.000Z',
  created_at: '2026-11-20T09:00:00.000Z',
  completed_at: null,
  failure: null,
};

export const completedEnrollmentExample = {
  ...enrollmentExample,
  status: 'completed',
  places: [clientPlaceExample],
  account_id: 42,
  completed_at: '2026-11-20T09:30:00.000Z',
};

export const invoiceExample = {
  number: '2026-000042',
  month: '2026-11',
  issued_at: '2026-12-01T02:00:00.000Z',
  currency: 'EUR',
  total_excl_vat: '51.05',
  vat: '10.21',
  total_incl_vat: '61.26',
  lines: [
    { kind: 'pro', quantity: 1, unit_price_excl_vat: '39.00', total_excl_vat: '39.00' },
    { kind: 'overage', quantity: 120.5, unit_price_excl_vat: '0.10', total_excl_vat: '12.05' },
  ],
  annex: [
    { account_id: 42, external_ref: 'client-17', kind: 'pro', quantity: 1, total_excl_vat: '39.00' },
    { account_id: 42, external_ref: 'client-17', kind: 'overage', quantity: 120.5, total_excl_vat: '12.05' },
  ],
};

export const webhookExample = {
  webhook_id: 31,
  url: 'https://hooks.example.com/reviews',
  events: ['review.created', 'reply.published'],
  status: 'enabled',
  disabled_reason: null,
  consecutive_failures: 0,
  warning: null,
  created_at: '2026-11-20T09:00:00.000Z',
};

export const eventIdExample = 'evt_019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10';

export const deliveryExample = {
  delivery_id: 700,
  event_id: eventIdExample,
  type: 'review.created',
  status: 'delivered',
  attempts: 1,
  response_status: 204,
  response_time_ms: 84,
  error: null,
  response_excerpt: null,
  last_attempt_at: '2026-11-20T09:30:05.000Z',
  next_attempt_at: null,
  created_at: '2026-11-20T09:30:04.000Z',
  timeline: [
    {
      attempted_at: '2026-11-20T09:30:05.000Z',
      response_status: 204,
      cause: null,
      address: '203.0.112.7',
      look_up_ms: 6,
      connection_ms: 18,
      tls_ms: 21,
      first_byte_ms: 82,
      total_ms: 84,
    },
  ],
};

export const queuedDeliveryExample = {
  ...deliveryExample,
  type: 'ping',
  status: 'pending',
  attempts: 0,
  response_status: null,
  response_time_ms: null,
  last_attempt_at: null,
  next_attempt_at: '2026-11-20T09:30:04.000Z',
  timeline: [],
};
