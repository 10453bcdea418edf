import path from 'node:path';
import { startPlatform } from '@review-reply/infra';
import type { Bench, Benchmark } from '../benchmark.ts';
import { atMost, cpuPerUnit, ofRounds, perSecond } from '../measure/figures.ts';
import { alternate, type Side } from '../measure/rounds.ts';
import { percentile } from '../measure/statistics.ts';
import { until } from '../measure/until.ts';
import { ownProgram } from '../platform/own-programs.ts';
import { openServers, query, rememberCommitTimes } from '../platform/servers.ts';

const eventsPerSecond = 500;
const p50MaxMs = 20;
const p99MaxMs = 150;
const arrivalMaxMs = 60_000;

export const events: Benchmark = {
  about: `from an outbox's commit to the effect's in another process, at ${eventsPerSecond}/s`,
  run: async (bench) => {
    const { side, latencies } = await openSide(bench);
    const rounds = (await alternate([side], bench.options.rounds, bench.progress)).get(side.name) ?? [];
    // The first is the round that warms up.
    const measured = (await latencies()).slice(1);
    const of = (share: number) => measured.map((round) => percentile(round, share));
    return {
      benchmark: 'events',
      conditions: [
        `${eventsPerSecond} events/s for ${bench.options.seconds} s a round, a transaction each, 1 kB, 100 keys, 12 partitions.`,
        'Publisher and consumer are processes of their own on the packages that services use, with databases of their own.',
        'From commit to commit by pg_xact_commit_timestamp of one Postgres, whose clock is that of both.',
      ],
      figures: [
        ofRounds('events published and handled', 'events/s', rounds.map(perSecond)),
        ofRounds('commit to effect, p50', 'ms', of(0.5), atMost(p50MaxMs)),
        ofRounds('commit to effect, p95', 'ms', of(0.95)),
        ofRounds('commit to effect, p99', 'ms', of(0.99), atMost(p99MaxMs)),
        ofRounds('commit to effect, longest', 'ms', of(1)),
        ofRounds(
          'processor time',
          'CPU ms an event',
          rounds.map((sample) => cpuPerUnit(sample)),
        ),
        ...Object.keys(rounds[0]?.cpu ?? {}).map((participant) =>
          ofRounds(
            `of it ${participant}`,
            'CPU ms an event',
            rounds.map((sample) => cpuPerUnit(sample, participant)),
          ),
        ),
      ],
    };
  },
};

async function openSide(bench: Bench): Promise<{ side: Side; latencies: () => Promise<number[][]> }> {
  const servers = await openServers(bench);
  await rememberCommitTimes(servers);
  const platform = await startPlatform({
    servers,
    env: process.env,
    stateDir: path.join(bench.dir, 'platform'),
    progress: bench.progress,
    programs: [ownProgram('publisher', { publishes: true }), ownProgram('consumer', { publishes: false })],
    heapFlags: [],
    // One that died would go on with half a stretch.
    supervise: false,
  });
  bench.onEnd(() => platform.remove());
  const { site } = platform;
  const urls = { publisher: site.databaseUrl('publisher'), consumer: site.databaseUrl('consumer') };
  const stretches: string[] = [];
  const side: Side = {
    name: 'events',
    participants: () => ({
      processes: { publisher: platform.process('publisher').pid, consumer: platform.process('consumer').pid },
      families: { Postgres: servers.postgres.pid, Kafka: servers.kafka.pid },
    }),
    run: async (measure) => {
      await measure(async () => {
        const units = eventsPerSecond * bench.options.seconds;
        const stretchId = await publishStretch(urls, units);
        stretches.push(stretchId);
        return { units };
      });
    },
  };
  return { side, latencies: () => Promise.all(stretches.map((stretchId) => readLatencies(urls, stretchId))) };
}

interface Urls {
  readonly publisher: string;
  readonly consumer: string;
}

/** Lets a stretch be published and waits until all of it has had its effect. @throws Error when some of it has none */
async function publishStretch({ publisher, consumer }: Urls, events: number): Promise<string> {
  const [row] = await query<{ id: string }>(
    publisher,
    'insert into stretch (events_per_second, events_max) values ($1, $2) returning stretch_id::text as id',
    [eventsPerSecond, events],
  );
  const id = row?.id ?? '';
  const haveEffect = async () => {
    const count = 'select count(*)::integer as n from effect where stretch_id = $1';
    return (await query<{ n: number }>(consumer, count, [id]))[0]?.n === events;
  };
  const withinMs = (events * 1_000) / eventsPerSecond + arrivalMaxMs;
  await until(`the effects of ${events} events`, haveEffect, { withinMs });
  return id;
}

/** Milliseconds from the commit of each event to the commit of its effect. */
async function readLatencies({ publisher, consumer }: Urls, stretchId: string): Promise<number[]> {
  const committed = async (url: string, table: 'published' | 'effect') => {
    const rows = await query<{ number: string; at_us: number }>(
      url,
      `select number::text, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1e6 as at_us
       from ${table} where stretch_id = $1`,
      [stretchId],
    );
    return new Map(rows.map((row) => [row.number, row.at_us]));
  };
  const [published, effects] = [await committed(publisher, 'published'), await committed(consumer, 'effect')];
  return [...effects].map(([number, atUs]) => (atUs - (published.get(number) ?? Number.NaN)) / 1_000);
}
