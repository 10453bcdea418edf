import { hostname } from 'node:os';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import {
  defaultResource,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { NoopSpanProcessor } from '@opentelemetry/sdk-trace';
import { chooseSampler, type Environment } from './choose-sampler.ts';
import { createMetricExport } from './metric-export.ts';
import { measureProcess } from './metrics/measure-process.ts';
import { metricViews } from './metrics/views.ts';
import { onTelemetryShutdown } from './shutdown.ts';
import { createSpanExport } from './span-export.ts';

/**
 * Starts NodeSDK for a process with a collector. What it would take from the environment by itself is given where our
 * choice differs: spans are scrubbed and metrics sent as JSON, an unknown sampler stops the start, and logs are not
 * sent, since collectors read them from standard output.
 * @throws Error when OTEL_TRACES_SAMPLER names no known sampler
 */
export function startExport(
  env: Environment,
  exported: { readonly traces: boolean; readonly metrics: boolean },
  instrumentations: Instrumentation[],
): void {
  const sdk = new NodeSDK({
    resource: defaultResource().merge(resourceFromAttributes({ 'host.name': hostname(), 'process.pid': process.pid })),
    resourceDetectors: [envDetector, serviceInstanceIdDetector],
    sampler: chooseSampler(env, exported.traces),
    // Without any processor NodeSDK makes no tracer provider, and then no trace ids would flow.
    spanProcessors: [exported.traces ? createSpanExport(env) : new NoopSpanProcessor()],
    metricReaders: exported.metrics ? [createMetricExport(env)] : [],
    views: exported.metrics ? metricViews() : [],
    logRecordProcessors: [],
    contextManager: new AsyncLocalStorageContextManager(),
    // Baggage is left out: what a caller puts there would travel on to Google and to webhook receivers.
    textMapPropagator: new W3CTraceContextPropagator(),
    instrumentations,
  });
  sdk.start();
  if (exported.metrics) measureProcess();
  onTelemetryShutdown(() => sdk.shutdown());
}
