import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, openHttpClient } from '../load/http-load.ts';
import { token } from '../load/load-everything.ts';
import { openTelemetrySink } from '../load/telemetry-sink.ts';
import { atMost, cpuPerUnit, ofRounds, ratios, sideFigures } from '../measure/figures.ts';
import { alternate, type Measure, type Side } from '../measure/rounds.ts';
import { createAccounts } from '../platform/accounts.ts';
import { loadReviews } from '../platform/load-reviews.ts';
import { openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const connections = 16;
const reviewsCount = 3_000;
/** Small pages: the more requests a second, the more of them telemetry is. */
const limit = 10;
const warmUpUnits = 30_000;
const dearerMax = 1.1;

const names = { off: 'nothing sent', sampled: 'metrics and 1 % of traces', all: 'metrics and all traces' };
/** The share of traces that each side sends. */
const shares: Readonly<Record<string, number | null>> = { [names.off]: null, [names.sampled]: 0.01, [names.all]: 1 };

export const telemetry: Benchmark = {
  about: 'what sending metrics and traces costs a read',
  run: async (bench) => {
    const samples = await alternate(await openSides(bench), bench.options.rounds, bench.progress);
    const of = (name: string) => samples.get(name) ?? [];
    const dearer = (name: string) => ratios(of(name), of(names.off), (sample) => cpuPerUnit(sample));
    return {
      benchmark: 'telemetry',
      conditions: [
        `A page of ${limit} reviews through gateway and reviews, ${connections} connections, ${bench.options.seconds} s a side and round.`,
        'A platform a side, on the same servers; a collector that takes everything and keeps nothing, which is not counted.',
      ],
      figures: [
        ofRounds(
          `${names.sampled}: processor time, of ${names.off}`,
          'ratio',
          dearer(names.sampled),
          atMost(dearerMax),
        ),
        ofRounds(`${names.all}: processor time, of ${names.off}`, 'ratio', dearer(names.all)),
        ...sideFigures(samples, 'request'),
      ],
    };
  },
};

async function openSides(bench: Bench): Promise<Side[]> {
  const servers = await openServers(bench);
  const sides: Side[] = [];
  for (const [number, [name, share]] of Object.entries(shares).entries()) {
    const { platform, services } = await openPlatform(bench, servers, {
      name: `side${number}`,
      programs: ['identity', 'reviews', 'gateway'],
      settings: productionSettings,
      env: share === null ? {} : await openTelemetrySink(bench, share),
    });
    const [account] = await createAccounts(services, 1);
    if (account === undefined) throw new Error('No account was made.');
    const url = platform.site.databaseUrl('reviews');
    await loadReviews({ url, accountId: account.accountId, count: reviewsCount });
    const http = openHttpClient(platform.publicUrl, connections);
    bench.onEnd(() => http.close());
    const headers = { authorization: `Bearer ${await token(http, account)}` };
    const ask = () => http.send({ path: `/api/v1/reviews?limit=${limit}`, headers });
    sides.push({
      name,
      participants: () => ({
        processes: { gateway: platform.process('gateway').pid, reviews: platform.process('reviews').pid },
        families: { Postgres: servers.postgres.pid },
      }),
      run: (measure: Measure, isWarmUp: boolean) =>
        measure(() => askAll({ seconds: bench.options.seconds, askers: connections, isWarmUp, warmUpUnits }, ask)),
    });
  }
  return sides;
}
