import { type Attributes, SpanKind } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { scrubSpan } from './scrub-span.ts';

function scrubbed(kind: SpanKind, attributes: Attributes): Attributes {
  scrubSpan({ kind, attributes, events: [], status: { code: 0 } } as unknown as ReadableSpan);
  return attributes;
}

describe('the span of a call that we make', () => {
  it('tells the path without the query', () => {
    expect(scrubbed(SpanKind.CLIENT, { 'url.full': 'https://platform.example.com/v4/reviews?token=1' })).toEqual({
      'url.full': 'https://platform.example.com/v4/reviews',
    });
  });
});
