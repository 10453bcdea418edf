import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults/fault.ts';
import { faultsMax, faultsOf } from '../faults/faults-of.ts';
import { createSuggestionBodySchema } from '../requests/reviews.ts';
import { operations } from './operations.ts';
import { type RawRequest, readParameters, validate, validateRequest } from './validate.ts';

const key = { 'idempotency-key': 'k-1' };

function reply(body: unknown, more: Partial<RawRequest> = {}) {
  return validateRequest(operations.createReply, { path: { review_id: '12' }, query: {}, headers: key, body, ...more });
}

function listReviews(query: string) {
  return validateRequest(operations.listReviews, {
    path: {},
    query: readParameters(query),
    headers: {},
    body: undefined,
  });
}

function suggestion(body: unknown) {
  return validate(createSuggestionBodySchema.prefault({}), body, 'body');
}

function webhook(body: unknown) {
  return validateRequest(operations.createWebhook, { path: {}, query: {}, headers: {}, body });
}

/** The faults as `path code`, which is what callers rely on. */
function faults(result: { ok: boolean; faults?: Fault[] }): string[] {
  return (result.faults ?? []).map(({ path, code }) => `${path} ${code}`);
}

describe('a whole request', () => {
  it('names everything wrong in path, query, header and body in one answer', () => {
    const result = reply(JSON.parse('{"foo":1,"__proto__":{"x":1},"a.b":2}'), {
      path: { review_id: 'x' },
      query: readParameters('debug=1'),
      headers: {},
    });
    expect(faults(result)).toEqual([
      'path.review_id not_a_number',
      'query.debug unknown_parameter',
      'header.Idempotency-Key required',
      'body.foo unknown_field',
      'body.__proto__ unknown_field',
      'body["a.b"] unknown_field',
      'body one_of_required',
    ]);
  });

  it('gives handlers bigint ids, trimmed text and Dates', () => {
    expect(reply({ suggestion_id: 7, text: '  Thanks. ' })).toEqual({
      ok: true,
      value: {
        path: { review_id: 12n },
        query: {},
        headers: key,
        body: { suggestion_id: 7n, text: 'Thanks.' },
      },
    });
    const listed = listReviews('since=2024-02-29T01:00:00.123456789%2B01:00&unanswered=false&rating=5');
    expect(listed).toMatchObject({
      value: {
        query: { since: { seconds: 1_709_164_800n, nanos: 123_456_789 }, unanswered: false, rating: 5, limit: 50 },
      },
    });
  });

  it('never answers more than the named number of faults, and never a name of unbounded length', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`field_${n}`, n]));
    expect(faults(reply(many))).toHaveLength(faultsMax);
    const [long] = faults(reply({ text: 'x', ['n'.repeat(10_000)]: 1 }));
    expect(long?.length).toBeLessThan(200);
  });

  it('tells a missing value from a wrong one although the parse did not keep the input', () => {
    const parsed = operations.createWebhook.request.body.safeParse({ events: 'x' });
    expect(parsed.success ? [] : faults({ ok: false, faults: faultsOf(parsed.error, 'body') })).toEqual([
      'body.url required',
      'body.events invalid_type',
    ]);
  });

  it('takes or names any JSON body without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const result of [reply(body), webhook(body), suggestion(body)]) {
          expect(result.ok || result.faults.length > 0).toBe(true);
        }
      }),
    );
  });
});

describe('ids', () => {
  it.each(['0', '-1', '01', '+1', '1.0', '1e3', ' 1', '９', '', '9007199254740992', '9'.repeat(400)])(
    'refuses %j in a path',
    (id) => {
      expect(reply({ text: 'x' }, { path: { review_id: id } }).ok).toBe(false);
    },
  );

  it('accepts every id that a JSON number holds, exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: BigInt(Number.MAX_SAFE_INTEGER) }), (id) => {
        const result = reply({ suggestion_id: Number(id) }, { path: { review_id: String(id) } });
        expect(result).toMatchObject({ value: { path: { review_id: id }, body: { suggestion_id: id } } });
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 53, '7', null, true])('refuses %j as an id in a body', (suggestion_id) => {
    expect(reply({ suggestion_id }).ok).toBe(false);
  });
});

describe('text', () => {
  it('counts code points, not UTF-16 units, after trimming', () => {
    expect(reply({ text: ` ${'😀'.repeat(4_000)} ` }).ok).toBe(true);
    const result = reply({ text: '😀'.repeat(4_001) });
    expect(result).toMatchObject({
      faults: [{ path: 'body.text', code: 'too_long', params: { maximum: 4_000, actual: 4_001 } }],
    });
    expect(suggestion({ instructions: '😀'.repeat(2_500) }).ok).toBe(true);
    expect(faults(suggestion({ instructions: '😀'.repeat(2_501) }))).toEqual(['body.instructions too_long']);
  });

  it('refuses NUL characters and lone surrogates, which cannot be stored', () => {
    expect(faults(reply({ text: 'a\0b' }))).toEqual(['body.text nul_character']);
    expect(faults(reply({ text: 'a\ud800b' }))).toEqual(['body.text invalid_text']);
    expect(faults(listReviews('place_id=a%00'))).toEqual(['query.place_id nul_character']);
  });

  it('refuses a blank reply and a body with neither suggestion nor text', () => {
    expect(faults(reply({ text: ' \n\t ' }))).toEqual(['body.text blank']);
    expect(faults(reply({}))).toEqual(['body one_of_required']);
    expect(faults(reply(undefined))).toEqual(['body required']);
    expect(faults(reply([]))).toEqual(['body invalid_type']);
  });
});

