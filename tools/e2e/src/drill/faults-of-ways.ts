import { advanceClock } from '@review-reply/clock';
import type { Random } from '../work/random.ts';
import type { Edge, EdgeState } from './edge.ts';
import { processes } from './edges.ts';
import type { Begun, FaultKind } from './fault.ts';
import type { DrillSite } from './site.ts';

/** An advance waits for every process, and here in vain for one that does not hear of it. */
const advanceTimeoutMs = 1_000;
const aheadMs = { from: 60_000, to: 600_000 };

export const faultsOfWays: readonly FaultKind[] = [
  {
    name: 'way slow',
    begin: (site, random) => {
      const byMs = random.between(50, 1_000);
      return spoil(site, random, { is: 'slow', byMs }, `${byMs} ms slower`);
    },
  },
  { name: 'way cut', begin: (site, random) => spoil(site, random, { is: 'cut' }, 'cut') },
  { name: 'way silent', begin: (site, random) => spoil(site, random, { is: 'silent' }, 'silent') },
  {
    name: 'clocks differ',
    begin: async ({ edges, e2e, servers }, random) => {
      const name = random.pick(processes);
      const edge = edges.from(name, 'Redis');
      edge.set({ is: 'cut' });
      const byMs = random.between(aheadMs.from, aheadMs.to);
      const { redisPrefix: prefix } = e2e.platform.site.names;
      await advanceClock({ redisUrl: servers.redis.url, prefix, byMs, timeoutMs: advanceTimeoutMs }).catch(() => {});
      const what = `${name} ${Math.round(byMs / 1_000)} s behind the others`;
      return { what, holdMs: random.between(1_000, 6_000), end: async () => edge.set({ is: 'open' }) };
    },
  },
];

/** Only what is used can be missed. */
async function spoil({ edges }: DrillSite, random: Random, state: EdgeState, how: string): Promise<Begun> {
  const used = edges.all.filter(({ connections }) => connections > 0);
  const edge: Edge = random.pick(used);
  edge.set(state);
  const holdMs = random.between(500, 8_000);
  return { what: `${edge.name}: ${how}`, holdMs, end: async () => edge.set({ is: 'open' }) };
}
