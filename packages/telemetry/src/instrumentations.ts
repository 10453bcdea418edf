import { context } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { traceRedis } from './redis-spans.ts';

/**
 * What is wrapped when it is loaded by `import`; loading by `require` is followed by the instrumentations themselves.
 */
export const hookedModules = ['pg', 'pg-pool'];

/**
 * The instrumentations of this process, as their makers meant them. Requests to us, calls between services and events
 * have their spans where we send and receive them; what libraries do by themselves is left. Outgoing HTTP carries the
 * trace on and is therefore always followed; database and cache only make spans, and are hooked when these are
 * exported.
 */
export async function createInstrumentations(exported: { readonly spans: boolean }): Promise<Instrumentation[]> {
  const { UndiciInstrumentation } = await import('@opentelemetry/instrumentation-undici');
  // By default it describes a request, in attributes, before it asks whether anybody wants to know.
  const undici = new UndiciInstrumentation({ ignoreRequestHook: () => isTracingSuppressed(context.active()) });
  if (!exported.spans) return [undici];
  traceRedis();
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const options = { ignoreConnectSpans: true, requireParentSpan: true, enhancedDatabaseReporting: false };
  return [undici, new PgInstrumentation(options)];
}
