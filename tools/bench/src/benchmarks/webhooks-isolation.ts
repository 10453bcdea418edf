import type { Benchmark } from '../benchmark.ts';
import { openWebhookSink } from '../load/webhook-sink.ts';
import type { Figure } from '../measure/figures.ts';
import { openServers, rememberCommitTimes } from '../platform/servers.ts';
import { isolationRates, measureIsolation, openIsolated } from '../webhooks/isolation.ts';
import { openWebhooks } from '../webhooks/platform.ts';

export const webhooksIsolation: Benchmark = {
  about: 'what a receiver that takes 9 s for a fifth of all traffic costs nineteen others',
  run: async (bench) => {
    const servers = await openServers(bench);
    await rememberCommitTimes(servers);
    const [sink, slowSink] = [await openWebhookSink(bench), await openWebhookSink(bench)];
    const opened = await openWebhooks(bench, servers, sink, { endpoints: 0 });
    const accountIds = await openIsolated(opened, slowSink);
    const figures: Figure[] = [];
    for (const perSecond of isolationRates)
      figures.push(...(await measureIsolation(bench, opened, { accountIds, slowSink }, perSecond)));
    return {
      benchmark: 'webhooks-isolation',
      conditions: [
        'Events through Kafka to twenty accounts with an endpoint each, every fifth to the one that is slow in one of the sides.',
        "From the commit of the delivery's row to the arrival, on the nineteen others, after 12 s of the same load.",
      ],
      figures,
    };
  },
};
