import { type Context, SpanKind } from '@opentelemetry/api';
import { AlwaysOffSampler, type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

let sampler: Sampler = new AlwaysOffSampler();
let nextIsRecorded = false;

/** Makes `inner` the process's sampler, which can then be asked before a span is made. */
export function decideFirst(inner: Sampler): Sampler {
  sampler = inner;
  return {
    shouldSample: (...args) => {
      if (!nextIsRecorded) return inner.shouldSample(...args);
      nextIsRecorded = false;
      return { decision: SamplingDecision.RECORD_AND_SAMPLED };
    },
    toString: () => inner.toString(),
  };
}

/** Whether a span below `parent`, or at the head of the trace when it has none there, would be recorded. */
export function wouldRecord(parent: Context, traceId: string, kind: SpanKind = SpanKind.SERVER): boolean {
  return sampler.shouldSample(parent, traceId, '', kind, {}, []).decision !== SamplingDecision.NOT_RECORD;
}

/** Runs `make`, whose first span is recorded: that was decided, and throwing dice again would leave a share of a share. */
export function recorded<T>(make: () => T): T {
  nextIsRecorded = true;
  try {
    return make();
  } finally {
    nextIsRecorded = false;
  }
}
