/**
 * The values that a label takes: each of them, or how many there are at most and what they are. `null` is a label left
 * out. Nothing that grows with customers is a label: no id, address or text.
 */
type Values = readonly (string | null)[] | { readonly most: number; readonly are: string; readonly optional?: true };

/** A metric as the platform means it; what is exported by that name is this and nothing else. */
export interface Declaration {
  /** A counter only grows while its process lives; a gauge is asked for at each export; a histogram has a sum too. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** As UCUM writes it: `s`, `By`, `1` for a share, a noun in braces for what is counted. */
  readonly unit: string;
  readonly description: string;
  /** What an operator asks it. */
  readonly why: string;
  readonly labels?: Readonly<Record<string, Values>>;
  /** Upper bounds of a histogram's buckets, in its unit. */
  readonly buckets?: readonly number[];
  /** What reading a gauge costs, where it asks anything but this process. */
  readonly cost?: string;
  /** The instrumentation that records it, when it is not ours. */
  readonly recordedBy?: string;
}

export type Declarations = Readonly<Record<string, Declaration>>;

/** Seconds, as OpenTelemetry's conventions for HTTP advise. */
export const requestBuckets: readonly number[] = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];
/** Seconds of work that nobody waits for at a screen. */
export const waitBuckets: readonly number[] = [1, 5, 10, 30, 60, 120, 300, 900, 3_600, 21_600, 86_400];

/** Most series that one process may have of a metric. */
export function seriesMax({ labels = {} }: Declaration): number {
  return Object.values(labels).reduce(
    (series, values) => series * ('most' in values ? values.most + (values.optional ? 1 : 0) : values.length),
    1,
  );
}

const unitSuffixes: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', d: '_days' };

/**
 * A metric's name as Prometheus has it after OTLP (its default translation); a histogram's series add `_bucket`, `_sum`
 * and `_count`.
 */
export function prometheusName(name: string, { kind, unit }: Declaration): string {
  const share = kind === 'gauge' && unit === '1' ? '_ratio' : '';
  return name.replaceAll('.', '_') + (unitSuffixes[unit] ?? share) + (kind === 'counter' ? '_total' : '');
}
