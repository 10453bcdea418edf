import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, type Edge, openEdge } from './edge.ts';
import { openRecorder, type Recorder } from './recorder.ts';

let edge: Edge;
let recorder: Recorder;
let call: Call;
let token: string;
beforeAll(async () => {
  edge = await openEdge();
  recorder = await openRecorder(edge.stack);
  ({ call } = await edge.gateway(recorder.settings));
  token = await edge.token(await edge.accountWithKey({ scopes: ['places:write'] }));
});
afterAll(() => edge?.stack.close());

function patch(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return call('/api/v1/places/ChIJ1', { method: 'PATCH', token, headers, body: JSON.stringify(body) });
}

async function asked(body: unknown): Promise<unknown> {
  const answer = await patch(body);
  const request = recorder.requests.get(answer.headers.get('request-id') ?? '');
  return JSON.parse(JSON.stringify(request, (name, value) => (name === '$typeName' ? undefined : value)));
}

it('asks for what is sent and nothing else, and tells null from absent', async () => {
  expect(await asked({})).toEqual({ placeId: 'ChIJ1', autopilot: {}, platforms: {} });
  expect(await asked({ tone: 0, signature: null, platforms: { appstore_url: null } })).toEqual({
    placeId: 'ChIJ1',
    tone: 0,
    signature: '',
    autopilot: {},
    platforms: { appstoreUrl: '' },
  });
  const url = 'https://www.trustpilot.com/review/example.com';
  expect(
    await asked({
      active: false,
      greeting: 'first_name',
      negative_review_contact: false,
      support_phone: '01 99 00 12 34',
      support_email: 'a@example.com',
      report_frequency_days: 0,
      autopilot: { enabled: false, delay_hours: 72, min_rating: 1 },
      platforms: { trustpilot_url: url, tripadvisor_url: null },
    }),
  ).toEqual({
    placeId: 'ChIJ1',
    active: false,
    greeting: 'first_name',
    negativeReviewContact: false,
    supportPhone: '01 99 00 12 34',
    supportEmail: 'a@example.com',
    reportFrequencyDays: 0,
    autopilot: { enabled: false, delayHours: 72, minRating: 1 },
    platforms: { trustpilotUrl: url, tripadvisorUrl: '' },
  });
});

it('names every fault of a body at once, and asks nobody', async () => {
  const answer = await patch({
    tone: 10,
    greeting: null,
    support_phone: 'call us',
    support_email: 'nobody',
    signature: ' ',
    report_frequency_days: 366,
    autopilot: { delay_hours: 5, min_rating: 1.5, when: 1 },
    platforms: { googleplay_url: 'https://apps.apple.com/app/id42', trustpilot_url: 'http://a' },
    name: 'New',
  });
  expect(answer.status).toBe(422);
  const fields: Array<{ path: string; code: string; message: string }> = answer.body.error.details.fields;
  expect(fields.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'body.autopilot.delay_hours invalid_value',
    'body.autopilot.min_rating invalid_type',
    'body.autopilot.when unknown_field',
    'body.greeting invalid_value',
    'body.name unknown_field',
    'body.platforms.googleplay_url url_of_other_platform',
    'body.platforms.trustpilot_url url_scheme_not_allowed',
    'body.report_frequency_days out_of_range',
    'body.signature blank',
    'body.support_email invalid_format',
    'body.support_phone invalid_phone_number',
    'body.tone out_of_range',
  ]);
  expect(fields.find(({ code }) => code === 'url_of_other_platform')?.message).toBe(
    'This is not an address of googleplay, but one of appstore.',
  );
  expect(recorder.requests.has(answer.headers.get('request-id') ?? '')).toBe(false);
});

it('needs places:write', async () => {
  const narrow = await edge.token(await edge.accountWithKey({ scopes: ['places:read'] }));
  const headers = { 'content-type': 'application/json' };
  const answer = await call('/api/v1/places/ChIJ1', { method: 'PATCH', token: narrow, headers, body: '{}' });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'insufficient_scope' } } });
});
