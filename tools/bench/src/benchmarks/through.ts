import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Benchmark } from '../benchmark.ts';
import { openWebhookSink } from '../load/webhook-sink.ts';
import { workFigures } from '../measure/database-work.ts';
import { atMost, cpuPerUnit, type Figure, ofRounds, perSecond } from '../measure/figures.ts';
import { alternate, type Sample } from '../measure/rounds.ts';
import { openServers, query, rememberCommitTimes } from '../platform/servers.ts';
import { lagFigures, openLog } from '../through/lags.ts';
import { type Rate, type Stretch, stretchesAt, waysOf } from '../through/stretches.ts';
import { openIsolated } from '../webhooks/isolation.ts';
import { type OpenedWebhooks, openWebhooks } from '../webhooks/platform.ts';

const steadyRates = [500, 200, 50];
/** More than can be begun. */
const asFastAsItGoes = 1_000_000;
const cpuMaxMs = 1.5;
const postgresMaxMs = 0.7;
const walMaxBytes = 2_500;
const p99At = { perSecond: 200, maxMs: 25 };
/** A connection that has nothing to do tells what it wrote after ten seconds. */
const countedAfterMs = 11_000;

export const through: Benchmark = {
  about: 'the whole way of an event, from its commit to its signed POST: rate, cost and lag',
  run: async (bench) => {
    const servers = await openServers(bench);
    await rememberCommitTimes(servers);
    const sink = await openWebhookSink(bench);
    const opened = await openWebhooks(bench, servers, sink, { endpoints: 0 });
    const accountIds = await openIsolated(opened, sink);
    const log = await openLog(bench, opened);
    const rates = ratesOf(bench).map((rate) => ({ rate, ...stretchesAt(opened, accountIds, rate) }));
    const rowsBefore = await readRows(opened);
    const sides = rates.map(({ side }) => side);
    const samples = await alternate(sides, bench.options.rounds, bench.progress);
    await delay(countedAfterMs);
    const events = rates.reduce((sum, { rate }) => sum + rate.events, 0) * (bench.options.rounds + 1);
    const rows = (await readRows(opened)) - rowsBefore;
    const appended = await log.read();
    return {
      benchmark: 'through',
      conditions: [
        'A transaction an event of 1 kB, 100 keys, relay, Kafka with 12 partitions, consumer, signed POST to one of 20 endpoints.',
        `${bench.options.deliveries} events as fast as they go; at steady rates for ${bench.options.seconds} s.`,
        'Processor time of all but the receiver, which is that of the measuring process.',
        'Consumed is the commit of the delivery, handed over the beginning of its attempt; the time in Kafka is the broker’s, in whole ms.',
      ],
      figures: [
        ...rates.flatMap(({ rate, rounds }) => [
          ...costFigures(rate, rounds, samples.get(rate.name) ?? []),
          ...(rate.followed
            ? lagFigures(
                rounds.map((round) => waysOf(round, appended)),
                rate.perSecond === p99At.perSecond ? p99At.maxMs : undefined,
              ).map((figure) => named(rate, figure))
            : []),
        ]),
        ofRounds('rows inserted, changed and deleted, all rates', 'an event', [rows / events]),
      ],
    };
  },
};

function ratesOf({ options: { deliveries, seconds } }: Bench): Rate[] {
  return [
    { name: 'full speed', perSecond: asFastAsItGoes, events: deliveries, followed: false },
    ...steadyRates.map((rate) => ({ name: `${rate}/s`, perSecond: rate, events: rate * seconds, followed: true })),
  ];
}

const named = ({ name }: Rate, figure: Figure): Figure => ({ ...figure, figure: `${name}: ${figure.figure}` });

function costFigures(rate: Rate, rounds: readonly Stretch[], samples: readonly Sample[]): Figure[] {
  const goal = (value: number) => (rate.followed ? [] : [atMost(value)]);
  const cpu = (figure: string, of: (sample: Sample) => number | null, ...of2: ReturnType<typeof goal>) =>
    ofRounds(figure, 'CPU ms an event', samples.map(of), ...of2);
  return [
    ofRounds('rate', 'events/s', samples.map(perSecond)),
    ofRounds(
      'first to last arrival',
      'ms',
      rounds.map(({ firstToLastMs }) => firstToLastMs),
    ),
    cpu('processor time', (sample) => cpuPerUnit(sample), ...goal(cpuMaxMs)),
    ...Object.keys(samples[0]?.cpu ?? {}).map((participant) =>
      cpu(
        `of it ${participant}`,
        (sample) => cpuPerUnit(sample, participant),
        ...(participant === 'Postgres' ? goal(postgresMaxMs) : []),
      ),
    ),
    ofRounds(
      'beside it the receiver',
      'CPU ms an event',
      rounds.map(({ receiverCpuMs }) => receiverCpuMs),
    ),
    ...workFigures(
      rounds.map(({ work }) => work),
      'an event',
    ).map((figure) =>
      figure.unit.startsWith('bytes') && !rate.followed ? { ...figure, goal: atMost(walMaxBytes) } : figure,
    ),
  ].map((figure) => named(rate, figure));
}

/** Rows written so far in the databases of publisher and receiver. */
async function readRows({ platform }: OpenedWebhooks): Promise<number> {
  const counted = 'select (tup_inserted + tup_updated + tup_deleted)::float8 as rows from pg_stat_database';
  let sum = 0;
  for (const name of ['reviews', 'webhooks']) {
    const [row] = await query<{ rows: number }>(
      platform.site.databaseUrl(name),
      `${counted} where datname = current_database()`,
    );
    sum += row?.rows ?? 0;
  }
  return sum;
}
