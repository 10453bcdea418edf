import { AggregationType, createAllowListAttributesProcessor, type ViewOptions } from '@opentelemetry/sdk-metrics';
import { seriesMax } from './declaration.ts';
import { declaredMetrics, scope } from './record.ts';

/** However many values the labels of one metric have together: more would be for traces. */
const seriesOfOneMax = 2_000;
/** What it measures is not declared: pools are measured where they are opened, statements are in traces. */
const unheard = '@opentelemetry/instrumentation-pg';

/**
 * Keeps what is exported to what is declared: labels of no other name, and no more series than the declared values
 * make. What is beyond them is one series, `otel_metric_overflow`, so that nothing is lost but what tells it apart.
 */
export function metricViews(): ViewOptions[] {
  const declared = Object.entries(declaredMetrics).map(([name, declaration]) => ({
    instrumentName: name,
    meterName: 'recordedBy' in declaration ? declaration.recordedBy : scope,
    attributesProcessors: [
      createAllowListAttributesProcessor('labels' in declaration ? Object.keys(declaration.labels) : []),
    ],
    // The one for what is beyond counts too.
    aggregationCardinalityLimit: Math.min(seriesMax(declaration) + 1, seriesOfOneMax),
  }));
  return [...declared, { meterName: unheard, aggregation: { type: AggregationType.DROP } }];
}
