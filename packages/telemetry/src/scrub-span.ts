import { type Attributes, SpanKind, type SpanStatus } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { withoutQuotedValue } from './serialize-error.ts';

/** Attributes that are URLs or request targets, in the present and the former semantic conventions. */
const urlAttributes = ['url.full', 'http.url', 'http.target', 'url.path'];

/**
 * Takes out of a finished span what a person or another system may have put in: URL queries (codes, tokens, states, search
 * terms), the paths of calls to us, the values that Postgres quotes in its errors, and messages and stacks of exceptions, which logs hold redacted.
 * It changes the span itself: the SDK hands every processor the same object, and a copy a span would cost more.
 */
export function scrubSpan(span: ReadableSpan): void {
  const { attributes } = span;
  for (const name of urlAttributes) cutQuery(attributes, name);
  if (span.kind === SpanKind.SERVER) showRouteAlone(attributes);
  delete attributes['url.query'];
  for (const { attributes: exception } of span.events) {
    if (exception === undefined) continue;
    delete exception['exception.message'];
    delete exception['exception.stacktrace'];
  }
  const status: SpanStatus = span.status;
  if (status.message !== undefined) status.message = withoutQuotedValue(status.message);
}

/**
 * What is asked of us is told by the route's template: a path holds what the caller put there, some of it secret (the
 * token of a link). Without a route nothing is told of the path.
 */
function showRouteAlone(attributes: Attributes): void {
  const route = attributes['http.route'];
  for (const name of urlAttributes) {
    if (attributes[name] === undefined) continue;
    if (route === undefined) delete attributes[name];
    else attributes[name] = route;
  }
}

function cutQuery(attributes: Attributes, name: string): void {
  const value = attributes[name];
  if (typeof value !== 'string') return;
  const query = value.search(/[?#]/);
  if (query >= 0) attributes[name] = value.slice(0, query);
}
