import { trace } from '@opentelemetry/api';
import type { Instrumentation } from '@opentelemetry/instrumentation';

// biome-ignore lint/suspicious/noExplicitAny: functions of any library are wrapped here.
export type AnyFunction = (this: any, ...args: any[]) => any;

/** A function to call in place of both: the library's own, and that with the instrumentation around it. */
export type Bypass = (original: AnyFunction, traced: AnyFunction) => AnyFunction;

type Wrap = (owner: unknown, name: string, wrapper: (original: AnyFunction) => AnyFunction) => unknown;

/**
 * Lets calls whose trace is not recorded go round an instrumentation. Instrumentations do nearly all of their work
 * (attributes, spans that record nothing, every listener bound to a context) whether or not a trace is sampled, and where
 * one in a hundred is, that is what tracing costs.
 * @param bypasses by the name of the function that the instrumentation wraps; others stay as they are
 */
export function withBypasses<I extends Instrumentation>(
  instrumentation: I,
  bypasses: Readonly<Record<string, Bypass>>,
): I {
  // What every instrumentation replaces a library's functions by. It is looked up when the library is loaded, later.
  const inner = instrumentation as unknown as { _wrap: Wrap };
  const wrap = inner._wrap;
  inner._wrap = (owner, name, wrapper) =>
    wrap(owner, name, (original) => {
      const traced = wrapper(original);
      const bypass = Object.hasOwn(bypasses, name) ? bypasses[name] : undefined;
      return bypass === undefined || traced === original ? traced : bypass(original, traced);
    });
  return instrumentation;
}

/** For what happens within a trace: as it is where that is not recorded. */
export const unlessRecording: Bypass = (original, traced) =>
  function bypassed(...args) {
    return (trace.getActiveSpan()?.isRecording() === true ? traced : original).apply(this, args);
  };
