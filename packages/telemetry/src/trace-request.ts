import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { record } from './metrics/record.ts';
import { linksTo, tracer } from './trace.ts';

const traceparentLength = 55;

/**
 * Runs what answers a request from outside in a span of its own, and measures how long the answer took. The span begins
 * a trace: one that the caller sent is linked, for a stranger decides neither what is recorded nor what our logs say.
 * @param routeOf the route's template, asked when the answer has ended; paths are told nowhere, as links hold secrets
 */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  routeOf: () => string | undefined,
  answer: () => void,
): void {
  const startedMs = performance.now();
  const { method = 'GET', headers } = request;
  const attributes = { 'http.request.method': method };
  const links = linksOf(headers.traceparent);
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes, links }, ROOT_CONTEXT);
  response.once('close', () => {
    const route = routeOf();
    const outcome = {
      'http.response.status_code': response.statusCode,
      ...(route !== undefined && { 'http.route': route }),
    };
    const durationS = (performance.now() - startedMs) / 1_000;
    record('http.server.request.duration', durationS, { ...attributes, ...outcome });
    if (span.isRecording()) {
      span.setAttributes(outcome);
      if (route !== undefined) span.updateName(`${method} ${route}`);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  });
  context.with(trace.setSpan(ROOT_CONTEXT, span), answer);
}

/** A later version of the format may be longer; what it says beyond ours is not ours to keep. */
const linksOf = (traceparent: unknown) =>
  typeof traceparent === 'string' ? linksTo({ traceparent: traceparent.slice(0, traceparentLength) }) : [];
