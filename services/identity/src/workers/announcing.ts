import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { announceAccounts } from '../use-cases/announce-accounts.ts';
import type { Context } from '../use-cases/context.ts';

const everyMs = 2_000;

/** Tells of the accounts that are there, where an update asks for it. */
export function startAnnouncing(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'announce-accounts', everyMs, life, work: () => announceAccounts(context, life.signal) });
}
