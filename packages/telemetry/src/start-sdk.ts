import { hostname } from 'node:os';
import { context, type MeterProvider, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { register, supportsSyncHooks } from 'import-in-the-middle/register-hooks.mjs';
import { chooseSampler, type Environment } from './choose-sampler.ts';
import { createInstrumentations, hookedModules } from './instrumentations.ts';
import { onTelemetryShutdown } from './shutdown.ts';

/**
 * Starts tracing (and metrics where they are exported) for this process.
 *
 * With a collector configured, everything is instrumented and sent in batches. Without one nothing is recorded, but trace
 * context still flows over HTTP, gRPC and Kafka, so that the log lines of one request carry one trace id everywhere; the
 * instrumentations that only make spans, and the exporters, are then not even loaded.
 */
export async function startSdk(env: Environment): Promise<void> {
  const exportsTraces = isExported(env, 'TRACES');
  const exportsMetrics = isExported(env, 'METRICS');
  hookModuleLoading();
  const resource = exportsTraces || exportsMetrics ? describeProcess() : defaultResource();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Baggage is left out: what a caller puts there would travel on to Google and to webhook receivers.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());

  const spanProcessors: SpanProcessor[] = [];
  if (exportsTraces) {
    const { createSpanExport } = await import('./span-export.ts');
    spanProcessors.push(createSpanExport(env));
  }
  const tracerProvider = new TracerProvider({ resource, sampler: chooseSampler(env, exportsTraces), spanProcessors });
  trace.setGlobalTracerProvider(tracerProvider);
  if (exportsTraces) onTelemetryShutdown(() => tracerProvider.shutdown());

  const meterProvider = exportsMetrics ? await startMetrics(env, resource) : undefined;
  const instrumentations = await createInstrumentations({ spans: exportsTraces });
  registerInstrumentations({ tracerProvider, ...(meterProvider && { meterProvider }), instrumentations });
}

/** Whether OpenTelemetry's own variables name a place for a signal. */
function isExported(env: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  if (env[`OTEL_${signal}_EXPORTER`] === 'none') return false;
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
}

/**
 * Hooks the loading of ECMAScript modules, in this thread: the older way is a loader thread with a heap of its own.
 * Only the modules that are instrumented are wrapped; all others, the platform's TypeScript among them, load untouched.
 * @throws Error on a Node without synchronous hooks that work
 */
function hookModuleLoading(): void {
  if (!supportsSyncHooks()) throw new Error(`Tracing needs Node 24.11.1 or newer, this is ${process.version}.`);
  register({ include: [...hookedModules] });
}

function describeProcess(): Resource {
  const detected = detectResources({ detectors: [envDetector, serviceInstanceIdDetector] });
  const host = resourceFromAttributes({ 'host.name': hostname(), 'process.pid': process.pid });
  return defaultResource().merge(host).merge(detected);
}

async function startMetrics(env: Environment, resource: Resource): Promise<MeterProvider> {
  const { startMetricExport } = await import('./metric-export.ts');
  const meterProvider = startMetricExport(env, resource);
  onTelemetryShutdown(() => meterProvider.shutdown());
  return meterProvider;
}
