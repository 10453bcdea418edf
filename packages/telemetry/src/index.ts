export { SpanKind } from '@opentelemetry/api';
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger.ts';
export { safeMessage } from './serialize-error.ts';
export { shutdownTelemetry } from './shutdown.ts';
export {
  currentTrace,
  inThisTrace,
  meter,
  type SpanOptions,
  type TraceHeaders,
  tracer,
  withoutTrace,
  withTrace,
} from './trace.ts';
