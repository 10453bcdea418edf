import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type Histogram,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { MetricName } from '@review-reply/telemetry';
import { metricViews } from '@review-reply/telemetry/metric-views';

/** A series as it is exported; of a histogram, how many values it has, and their sum. */
export interface Series {
  readonly labels: Readonly<Record<string, unknown>>;
  readonly value: number;
  readonly sum?: number;
}

export interface CollectedMetrics {
  /** Every series of a metric, as an export would tell them now. */
  read(name: MetricName): Promise<Series[]>;
  /** The values of a metric by one of its labels. */
  by(name: MetricName, label: string): Promise<Record<string, number>>;
  /** The one value of a metric; 0 when it was never recorded. */
  value(name: MetricName): Promise<number>;
  close(): Promise<void>;
}

/**
 * Collects what this process measures from now on, as its export would: call it before what is measured is opened. The
 * files of a worker share the process, so that what was set by another before is put away first.
 */
export function collectMetrics(): CollectedMetrics {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  metrics.disable();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader], views: metricViews() }));
  const read = async (name: MetricName): Promise<Series[]> => {
    exporter.reset();
    await reader.forceFlush();
    const all = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
    const points = all.find(({ descriptor }) => descriptor.name === name)?.dataPoints ?? [];
    return points.map(({ attributes: labels, value }) => {
      if (typeof value === 'number') return { labels, value };
      const { count, sum = 0 } = value as Histogram;
      return { labels, value: count, sum };
    });
  };
  return {
    read,
    by: async (name, label) =>
      Object.fromEntries((await read(name)).map(({ labels, value }) => [String(labels[label]), value])),
    value: async (name) => (await read(name)).reduce((sum, { value }) => sum + value, 0),
    close: async () => {
      await reader.shutdown();
      metrics.disable();
    },
  };
}
