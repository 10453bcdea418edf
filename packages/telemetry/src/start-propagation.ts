import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { type Instrumentation, registerInstrumentations } from '@opentelemetry/instrumentation';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { chooseSampler } from './choose-sampler.ts';

/** Lets trace context flow through this process without recording anything. */
export function startPropagation(instrumentations: Instrumentation[]): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new TracerProvider({ sampler: chooseSampler({}, false) }));
  registerInstrumentations({ instrumentations });
}
