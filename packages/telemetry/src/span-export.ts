import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Environment } from './choose-sampler.ts';
import { positiveInteger } from './positive-integer.ts';
import { scrubSpan } from './scrub-span.ts';

/** Beyond this many waiting spans new ones are dropped: a slow collector must not grow the process. */
const queueSizeMax = 2_048;
const batchSizeMax = 512;
const delayMs = 5_000;

/**
 * Sends finished spans by OTLP/HTTP as JSON, in batches, to where OTEL_EXPORTER_OTLP_(TRACES_)ENDPOINT says; headers,
 * timeout and compression come from OpenTelemetry's variables too. Each span is scrubbed of what a person may have
 * typed before it is queued.
 */
export function createSpanExport(env: Environment): SpanProcessor {
  const batches = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    maxQueueSize: positiveInteger(env.OTEL_BSP_MAX_QUEUE_SIZE, queueSizeMax),
    maxExportBatchSize: positiveInteger(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE, batchSizeMax),
    scheduledDelayMillis: positiveInteger(env.OTEL_BSP_SCHEDULE_DELAY, delayMs),
  });
  return {
    onStart: (span, parent) => batches.onStart(span, parent),
    onEnd: (span) => {
      scrubSpan(span);
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}
