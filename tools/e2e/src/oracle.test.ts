import { openApiDocument } from '@review-reply/api-schemas';
import { describe, expect, it } from 'vitest';
import { createOracle, type Documented } from './oracle.ts';

const document = JSON.parse(
  JSON.stringify(openApiDocument({ publicUrl: 'https://api.example.com', version: '1.0.0' })),
);
const oracle = createOracle(document);

const examples = (path: string, method: string, status: number) =>
  document.paths[path][method].responses[status].content['application/json'];
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'request-id': 'a-request',
  'ratelimit-limit': '120',
  'ratelimit-remaining': '119',
  'ratelimit-reset': '42',
  'ratelimit-policy': '"reads";q=120;w=60',
  ratelimit: '"reads";r=119;t=42',
};

/** Of an answer with a sentence in the language of the caller. */
const inEnglish = { 'content-language': 'en', vary: 'Accept-Language' };

const listed: Documented = {
  method: 'GET',
  path: '/reviews?limit=10&unanswered=true',
  requestHeaders: new Headers(),
  requestBody: undefined,
  status: 200,
  headers: new Headers({ ...headers, ...inEnglish }),
  body: examples('/reviews', 'get', 200).example,
};
const [review] = (listed.body as { data: object[] }).data;

const suggested: Documented = {
  method: 'POST',
  path: '/reviews/4711/suggestions',
  requestHeaders: new Headers({ 'idempotency-key': 'a-key' }),
  requestBody: { tone: 6 },
  status: 201,
  headers: new Headers(headers),
  body: examples('/reviews/{review_id}/suggestions', 'post', 201).example,
};

const refused: Documented = {
  ...suggested,
  status: 409,
  headers: new Headers({ ...headers, ...inEnglish, 'retry-after': '1' }),
  body: examples('/reviews/{review_id}/suggestions', 'post', 409).examples.idempotency_in_progress.value,
};

describe('the document as oracle', () => {
  it.each([listed, suggested, refused])('is content with what is as documented', (exchange) => {
    oracle.check(exchange);
  });

  it.each<[string, Documented, RegExp]>([
    [
      'an unknown member',
      { ...listed, body: { ...(listed.body as object), total: 1 } },
      /must NOT have unevaluated|additional/,
    ],
    [
      'an unknown member far inside',
      { ...listed, body: { data: [{ ...review, secret: 1 }], next_cursor: null } },
      /secret/,
    ],
    ['a missing member', { ...listed, body: { data: [] } }, /next_cursor/],
    ['an undocumented status', { ...listed, status: 418 }, /status 418 is not documented/],
    [
      'an undocumented error code',
      { ...refused, body: errorOf('plan_required') },
      /code plan_required is not documented/,
    ],
    ['a missing header', { ...listed, headers: without(listed.headers, 'request-id') }, /header Request-Id is missing/],
    [
      'no Retry-After',
      { ...refused, headers: without(refused.headers, 'retry-after') },
      /header Retry-After is missing/,
    ],
    [
      'a Retry-After that is no number',
      { ...refused, headers: changed(refused.headers, 'soon') },
      /header Retry-After/,
    ],
    [
      'a replay where none is',
      { ...listed, headers: replayed(listed.headers) },
      /Idempotent-Replayed is not documented/,
    ],
    ['another content type', { ...listed, headers: new Headers({ 'request-id': '1' }) }, /content type/],
    ['an operation that is not documented', { ...listed, path: '/nowhere' }, /the operation is not documented/],
  ])('refuses an answer with %s', (_, exchange, problem) => {
    expect(() => oracle.check(exchange)).toThrow(problem);
  });

  it.each<[string, Documented, RegExp]>([
    ['a body it does not describe', { ...suggested, requestBody: { tone: 60 } }, /request body\/tone/],
    ['an unknown member of the body', { ...suggested, requestBody: { mood: 1 } }, /mood/],
    ['an unknown query parameter', { ...listed, path: '/reviews?page=2' }, /query parameter page/],
    ['a query parameter out of range', { ...listed, path: '/reviews?limit=1000' }, /query parameter limit/],
    ['a path that it does not describe', { ...suggested, path: '/reviews/x/suggestions' }, /path parameter review_id/],
    ['no Idempotency-Key', { ...suggested, requestHeaders: new Headers() }, /Idempotency-Key is required/],
  ])('refuses that a request was accepted with %s', (_, exchange, problem) => {
    expect(() => oracle.check(exchange)).toThrow(problem);
  });
});

function without(all: Headers, name: string): Headers {
  const rest = new Headers(all);
  rest.delete(name);
  return rest;
}

function changed(all: Headers, retryAfter: string): Headers {
  return new Headers(
    [...all, ['retry-after', retryAfter]].filter(([name, value]) => name !== 'retry-after' || value === retryAfter) as [
      string,
      string,
    ][],
  );
}

function replayed(all: Headers): Headers {
  return new Headers([...all, ['idempotent-replayed', 'true']]);
}

function errorOf(code: string) {
  return { error: { code, message: 'A sentence.', details: {} } };
}
