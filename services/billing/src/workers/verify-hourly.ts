import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import type { Context } from '../use-cases/context.ts';
import { verifyLedger } from '../use-cases/verify-ledger.ts';

/** On a ledger that takes long to read, at most a fiftieth of the time is spent on it. */
const restFactor = 50;
const violationsLogged = 20;

/**
 * Recomputes every invariant again and again, by statements that lock nothing. What does not hold is logged with its
 * rows and counted by `billing.ledger.violations`, which pages above 0.
 */
export function startVerification(context: Context, { life, everyMs }: { life: Lifecycle; everyMs: number }): void {
  // Before the first look nothing is known.
  let last: { violations: number; endedMs: number } | undefined;
  const endMetrics = observe(['billing.ledger.violations', 'billing.ledger.verified_age'], (tell) => {
    if (last === undefined) return;
    tell('billing.ledger.violations', last.violations);
    tell('billing.ledger.verified_age', (performance.now() - last.endedMs) / 1_000);
  });
  life.onStop('ledger metrics', endMetrics);
  startPeriodic({
    name: 'verify-ledger',
    everyMs,
    restFactor,
    life,
    work: async () => {
      const { violations } = await verifyLedger(context);
      last = { violations: violations.length, endedMs: performance.now() };
      if (violations.length === 0) return;
      const fields = { count: violations.length, violations: violations.slice(0, violationsLogged) };
      context.logger.error(fields, 'The ledger breaks invariants.');
    },
  });
}
