import { startBaseline } from '../baselines/start-baseline.ts';
import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, openHttpClient } from '../load/http-load.ts';
import { token } from '../load/load-everything.ts';
import { openTelemetrySink } from '../load/telemetry-sink.ts';
import { atLeast, type Figure, ofRounds, perCpuSecond, perSecond, ratios, sideFigures } from '../measure/figures.ts';
import type { Participants } from '../measure/processor-time.ts';
import { alternate, type Measure, type Side } from '../measure/rounds.ts';
import { createAccounts } from '../platform/accounts.ts';
import { loadReviews } from '../platform/load-reviews.ts';
import { openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const connections = 16;
const accountsCount = 10;
const reviewsPerAccount = 3_000;
const tracesSampled = 0.01;
/** Until then Node still compiled functions of the platform, with the other sides long done. */
const warmUpUnits = 30_000;

/** Page sizes, with the share of each other side's requests a CPU second that is wanted. */
const pages = [
  { limit: 50, ofBareHop: atLeast(0.9), ofOneProcess: atLeast(0.6) },
  { limit: 10, ofBareHop: atLeast(0.9), ofOneProcess: atLeast(0.45) },
];

const names = {
  ours: 'gateway and reviews',
  hop: '(a) bare hop',
  rows: '(b) one process, rows mapped',
  documents: '(c) one process, kept texts',
};

export const read: Benchmark = {
  about: 'GET /reviews against the bare hop and against one process',
  run: async (bench) => {
    const open = await openSides(bench);
    const figures: Figure[] = [];
    for (const { limit, ofBareHop, ofOneProcess } of pages) {
      bench.progress(`limit ${limit}`);
      const samples = await alternate(open(limit), bench.options.rounds, bench.progress);
      const of = (name: string) => samples.get(name) ?? [];
      const share = (name: string) => ratios(of(names.ours), of(name), perCpuSecond);
      figures.push(
        ofRounds(`limit ${limit}: of (a)'s requests a CPU second`, 'ratio', share(names.hop), ofBareHop),
        ofRounds(`limit ${limit}: of (b)'s requests a CPU second`, 'ratio', share(names.rows), ofOneProcess),
        ofRounds(`limit ${limit}: of (c)'s requests a CPU second`, 'ratio', share(names.documents)),
        ofRounds(
          `limit ${limit}: of (a)'s requests a second`,
          'ratio',
          ratios(of(names.ours), of(names.hop), perSecond),
        ),
        ...sideFigures(samples, 'request').map((figure) => ({
          ...figure,
          figure: `limit ${limit}: ${figure.figure}`,
        })),
      );
    }
    return {
      benchmark: 'read',
      conditions: [
        `${accountsCount} accounts of ${reviewsPerAccount.toLocaleString('en')} reviews, the first page, ${connections} connections, ${bench.options.seconds} s a side and round.`,
        `Ours with everything on: token, scope, terms, rate limit in Redis, access log, traces sampled at ${tracesSampled * 100} %.`,
        '(a) Express, grpc-js, the same statement. (b) Express, rows and replies read and mapped. (c) Express, the same statement.',
        'Processor time of all Node processes of a side and of Postgres, for ours of Redis too.',
      ],
      figures,
    };
  },
};

/** Starts all sides on one database. @returns the sides for a page size */
async function openSides(bench: Bench): Promise<(limit: number) => Side[]> {
  const servers = await openServers(bench);
  const { platform, services } = await openPlatform(bench, servers, {
    programs: ['identity', 'reviews', 'gateway'],
    settings: productionSettings,
    env: await openTelemetrySink(bench, tracesSampled),
  });
  const accounts = await createAccounts(services, accountsCount);
  const POSTGRES_URL = platform.site.databaseUrl('reviews');
  for (const { accountId } of accounts) await loadReviews({ url: POSTGRES_URL, accountId, count: reviewsPerAccount });
  bench.progress('reviews loaded');
  const service = await startBaseline(bench, 'bare-service', { POSTGRES_URL });
  const hop = await startBaseline(bench, 'bare-gateway', { SERVICE_ADDRESS: `127.0.0.1:${service.port}` });
  const single = await startBaseline(bench, 'one-process', { POSTGRES_URL });

  const clients = {
    ours: openHttpClient(platform.publicUrl, connections),
    hop: openHttpClient(`http://127.0.0.1:${hop.port}`, connections),
    single: openHttpClient(`http://127.0.0.1:${single.port}`, connections),
  };
  for (const client of Object.values(clients)) bench.onEnd(() => client.close());
  const bearers = await Promise.all(accounts.map(async (key) => `Bearer ${await token(clients.ours, key)}`));

  const side = (
    name: string,
    processes: () => Participants['processes'],
    ask: (number: number) => Promise<unknown>,
  ) => ({
    name,
    participants: () => ({ processes: processes(), families: { Postgres: servers.postgres.pid } }),
    run: (measure: Measure, isWarmUp: boolean) =>
      measure(() => askAll({ seconds: bench.options.seconds, askers: connections, isWarmUp, warmUpUnits }, ask)),
  });
  const accountOf = (number: number) => accounts[number % accounts.length]?.accountId;
  const plain = (path: string, limit: number, client: typeof clients.hop) => (number: number) =>
    client.send({ path: `${path}?account=${accountOf(number)}&limit=${limit}` });
  return (limit) => [
    side(
      names.ours,
      () => ({
        gateway: platform.process('gateway').pid,
        reviews: platform.process('reviews').pid,
        Redis: servers.redis.pid,
      }),
      (number) =>
        clients.ours.send({
          path: `/api/v1/reviews?limit=${limit}`,
          headers: { authorization: bearers[number % bearers.length] ?? '' },
        }),
    ),
    side(names.hop, () => ({ gateway: hop.pid, service: service.pid }), plain('/reviews', limit, clients.hop)),
    side(names.rows, () => ({ process: single.pid }), plain('/rows', limit, clients.single)),
    side(names.documents, () => ({ process: single.pid }), plain('/documents', limit, clients.single)),
  ];
}
