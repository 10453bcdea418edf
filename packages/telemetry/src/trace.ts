import {
  type Attributes,
  type Context,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import { scope } from './metrics/record.ts';
import { safeMessage } from './serialize-error.ts';

/** A trace as it is stored and sent (W3C Trace Context): the headers `traceparent` and `tracestate`. */
export interface TraceHeaders {
  readonly traceparent?: string | null | undefined;
  readonly tracestate?: string | null | undefined;
}

export interface SpanOptions {
  /** Role of the span; `internal` when absent. */
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Traces that this work belongs to without being their child, such as those of a batch's messages. */
  readonly links?: readonly TraceHeaders[];
}

/** The tracer of this platform's own spans; does nothing when the SDK is not started. */
export function tracer(): Tracer {
  return trace.getTracer(scope);
}

/** The headers of the active span, to be stored or sent; empty when there is none. */
export function currentTrace(): { traceparent?: string; tracestate?: string } {
  const headers: { traceparent?: string; tracestate?: string } = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Runs `fn` in a span whose parent is the given trace, wherever it is called from; without a `traceparent` the span
 * starts a trace of its own. What `fn` throws or rejects with marks the span as failed and is passed on.
 * @returns what `fn` returns; for a promise the span ends when it settles
 */
export function withTrace<T>(parent: TraceHeaders, name: string, options: SpanOptions, fn: (span: Span) => T): T {
  return runBelow(toContext(parent), name, options, fn);
}

/** Runs `fn` in a span below the active one; otherwise as `withTrace`. */
export function withSpan<T>(name: string, options: SpanOptions, fn: (span: Span) => T): T {
  return runBelow(context.active(), name, options, fn);
}

function runBelow<T>(parent: Context, name: string, options: SpanOptions, fn: (span: Span) => T): T {
  const { kind = SpanKind.INTERNAL, attributes = {}, links = [] } = options;
  const settings = { kind, attributes, links: links.flatMap(linksTo) };
  return tracer().startActiveSpan(name, settings, parent, (span) => runInSpan(span, fn));
}

/** Runs `fn` so that no spans are made and no trace headers are sent by it. */
export function withoutTrace<T>(fn: () => T): T {
  return context.with(suppressTracing(context.active()), fn);
}

/** `fn` as it runs in the trace that is active now, whoever calls it and when. */
export function inThisTrace<F extends (...args: never[]) => unknown>(fn: F): F {
  return context.bind(context.active(), fn);
}

function toContext({ traceparent, tracestate }: TraceHeaders): Context {
  if (!traceparent) return ROOT_CONTEXT;
  return propagation.extract(ROOT_CONTEXT, tracestate ? { traceparent, tracestate } : { traceparent });
}

/** A link to the trace that the headers tell of, if they do. */
export function linksTo(headers: TraceHeaders): Link[] {
  const linked = trace.getSpanContext(toContext(headers));
  return linked === undefined ? [] : [{ context: linked }];
}

function runInSpan<T>(span: Span, fn: (span: Span) => T): T {
  let result: T;
  try {
    result = fn(span);
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then(
    (value) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      endFailed(span, error);
      throw error;
    },
  ) as T;
}

/** Ends a span as failed, without what could be secret in the error. */
export function endFailed(span: Span, error: unknown): void {
  const message = error instanceof Error ? safeMessage(error) : String(error);
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
  span.end();
}
