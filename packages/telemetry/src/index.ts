export { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger.ts';
export { safeMessage } from './serialize-error.ts';
export { shutdownTelemetry } from './shutdown.ts';
export {
  currentTrace,
  inThisTrace,
  meter,
  type SpanOptions,
  type TraceHeaders,
  withoutTrace,
  withSpan,
  withTrace,
} from './trace.ts';
export { traceRequest } from './trace-request.ts';
