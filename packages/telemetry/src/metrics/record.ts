import {
  type Attributes,
  type Counter,
  type Histogram,
  type Meter,
  type MeterProvider,
  metrics,
  type Observable,
} from '@opentelemetry/api';
import type { Declaration } from './declaration.ts';
import { ofProcesses } from './of-processes.ts';
import { ofServices } from './of-services.ts';

export const scope = 'review-reply';

/** Every metric there is, by the name it is exported by. */
export const declaredMetrics = { ...ofProcesses, ...ofServices };

type Declared = typeof declaredMetrics;
export type MetricName = keyof Declared;
type OfKind<K extends Declaration['kind']> = {
  [N in MetricName]: Declared[N] extends
    | { readonly recordedBy: string }
    | { readonly kind: Exclude<Declaration['kind'], K> }
    ? never
    : N;
}[MetricName];

type LabelsOf<N extends MetricName> = Declared[N] extends { readonly labels: infer L }
  ? Labels<L>
  : Record<string, never>;
type Labels<L> = { readonly [K in keyof L as IsOptional<L[K]> extends true ? never : K]: ValueOf<L[K]> } & {
  readonly [K in keyof L as IsOptional<L[K]> extends true ? K : never]?: ValueOf<L[K]> | undefined;
};
type IsOptional<V> = V extends { readonly optional: true } ? true : false;
type ValueOf<V> = V extends readonly (infer T)[] ? T : string | number;
/** The last parameter, left out where a metric has no labels. */
type Given<N extends MetricName> = Declared[N] extends { readonly labels: unknown } ? [labels: LabelsOf<N>] : [];

/** Adds to a counter; does nothing when no metrics are exported. */
export function count<N extends OfKind<'counter'>>(name: N, by: number, ...[labels]: Given<N>): void {
  (instrument(name) as Counter).add(by, labels as Attributes);
}

/** Records a value of a histogram, in its unit; does nothing when no metrics are exported. */
export function record<N extends OfKind<'histogram'>>(name: N, value: number, ...[labels]: Given<N>): void {
  (instrument(name) as Histogram).record(value, labels as Attributes);
}

/** Tells a gauge's value; those of its series that are not told are exported as they were last. */
export type Tell<N extends MetricName> = <M extends N>(name: M, value: number, ...labels: Given<M>) => void;

/**
 * Has gauges asked for at each export, once a minute; never when no metrics are exported. What `ask` throws loses these
 * gauges of one export.
 * @returns ends it
 */
export function observe<N extends OfKind<'gauge'>>(
  names: readonly N[],
  ask: (tell: Tell<N>) => void | Promise<void>,
): () => void {
  const asked = meter();
  const observables = names.map((name) => instrument(name) as Observable);
  const callback: Parameters<Meter['addBatchObservableCallback']>[0] = (result) =>
    ask((name, value, ...[labels]) => result.observe(instrument(name) as Observable, value, labels as Attributes));
  asked.addBatchObservableCallback(callback, observables);
  return () => asked.removeBatchObservableCallback(callback, observables);
}

function meter(): Meter {
  return metrics.getMeter(scope);
}

let provider: MeterProvider | undefined;
const instruments = new Map<MetricName, Counter | Histogram | Observable>();

/** Made at first use, when the process's provider is there. */
function instrument(name: MetricName): Counter | Histogram | Observable {
  const current = metrics.getMeterProvider();
  if (current !== provider) instruments.clear();
  provider = current;
  let found = instruments.get(name);
  if (found === undefined) {
    found = create(name, declaredMetrics[name]);
    instruments.set(name, found);
  }
  return found;
}

function create(name: string, { kind, description, unit, buckets }: Declaration): Counter | Histogram | Observable {
  const options = { description, unit };
  if (kind === 'counter') return meter().createCounter(name, options);
  if (kind === 'gauge') return meter().createObservableGauge(name, options);
  return meter().createHistogram(name, {
    ...options,
    ...(buckets && { advice: { explicitBucketBoundaries: [...buckets] } }),
  });
}
