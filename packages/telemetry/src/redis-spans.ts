import { tracingChannel } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import { endFailed, tracer } from './trace.ts';

/**
 * Makes a span of each command to Redis that belongs to a trace, by what node-redis tells on its tracing channel:
 * https://github.com/redis/node-redis/blob/master/docs/diagnostics-channel.md
 */
export function traceRedis(): void {
  const spans = new WeakMap<object, Span>();
  tracingChannel<unknown, RedisCommand>('node-redis:command').subscribe({
    start: (command) => {
      if (trace.getSpan(context.active()) !== undefined) spans.set(command, startSpan(command));
    },
    end: () => {},
    asyncStart: () => {},
    asyncEnd: (command) => void spans.get(command)?.end(),
    error: (command) => {
      const span = spans.get(command);
      if (span !== undefined) endFailed(span, command.error);
    },
  });
}

interface RedisCommand {
  readonly command: string;
  readonly serverAddress?: string;
  readonly serverPort?: number;
  readonly error?: unknown;
}

/** The command's name alone: keys and values hold account ids and cached contents. */
function startSpan({ command, serverAddress, serverPort }: RedisCommand): Span {
  return tracer().startSpan(command, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'redis',
      'db.operation.name': command,
      'server.address': serverAddress,
      'server.port': serverPort,
    },
  });
}
