import type { Attributes, SpanStatus } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { withoutQuotedValue } from './serialize-error.ts';

/** Attributes of the calls we make that are URLs. */
const urlAttributes = ['url.full', 'url.path'];

/**
 * Takes out of a finished span what a person or another system may have put in: URL queries (codes, tokens, states,
 * search terms), the values that Postgres quotes in its errors, and messages and stacks of exceptions, which logs hold
 * redacted. Spans of calls to us hold no path at all. It changes the span itself: the SDK hands every processor the
 * same object, and a copy a span would cost more.
 */
export function scrubSpan(span: ReadableSpan): void {
  const { attributes } = span;
  for (const name of urlAttributes) cutQuery(attributes, name);
  delete attributes['url.query'];
  for (const { attributes: exception } of span.events) {
    if (exception === undefined) continue;
    delete exception['exception.message'];
    delete exception['exception.stacktrace'];
  }
  const status: SpanStatus = span.status;
  if (status.message !== undefined) status.message = withoutQuotedValue(status.message);
}

function cutQuery(attributes: Attributes, name: string): void {
  const value = attributes[name];
  if (typeof value !== 'string') return;
  const query = value.search(/[?#]/);
  if (query >= 0) attributes[name] = value.slice(0, query);
}
