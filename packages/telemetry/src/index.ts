export { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger.ts';
export { type Declaration, prometheusName, seriesMax } from './metrics/declaration.ts';
export { count, declaredMetrics, type MetricName, observe, record } from './metrics/record.ts';
export { safeMessage } from './serialize-error.ts';
export { shutdownTelemetry } from './shutdown.ts';
export {
  currentTrace,
  inThisTrace,
  type SpanOptions,
  type TraceHeaders,
  withoutTrace,
  withSpan,
  withTrace,
} from './trace.ts';
export { traceRequest } from './trace-request.ts';
