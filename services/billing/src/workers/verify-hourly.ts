import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { meter } from '@review-reply/telemetry';
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
  let found: number | null = null;
  const gauge = meter().createObservableGauge('billing.ledger.violations', {
    description: 'Rows of the ledger, holds, months and invoices that break an invariant, as the last look found them.',
  });
  const observe: Parameters<typeof gauge.addCallback>[0] = (result) => {
    // Before the first look nothing is known.
    if (found !== null) result.observe(found);
  };
  gauge.addCallback(observe);
  life.onStop('ledger metrics', () => gauge.removeCallback(observe));
  startPeriodic({
    name: 'verify-ledger',
    everyMs,
    restFactor,
    life,
    work: async () => {
      const { violations } = await verifyLedger(context);
      found = violations.length;
      if (found === 0) return;
      const fields = { count: found, violations: violations.slice(0, violationsLogged) };
      context.logger.error(fields, 'The ledger breaks invariants.');
    },
  });
}
