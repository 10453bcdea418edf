import { setTimeout as delay } from 'node:timers/promises';
import type { ProgramProcess } from '@review-reply/infra';
import type { Benchmark } from '../benchmark.ts';
import { openWebhookSink } from '../load/webhook-sink.ts';
import { ofRounds, sideFigures } from '../measure/figures.ts';
import { cpuBetween, type Participants, readCpu, sumCpu } from '../measure/processor-time.ts';
import { alternate, type Side } from '../measure/rounds.ts';
import { percentile } from '../measure/statistics.ts';
import { openServers, rememberCommitTimes } from '../platform/servers.ts';
import { openWebhooks } from '../webhooks/platform.ts';
import { measureLatencies } from '../webhooks/steady.ts';

const counts = [1, 2, 4];
const most = Math.max(...counts);
const perSecond = 200;
/** What was just started runs its code often enough to be compiled, and partitions are dealt out anew. */
const settleSeconds = 10;
const idleSeconds = 5;

export const replicas: Benchmark = {
  about: 'what an event to its delivery costs by one, two and four replicas of webhooks, under the same load',
  run: async (bench) => {
    const { seconds, rounds } = bench.options;
    const servers = await openServers(bench);
    await rememberCommitTimes(servers);
    const sink = await openWebhookSink(bench);
    const opened = await openWebhooks(bench, servers, sink, { endpoints: 1, replicas: most });
    const processes = opened.platform.processes.filter(({ name }) => name.startsWith('webhooks'));
    const connections = new Map<string, number>();
    const idle = new Map<string, number>();
    const participantsOf = (count: number): Participants => ({
      processes: Object.fromEntries(processes.slice(0, count).map(({ name, pid }) => [name, pid])),
      families: { Postgres: servers.postgres.pid, Kafka: servers.kafka.pid },
    });
    const nameOf = (count: number) => `${count} of webhooks`;
    const sideOf = (count: number): Side => ({
      name: nameOf(count),
      participants: () => participantsOf(count),
      run: async (measure) => {
        await run(processes, count);
        await measureLatencies(opened, { perSecond, events: perSecond * settleSeconds });
        const before = readCpu(participantsOf(count));
        await delay(idleSeconds * 1_000);
        const spent = cpuBetween(before, readCpu(participantsOf(count)));
        if (spent !== null) idle.set(nameOf(count), sumCpu(spent) / idleSeconds);
        await measure(async () => {
          const units = perSecond * seconds;
          return { units, latenciesMs: await measureLatencies(opened, { perSecond, events: units }) };
        });
        const { rows } = await opened.pool.query(
          `select count(*)::int as open from pg_stat_activity
           where datname = current_database() and application_name = 'webhooks'`,
        );
        connections.set(nameOf(count), rows[0].open);
      },
    });
    const samples = await alternate(counts.map(sideOf), rounds, bench.progress);
    return {
      benchmark: 'replicas',
      conditions: [
        `${perSecond} events/s through Kafka to one endpoint, ${seconds} s a round, after ${settleSeconds} s of the same.`,
        'All of them arrive. Replicas are started and stopped between rounds, all on one machine.',
        `Idle, and connections: of the last round, for ${idleSeconds} s before it; of all that take part.`,
      ],
      figures: [
        ...sideFigures(samples, 'delivery'),
        ...[...samples].map(([name, taken]) => {
          const p99 = taken.map(({ latenciesMs }) => percentile(latenciesMs, 0.99));
          return ofRounds(`${name}: commit to arrival, p99`, 'ms', p99);
        }),
        ...[...idle].map(([name, value]) => ({ figure: `${name}: idle`, value, unit: 'CPU ms a second' })),
        ...[...connections].map(([name, value]) => ({ figure: `${name}: connections to Postgres`, value, unit: '' })),
      ],
    };
  },
};

async function run(processes: readonly ProgramProcess[], count: number): Promise<void> {
  await Promise.all(processes.map((process, at) => (at < count ? process.start() : process.stop())));
}
