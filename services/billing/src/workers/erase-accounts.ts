import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { eraseDueAccounts } from '../use-cases/leaving/erase-due-accounts.ts';

const everyMs = 1_000;
/** All holds are read each time: where that takes long, it is done seldom, for more accounts at once. */
const restFactor = 10;

/** Makes anonymous what there is of accounts that are to be erased. */
export function startErasing(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'erase-accounts', everyMs, restFactor, life, work: () => eraseDueAccounts(context) });
}
