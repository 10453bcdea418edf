import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, metrics, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Bypass } from './bypass.ts';
import { recorded } from './sampling-decision.ts';
import { contextBelow, contextOfNewTrace } from './unrecorded-context.ts';

/** Seconds, as OpenTelemetry's conventions for HTTP advise. */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Requests to an HTTP server, which hears of them by an event. Whether the trace is recorded is decided before the
 * instrumentation does anything; a request that is not recorded only gets its place in the trace. The duration is
 * measured here for all of them.
 * @param isProbe requests that are neither traced nor measured
 */
export function bypassRequests(options: {
  readonly isProbe: (request: IncomingMessage) => boolean;
  readonly measures: boolean;
}): Bypass {
  const { isProbe, measures } = options;
  return (original, traced) =>
    function emit(...args) {
      if (args[0] !== 'request') return original.apply(this, args);
      const [, request, response] = args as [string, IncomingMessage, ServerResponse];
      if (isProbe(request)) return traced.apply(this, args);
      if (measures) measureDuration(request, response);
      const parent = propagation.extract(ROOT_CONTEXT, request.headers);
      const unrecorded = parent === ROOT_CONTEXT ? contextOfNewTrace() : contextBelow(parent);
      if (unrecorded === undefined) return recorded(() => traced.apply(this, args));
      return context.with(unrecorded, () => original.apply(this, args));
    };
}

function measureDuration(request: IncomingMessage, response: ServerResponse): void {
  const startedMs = performance.now();
  response.once('close', () => {
    // Express leaves the route that it found on the request.
    const { route } = request as IncomingMessage & { readonly route?: { readonly path?: unknown } };
    durations().record((performance.now() - startedMs) / 1_000, {
      'http.request.method': request.method ?? 'GET',
      'http.response.status_code': response.statusCode,
      ...(typeof route?.path === 'string' && { 'http.route': route.path }),
    });
  });
}

let histogram: ReturnType<ReturnType<typeof metrics.getMeter>['createHistogram']> | undefined;

/** Made at first use, when the process's meters are there. */
function durations() {
  histogram ??= metrics.getMeter('review-reply').createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: durationBounds },
  });
  return histogram;
}
