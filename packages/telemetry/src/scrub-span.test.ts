import { type Attributes, SpanKind } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { scrubSpan } from './scrub-span.ts';

function scrubbed(kind: SpanKind, attributes: Attributes): Attributes {
  scrubSpan({ kind, attributes, events: [], status: { code: 0 } } as unknown as ReadableSpan);
  return attributes;
}

describe('the span of a call to us', () => {
  it("tells the route in place of the path, which may hold a link's token", () => {
    const route = '/connect/:token';
    expect(
      scrubbed(SpanKind.SERVER, {
        'http.route': route,
        'http.target': '/connect/secret-of-a-link?lang=fr',
        'http.url': 'http://127.0.0.1/connect/secret-of-a-link?lang=fr',
        'url.path': '/connect/secret-of-a-link',
        'url.query': 'lang=fr',
      }),
    ).toEqual({ 'http.route': route, 'http.target': route, 'http.url': route, 'url.path': route });
  });

  it('tells nothing of a path that has no route', () => {
    expect(scrubbed(SpanKind.SERVER, { 'url.path': '/connct/secret-of-a-link', 'url.scheme': 'http' })).toEqual({
      'url.scheme': 'http',
    });
  });
});

describe('the span of a call that we make', () => {
  it('tells the path without the query', () => {
    expect(scrubbed(SpanKind.CLIENT, { 'url.full': 'https://platform.example.com/v4/reviews?token=1' })).toEqual({
      'url.full': 'https://platform.example.com/v4/reviews',
    });
  });
});
