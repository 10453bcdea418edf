import type { Environment } from './choose-sampler.ts';
import { createInstrumentations, hookedModules } from './instrumentations.ts';

/**
 * Starts tracing (and metrics where they are exported) for this process.
 *
 * With a collector configured, OpenTelemetry's NodeSDK instruments everything and sends in batches. Without one nothing
 * is recorded, but trace context still flows over HTTP, gRPC and Kafka, so that the log lines of one request carry one
 * trace id everywhere; NodeSDK, the exporters and the instrumentations that only make spans are then not even loaded.
 */
export async function startSdk(env: Environment): Promise<void> {
  const exported = { traces: isExported(env, 'TRACES'), metrics: isExported(env, 'METRICS') };
  if (exported.traces) await hookModuleLoading();
  const instrumentations = await createInstrumentations({ spans: exported.traces });
  if (exported.traces || exported.metrics) {
    const { startExport } = await import('./start-export.ts');
    startExport(env, exported, instrumentations);
  } else {
    const { startPropagation } = await import('./start-propagation.ts');
    startPropagation(instrumentations);
  }
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
async function hookModuleLoading(): Promise<void> {
  const { register, supportsSyncHooks } = await import('import-in-the-middle/register-hooks.mjs');
  if (!supportsSyncHooks()) throw new Error(`Tracing needs Node 24.11.1 or newer, this is ${process.version}.`);
  register({ include: [...hookedModules] });
}
