import type { ProgramProcess } from '@review-reply/infra';
import { processes } from './edges.ts';
import { type FaultKind, nothingToEnd } from './fault.ts';

const points: ReadonlyArray<readonly [process: string, point: string]> = [
  ['reviews', 'reviews.after-claim'],
  ['reviews', 'reviews.after-reserve'],
  ['reviews', 'reviews.after-generate'],
  ['reviews', 'reviews.after-suggestion-commit'],
  ['reviews', 'reviews.after-publication-commit'],
  ['reviews', 'reviews.before-platform-send'],
  ['reviews', 'reviews.after-platform-send'],
  ['reviews', 'reviews.after-sync-page'],
  ['reviews', 'relay.after-send'],
  ['reviews', 'consumer.after-commit'],
  ['billing', 'billing.after-reserve-commit'],
  ['billing', 'billing.after-capture-commit'],
  ['places', 'relay.after-send'],
  ['places', 'consumer.after-commit'],
  ['webhooks', 'webhooks.after-lease'],
  ['webhooks', 'webhooks.after-send'],
  ['webhooks', 'consumer.after-commit'],
  ['gateway', 'gateway.before-response'],
];
const passageMax = 3;
const readyAgainWithinMs = 120_000;

export const faultsOfProcesses: readonly FaultKind[] = [
  {
    name: 'process killed',
    begin: async ({ e2e }, random) => {
      const name = random.pick(processes);
      await e2e.platform.process(name).kill('SIGKILL');
      return { what: `SIGKILL ${name}`, holdMs: 0, end: nothingToEnd };
    },
  },
  {
    name: 'process dies at a kill point',
    begin: async ({ e2e }, random) => {
      const [name, point] = random.pick(points);
      const armed = `${point}:${random.between(1, passageMax)}`;
      await arm(e2e.platform.process(name), armed);
      return {
        what: `${armed} in ${name}`,
        holdMs: random.between(1_000, 4_000),
        // Whoever has not come by its kill point lives on.
        end: () => arm(e2e.platform.process(name), ''),
      };
    },
  },
  {
    name: 'process paused',
    begin: async ({ e2e }, random) => {
      const name = random.pick(processes);
      await e2e.platform.process(name).kill('SIGSTOP');
      const holdMs = random.between(500, 8_000);
      return { what: `SIGSTOP ${name}`, holdMs, end: () => e2e.platform.process(name).kill('SIGCONT') };
    },
  },
];

/** It may die while it is armed, of what it was armed with before; what comes back is not armed. */
async function arm(process: ProgramProcess, point: string): Promise<void> {
  await process.waitReady(readyAgainWithinMs);
  await process.arm(point).catch(() => process.waitReady(readyAgainWithinMs));
}
