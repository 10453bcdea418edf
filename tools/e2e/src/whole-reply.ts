import type { ReceivedSpan } from './otlp-receiver.ts';

const replies = '/api/v1/reviews/{review_id}/replies';
const parts: ReadonlyArray<readonly [what: string, service: string, name: RegExp]> = [
  ['the call', 'reviews', /CreateReply/],
  ['the step of the worker', 'reviews', /^publication step$/],
  ['the access to the platform', 'places', /GetPlatformAccess/],
  ['what the platform was sent', 'reviews', /^PUT/],
  ['the event', 'webhooks', /^process .*Reply/],
];

/**
 * What the trace of a reply lacks on the way from its request through the platform to the webhook that tells of it.
 * @param spans of one trace
 */
export function missingOfReply(spans: readonly ReceivedSpan[]): string[] {
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === '');
  const isReply = roots.length === 1 && roots[0]?.attributes['http.route'] === replies;
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const isWhole = spans.every(({ parentSpanId }) => parentSpanId === '' || ids.has(parentSpanId));
  const isTold = spans.some(({ attributes }) => attributes['webhook.event.id'] !== undefined);
  return [
    ...(isReply ? [] : ['the request as its only root']),
    ...parts
      .filter(([, service, name]) => !spans.some((span) => span.service === service && name.test(span.name)))
      .map(([what]) => what),
    ...(isTold ? [] : ['the webhook']),
    ...(isWhole ? [] : ['a span that others name as theirs']),
  ];
}
