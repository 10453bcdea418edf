import type { Lifecycle } from '@review-reply/runtime';
import { meter } from '@review-reply/telemetry';
import { type AttemptResult, isSuccess } from '../domain/delivery.ts';
import { countEndpointStates } from '../storage/health.ts';
import type { Context } from '../use-cases/context.ts';

export interface AttemptMetrics {
  count(result: AttemptResult, isRetry: boolean): void;
}

/** Attempts by what became of them, and how long they took. Nothing is recorded unless metrics are exported. */
export function createAttemptMetrics(): AttemptMetrics {
  const duration = meter().createHistogram('webhooks.attempt.duration', {
    description: 'From the start of an attempt to the end of its answer, by outcome.',
    unit: 's',
  });
  return {
    count: (result, isRetry) => {
      const outcome = isSuccess(result) ? 'delivered' : (result.error ?? 'refused');
      duration.record(result.times.totalMs / 1_000, { outcome, retry: isRetry });
    },
  };
}

/** Endpoints by state, asked of the database at each collection, so that every replica tells the same. */
export function measureEndpoints({ database }: Context, life: Lifecycle): void {
  const endpoints = meter().createObservableGauge('webhooks.endpoints', {
    description: 'Endpoints that are healthy, failing (25 failures in a row), about to be disabled (40), and disabled.',
  });
  const callback: Parameters<ReturnType<typeof meter>['addBatchObservableCallback']>[0] = async (result) => {
    for (const counted of await countEndpointStates(database.sql))
      result.observe(endpoints, counted.endpoints, { state: counted.state });
  };
  meter().addBatchObservableCallback(callback, [endpoints]);
  life.onStop('endpoint metrics', () => meter().removeBatchObservableCallback(callback, [endpoints]));
}