describe('suggestions', () => {
  it('may come without a body, since every field is optional', () => {
    expect(suggestion(undefined)).toEqual({ ok: true, value: {} });
  });

  it.each([
    [-1, 'out_of_range'],
    [10, 'out_of_range'],
    [1.5, 'invalid_type'],
    ['3', 'invalid_type'],
    [null, 'invalid_type'],
  ])('refuses the tone %j', (tone, code) => {
    expect(faults(suggestion({ tone }))).toEqual([`body.tone ${code}`]);
  });
});

describe('query parameters', () => {
  it.each([
    ['rating=3&rating=4', 'query.rating repeated_parameter'],
    ['source=google&source=google', 'query.source repeated_parameter'],
    ['unanswered=true&unanswered=true', 'query.unanswered repeated_parameter'],
    ['limit=0', 'query.limit out_of_range'],
    ['limit=101', 'query.limit out_of_range'],
    ['limit=', 'query.limit not_a_number'],
    ['limit=1e1', 'query.limit not_a_number'],
    ['rating=6', 'query.rating out_of_range'],
    ['rating=4.5', 'query.rating not_a_number'],
    ['unanswered=1', 'query.unanswered invalid_value'],
    ['unanswered=TRUE', 'query.unanswered invalid_value'],
    ['source=yelp', 'query.source invalid_value'],
    ['cursor=', 'query.cursor invalid_cursor'],
    ['cursor=a%20b', 'query.cursor invalid_cursor'],
    [`cursor=${'a'.repeat(1_025)}`, 'query.cursor invalid_cursor'],
    ['place_id=', 'query.place_id blank'],
    ['__proto__=1', 'query.__proto__ unknown_parameter'],
    ['constructor=1', 'query.constructor unknown_parameter'],
    ['page=2', 'query.page unknown_parameter'],
  ])('refuses ?%s', (query, expected) => {
    expect(faults(listReviews(query))).toEqual([expected]);
  });

  it.each([
    '2026-11-20',
    '2026-11-20T09:30Z',
    '2026-11-20T09:30:00',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T09:30:60Z',
    '1795253400',
    '2026-11-20T09:30:00+02:00 ',
  ])('refuses %j as a time, which RFC 3339 does not know or no calendar has', (time) => {
    expect(faults(listReviews(`since=${encodeURIComponent(time)}`))).toEqual(['query.since invalid_format']);
  });

  it('refuses years that neither a protobuf timestamp nor Postgres can hold', () => {
    expect(faults(listReviews('since=0000-06-01T00:00:00Z'))).toEqual(['query.since out_of_range']);
    expect(faults(listReviews('until=0001-01-01T00:00:00%2B01:00'))).toEqual(['query.until out_of_range']);
    expect(faults(listReviews('until=9999-12-31T23:59:59-01:00'))).toEqual(['query.until out_of_range']);
  });

  it('keeps a time as fine as it was sent, and refuses what is past the last microsecond that there is', () => {
    const since = (text: string) => listReviews(`since=${text}`);
    expect(since('1969-12-31T23:59:59.0000001Z')).toMatchObject({
      value: { query: { since: { seconds: -1n, nanos: 100 } } },
    });
    expect(since('2026-11-20t09:30:00z')).toMatchObject({ value: { query: { since: { nanos: 0 } } } });
    expect(since('9999-12-31T23:59:59.999999Z')).toMatchObject({
      value: { query: { since: { nanos: 999_999_000 } } },
    });
    expect(faults(since('9999-12-31T23:59:59.9999991Z'))).toEqual(['query.since out_of_range']);
  });

  it('reads every time that it would write', () => {
    const min = new Date('0001-01-01T00:00:00.000Z');
    const max = new Date('9999-12-31T23:59:59.999Z');
    const exact = (time: Date) => {
      const seconds = Math.floor(time.getTime() / 1000);
      return { seconds: BigInt(seconds), nanos: (time.getTime() - seconds * 1000) * 1_000_000 };
    };
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (time) => {
        expect(listReviews(`since=${time.toISOString()}`)).toMatchObject({ value: { query: { since: exact(time) } } });
      }),
    );
  });
});

describe('webhooks', () => {
  it.each([
    'hooks.example.com',
    '//example.com',
    'https://',
    'https:///path',
    'https://exa mple.com',
    'javascript:alert(1)',
    '',
  ])('refuses %j as a URL', (url) => {
    expect(faults(webhook({ url, events: ['review.created'] }))).toEqual(['body.url invalid_url']);
  });

  it('names each wrong event type, repetition and the lack of any', () => {
    const url = 'https://hooks.example.com/x';
    expect(faults(webhook({ url, events: ['ping', 'review.created', 'review.created'] }))).toEqual([
      'body.events[0] invalid_value',
      'body.events duplicate_value',
    ]);
    expect(faults(webhook({ url, events: [] }))).toEqual(['body.events too_few']);
    expect(faults(webhook({ url: `${url}?${'x'.repeat(2_048)}`, events: ['review.created'] }))).toEqual([
      'body.url too_long',
    ]);
  });
});

describe('Idempotency-Key', () => {
  it.each([
    ['', 'blank'],
    ['x'.repeat(101), 'too_long'],
    ['clé', 'invalid_format'],
    ['a\tb', 'invalid_format'],
  ])('refuses %j', (value, code) => {
    const result = reply({ text: 'x' }, { headers: { 'idempotency-key': value } });
    expect(faults(result)).toEqual([`header.Idempotency-Key ${code}`]);
  });

  it('accepts 100 printable characters, and may be left out where it is only accepted', () => {
    expect(reply({ text: 'x' }, { headers: { 'idempotency-key': '~ '.repeat(50), host: 'h' } }).ok).toBe(true);
    expect(webhook({ url: 'https://hooks.example.com', events: ['review.created'] }).ok).toBe(true);
  });
});
