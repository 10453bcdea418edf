import { type Context, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import { RandomIdGenerator } from '@opentelemetry/sdk-trace';
import { wouldRecord } from './sampling-decision.ts';

const ids = new RandomIdGenerator();

/** The context of a trace that begins here; undefined when it is to be recorded. */
export function contextOfNewTrace(): Context | undefined {
  const traceId = ids.generateTraceId();
  if (wouldRecord(ROOT_CONTEXT, traceId)) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: ids.generateSpanId(), traceFlags: TraceFlags.NONE });
}

/** A context below `parent`, which came from outside; undefined when it is to be recorded. */
export function contextBelow(parent: Context): Context | undefined {
  const above = trace.getSpanContext(parent);
  if (above === undefined || wouldRecord(parent, above.traceId)) return undefined;
  const { traceId, traceState } = above;
  const own = { traceId, spanId: ids.generateSpanId(), traceFlags: TraceFlags.NONE };
  return trace.setSpanContext(parent, traceState === undefined ? own : { ...own, traceState });
}
