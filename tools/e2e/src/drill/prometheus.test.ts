import { expect, it } from 'vitest';
import { hasten } from './prometheus.ts';

it('divides ranges, waits and ages of rules, and nothing else', () => {
  const expr = (text: string, wait?: string) => ({ expr: text, ...(wait !== undefined && { for: wait }) });
  const rules = [
    expr('max by (job) (outbox_oldest_age_seconds) > 60', '2m'),
    expr('min(billing_ledger_verified_age_seconds) > 3 * 3600 or absent(billing_ledger_verified_age_seconds)', '2h'),
    expr('sum(increase(jobs_failures_total[15m])) > 10'),
    expr('max(nodejs_eventloop_delay_p99_seconds) > 0.25', '10m'),
    expr('sum(rate(x_bucket{le="0.5"}[5m]))'),
    expr('x_total unless max_over_time(x_total[1d] offset 1d)', '10m'),
  ];
  expect(hasten({ groups: [{ rules }] }, 20).groups[0]?.rules).toEqual([
    expr('max by (job) (outbox_oldest_age_seconds) > 3', '6s'),
    expr('min(billing_ledger_verified_age_seconds) > 540 or absent(billing_ledger_verified_age_seconds)', '30s'),
    expr('sum(increase(jobs_failures_total[45s])) > 10'),
    expr('max(nodejs_eventloop_delay_p99_seconds) > 0.25', '30s'),
    expr('sum(rate(x_bucket{le="0.5"}[15s]))'),
    expr('x_total unless max_over_time(x_total[180s] offset 180s)', '30s'),
  ]);
});
