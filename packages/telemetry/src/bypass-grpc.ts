import type { Metadata } from '@grpc/grpc-js';
import { context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import type { Bypass } from './bypass.ts';
import { contextBelow } from './unrecorded-context.ts';

const headers = {
  get: (metadata: Metadata, key: string) => metadata.get(key).map(String),
  keys: (metadata: Metadata) => Object.keys(metadata.getMap()),
  set: (metadata: Metadata, key: string, value: string) => metadata.set(key, value),
};

/** A method of a server: a call of a trace that is not recorded only gets its place in that. */
export const bypassServedCall: Bypass = (original, traced) =>
  function served(...args) {
    const { metadata } = args[0] as { readonly metadata: Metadata };
    const parent = propagation.extract(ROOT_CONTEXT, metadata, headers);
    // Without a parent the instrumentation begins a trace, or not, as the sampler says.
    const unrecorded = parent === ROOT_CONTEXT ? undefined : contextBelow(parent);
    if (unrecorded === undefined) return traced.apply(this, args);
    return context.with(unrecorded, () => original.apply(this, args));
  };

/** A client's call: within a trace that is not recorded it only carries that on. */
export const bypassClientCall: Bypass = (original, traced) =>
  function call(...args) {
    const metadata = args.find(isMetadata);
    if (metadata === undefined || trace.getActiveSpan()?.isRecording() !== false) return traced.apply(this, args);
    propagation.inject(context.active(), metadata, headers);
    return original.apply(this, args);
  };

function isMetadata(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && 'getMap' in value;
}
