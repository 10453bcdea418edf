import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, openHttpClient } from '../load/http-load.ts';
import { token } from '../load/load-everything.ts';
import { cpuPerUnit, type Figure, ofRounds, perSecond } from '../measure/figures.ts';
import { alternate, type Sample, type Side } from '../measure/rounds.ts';
import { percentile } from '../measure/statistics.ts';
import { until } from '../measure/until.ts';
import { createAccounts } from '../platform/accounts.ts';
import { openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const connections = 16;
const accountsCount = 10;
const names = { shared: 'counted in Redis', local: 'Redis away, counted in process' };

type Counted = 'in Redis' | 'in process';

export const limiter: Benchmark = {
  about: 'what the rate limit costs a request, with Redis and without',
  run: async (bench) => {
    const samples = await alternate(await openSides(bench), bench.options.rounds, bench.progress);
    const of = (name: string) => samples.get(name) ?? [];
    const [shared, local] = [of(names.shared), of(names.local)];
    const each = (name: string) => [
      ofRounds(`${name}: rate`, 'request/s', of(name).map(perSecond)),
      ofRounds(`${name}: p50`, 'ms', of(name).map(p50)),
      cpuFigure(`${name}: gateway`, of(name), 'gateway'),
    ];
    return {
      benchmark: 'limiter',
      conditions: [
        `GET /account, which identity and billing answer; ${connections} connections, ${accountsCount} keys, ${bench.options.seconds} s a side and round.`,
        'The same gateway throughout. Redis is stopped before each round of the second side and started after it.',
        'The difference is what Redis adds to a request; counting in process is part of both. Theirs is not counted.',
      ],
      figures: [
        ofRounds('added by Redis: gateway', 'CPU ms a request', differences(shared, local, cpuOf)),
        cpuFigure('added by Redis: Redis itself', shared, 'Redis'),
        ofRounds('added by Redis: p50', 'ms', differences(shared, local, p50)),
        ...each(names.shared),
        ...each(names.local),
      ],
    };
  },
};

const cpuOf = (sample: Sample) => cpuPerUnit(sample, 'gateway');
const p50 = ({ latenciesMs }: Sample) => percentile(latenciesMs, 0.5);

const cpuFigure = (figure: string, samples: readonly Sample[], participant: string): Figure =>
  ofRounds(
    figure,
    'CPU ms a request',
    samples.map((sample) => cpuPerUnit(sample, participant)),
  );

function differences(
  more: readonly Sample[],
  less: readonly Sample[],
  of: (sample: Sample) => number | null,
): (number | null)[] {
  return more.map((sample, round) => {
    const other = less[round];
    const [above, below] = [of(sample), other === undefined ? null : of(other)];
    return above === null || below === null ? null : above - below;
  });
}

async function openSides(bench: Bench): Promise<Side[]> {
  const servers = await openServers(bench);
  if (servers.redis.external) throw new Error('This stops Redis, and REDIS_URL names one that is not its own.');
  const { platform, services } = await openPlatform(bench, servers, {
    programs: ['identity', 'billing', 'gateway'],
    settings: productionSettings,
  });
  const accounts = await createAccounts(services, accountsCount);
  const http = openHttpClient(platform.publicUrl, connections);
  bench.onEnd(() => http.close());
  const bearers = await Promise.all(accounts.map(async (key) => `Bearer ${await token(http, key)}`));
  const ask = (number: number) =>
    http.send({ path: '/api/v1/account', headers: { authorization: bearers[number % bearers.length] ?? '' } });
  const readyUrl = `http://127.0.0.1:${platform.site.port('gateway', 'health')}/readyz`;
  const gateway = () => ({ gateway: platform.process('gateway').pid });
  const work = (isWarmUp: boolean) => () =>
    askAll({ seconds: bench.options.seconds, askers: connections, isWarmUp }, ask);
  return [
    {
      name: names.shared,
      participants: () => ({ processes: { ...gateway(), Redis: servers.redis.pid }, families: {} }),
      run: async (measure, isWarmUp) => {
        await untilCounted('in Redis', readyUrl, ask);
        await measure(work(isWarmUp));
      },
    },
    {
      name: names.local,
      participants: () => ({ processes: gateway(), families: {} }),
      run: async (measure, isWarmUp) => {
        await servers.redis.stop();
        try {
          await untilCounted('in process', readyUrl, ask);
          await measure(work(isWarmUp));
        } finally {
          await servers.redis.start();
        }
      },
    },
  ];
}

/** Asks until the gateway says that it counts there: it only notices that Redis is away when it needs it. */
const untilCounted = (wanted: Counted, readyUrl: string, ask: (number: number) => Promise<unknown>) =>
  until(`the gateway counts ${wanted}`, async () => {
    await ask(0);
    const { checks } = (await (await fetch(readyUrl)).json()) as {
      readonly checks: Readonly<Record<string, { readonly counted?: Counted }>>;
    };
    return checks['rate limits']?.counted === wanted;
  });
