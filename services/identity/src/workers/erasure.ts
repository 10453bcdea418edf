import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import { erasingServices } from '../domain/leaving.ts';
import { countMissing } from '../storage/leaving.ts';
import type { Context } from '../use-cases/context.ts';
import { eraseDueAccounts } from '../use-cases/leaving/erase-due-accounts.ts';

const everyMs = 2_000;

/** Has accounts erased when their time has come, and shows which services are late with it. */
export function startErasure(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'erase-accounts', everyMs, life, work: () => eraseDueAccounts(context, life.signal) });
  life.onStop('erasure metrics', measure(context));
}

/** Asked of the database at each export, so that every replica tells the same. */
function measure({ database, clock }: Context): () => void {
  return observe(['identity.erasures.missing', 'identity.erasures.oldest_age'], async (tell) => {
    const counted = await countMissing(database.sql);
    // Those that owe nothing too: what is not told any more would be exported for ever as it was last.
    for (const service of erasingServices) {
      const late = counted.find((one) => one.service === service);
      tell('identity.erasures.missing', late?.accounts ?? 0, { service });
      const sinceMs = late === undefined ? 0 : clock.now().getTime() - late.oldestDueSince.getTime();
      tell('identity.erasures.oldest_age', sinceMs / 1_000, { service });
    }
  });
}
