import { isSpanContextValid, trace } from '@opentelemetry/api';
import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';
import { redact } from './redact.ts';
import { safeMessage } from './serialize-error.ts';

/** A pino logger: `logger.info({ fields }, 'message')`, `logger.child({ fields })`. */
export type Logger = PinoLogger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

export interface LoggerOptions {
  /** Name of the process as written in every line. */
  readonly service: string;
  readonly level: LogLevel;
  /** File descriptor that lines are written to; standard output when absent. */
  readonly fd?: number;
}

/** Characters of lines that could not be written, as on a full disk; further ones are lost. */
const waitingMax = 1_048_576;

/**
 * A logger of JSON lines. Inside a span each line carries its `trace_id` and `span_id`. Values under secret names are
 * replaced at any depth and database errors are written without row contents.
 *
 * Each line is one write call, done when the log call returns (a few microseconds): a process that dies by SIGKILL
 * right after loses nothing, where a buffer would lose exactly the lines that explain the death.
 */
export function createLogger({ service, level, fd = 1 }: LoggerOptions): Logger {
  const destination = pino.destination({ fd, sync: true, minLength: 0, maxLength: waitingMax });
  // What can't be written waits for the next line that can: no reason to stop the work that it tells of.
  destination.on('error', () => {});
  const logger = pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: redact,
      },
      // Both are done by `redact`; pino's defaults would write an error's own fields.
      serializers: { err: (value: unknown) => value },
      mixin: traceFields,
      hooks: { logMethod: withSafeMessage },
    },
    destination,
  );
  return withSafeBindings(logger);
}

/** pino applies no formatter to the fields of children, so they pass through here; grandchildren inherit it. */
function withSafeBindings(logger: Logger): Logger {
  const { child } = logger;
  logger.child = function safeChild(this: Logger, bindings: object, options?: object) {
    return child.call(this, redact(bindings), options);
  } as typeof child;
  return logger;
}

function traceFields(): object {
  const context = trace.getActiveSpan()?.spanContext();
  if (context === undefined || !isSpanContextValid(context)) return {};
  return { trace_id: context.traceId, span_id: context.spanId };
}

/** Without a message pino takes the error's own, which may hold row contents; this puts the safe one in its place. */
function withSafeMessage(this: Logger, args: unknown[], method: (...args: unknown[]) => void): void {
  const [first, second] = args;
  if (first instanceof Error) {
    method.call(this, { err: first }, second ?? safeMessage(first), ...args.slice(2));
  } else if (second === undefined && hasError(first)) {
    method.call(this, first, safeMessage(first.err));
  } else {
    method.apply(this, args);
  }
}

function hasError(fields: unknown): fields is { err: Error } {
  return typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error;
}
