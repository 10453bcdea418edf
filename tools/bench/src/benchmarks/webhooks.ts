import type { Bench, Benchmark } from '../benchmark.ts';
import { openWebhookSink } from '../load/webhook-sink.ts';
import {
  atLeast,
  atMost,
  cpuPerUnit,
  type Figure,
  ofRounds,
  perSecond,
  ratios,
  sideFigures,
} from '../measure/figures.ts';
import { alternate } from '../measure/rounds.ts';
import { openServers, rememberCommitTimes } from '../platform/servers.ts';
import { drainSides, openRowByRow } from '../webhooks/drain.ts';
import { openWebhooks } from '../webhooks/platform.ts';
import { measureSteady, steadyPerSecond } from '../webhooks/steady.ts';

const names = { ours: 'webhooks service', theirs: 'row by row' };
/** It needs no more to show its rate: it does the same whatever waits. */
const rowByRowMax = 4_000;
const endpointCounts = [1, 100];
const cpuMaxMs = 0.2;

export const webhooks: Benchmark = {
  about: 'draining deliveries against one row at a time, and the way of an event to its receiver',
  run: async (bench) => {
    const figures: Figure[] = [];
    const count = bench.options.deliveries;
    const deliveries = { [names.ours]: count, [names.theirs]: Math.min(count, rowByRowMax) };
    const servers = await openServers(bench);
    await rememberCommitTimes(servers);
    const sink = await openWebhookSink(bench);
    const opened = await openWebhooks(bench, servers, sink, { endpoints: Math.max(...endpointCounts) });
    const rowByRow = await openRowByRow(bench, opened);
    for (const endpoints of endpointCounts) figures.push(...(await drain(bench, endpoints)));
    return {
      benchmark: 'webhooks',
      conditions: [
        `Deliveries of 1 KiB, committed first, then drained to a receiver on this machine: ${deliveries[names.ours]} by the service, ${deliveries[names.theirs]} row by row, a round.`,
        'Row by row: 16 workers that each claim one row, send it signed, and update it; nothing else.',
        `Steadily: ${steadyPerSecond} events/s through Kafka, to one endpoint, from the commit of the delivery's row to the arrival.`,
        'Processor time of the service and of Postgres, the receiver not counted.',
      ],
      figures: [...figures, ...(await measureSteady(bench, opened))],
    };

    async function drain(within: Bench, endpoints: number): Promise<Figure[]> {
      const { sides, costs } = drainSides({ ...opened, rowByRow, endpoints, names, deliveries });
      const samples = await alternate(sides, within.options.rounds, within.progress);
      const [ours, theirs] = [samples.get(names.ours) ?? [], samples.get(names.theirs) ?? []];
      const of = (figure: Figure) => ({ ...figure, figure: `${endpoints} endpoints: ${figure.figure}` });
      return [
        ofRounds('deliveries a second to row by row', 'ratio', ratios(ours, theirs, perSecond), atLeast(3)),
        ofRounds(
          'processor time to row by row',
          'ratio',
          ratios(ours, theirs, (sample) => cpuPerUnit(sample)),
        ),
        ofRounds(
          'processor time, service and Postgres',
          'CPU ms a delivery',
          ours.map((sample) => cpuPerUnit(sample)),
          atMost(cpuMaxMs),
        ),
        ...costs(),
        ...sideFigures(samples, 'delivery'),
      ].map(of);
    }
  },
};
