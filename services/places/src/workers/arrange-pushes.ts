import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { endPushCheck, leaseDuePushChecks, type PushCheck } from '../storage/push-arrangements.ts';
import { arrangePushes } from '../use-cases/arrange-pushes.ts';
import type { Context } from '../use-cases/context.ts';
import type { PlatformLogins } from '../use-cases/platform-logins.ts';

/** Logins looked at at once by one process. */
const concurrencyMax = 2;
const pollEveryMs = 1_000;
/** Longer than the calls of most logins may take; to do it twice changes nothing. */
const leaseMs = 60_000;

/** Has platforms push what happens at connected places, where somewhere is set for it; looked at again now and then. */
export function startArrangingPushes(context: Context & { readonly logins: PlatformLogins }, life: Lifecycle): void {
  const { database, clock, platforms } = context;
  const pushing = [...platforms.values()].filter(({ pushes }) => pushes !== null).map(({ source }) => source);
  if (pushing.length === 0) return;
  startDueWorker<PushCheck>({
    name: 'arrange-pushes',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs },
    lease: (db, request) => leaseDuePushChecks(db, pushing, request),
    handle: (check, signal) => arrangePushes(context, check, signal),
    giveBack: (check) => endPushCheck(database.sql, check, null),
  });
}
