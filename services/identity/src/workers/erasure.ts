import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { meter } from '@review-reply/telemetry';
import { erasingServices } from '../domain/leaving.ts';
import { countMissing } from '../storage/leaving.ts';
import type { Context } from '../use-cases/context.ts';
import { eraseDueAccounts } from '../use-cases/leaving/erase-due-accounts.ts';

const everyMs = 2_000;

/** Has accounts erased when their time has come, and shows which services are late with it. */
export function startErasure(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'erasing accounts', everyMs, life, work: () => eraseDueAccounts(context, life.signal) });
  life.onStop('erasure metrics', measure(context));
}

/** Asked of the database at each collection, so that every replica tells the same. */
function measure({ database, clock }: Context): () => void {
  const missing = meter().createObservableGauge('identity.erasures.missing', {
    description: 'Accounts due for erasure that a service has not erased yet.',
  });
  const age = meter().createObservableGauge('identity.erasures.oldest_age', {
    description: 'Business time since the oldest erasure that a service has not answered; 0 when it owes none.',
    unit: 's',
  });
  const callback: Parameters<ReturnType<typeof meter>['addBatchObservableCallback']>[0] = async (result) => {
    const counted = await countMissing(database.sql);
    // Those that owe nothing too: what is not observed any more would be exported for ever as it was last.
    for (const service of erasingServices) {
      const late = counted.find((one) => one.service === service);
      result.observe(missing, late?.accounts ?? 0, { service });
      const sinceMs = late === undefined ? 0 : clock.now().getTime() - late.oldestDueSince.getTime();
      result.observe(age, sinceMs / 1_000, { service });
    }
  };
  meter().addBatchObservableCallback(callback, [missing, age]);
  return () => meter().removeBatchObservableCallback(callback, [missing, age]);
}
