import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Environment } from './choose-sampler.ts';
import { positiveInteger } from './positive-integer.ts';

const exportEveryMs = 60_000;
const exportTimeoutMs = 10_000;

/**
 * Sends metrics by OTLP/HTTP as JSON every minute, or every OTEL_METRIC_EXPORT_INTERVAL milliseconds, and at the end.
 */
export function createMetricExport(env: Environment): MetricReader {
  const intervalMs = positiveInteger(env.OTEL_METRIC_EXPORT_INTERVAL, exportEveryMs);
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, exportTimeoutMs),
  });
}
