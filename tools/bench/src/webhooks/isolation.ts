import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../benchmark.ts';
import type { WebhookSink } from '../load/webhook-sink.ts';
import { atMost, type Figure, ofRounds } from '../measure/figures.ts';
import { percentile } from '../measure/statistics.ts';
import { query } from '../platform/servers.ts';
import { createEndpoints, type OpenedWebhooks } from './platform.ts';

export const isolationRates = [100, 200] as const;
const slowMs = 9_000;
/** One event in five goes to the endpoint that is slow in one of the two sides. */
const everySlow = 5;
const ratioMax = 1.3;
const arrivalMaxMs = 60_000;
/** So that what is known of the slow endpoint, and its backlog, are those of a long time of it. */
const settleMs = 12_000;
const healthyEndpoints = 19;
const firstAccountId = 1_001n;

/** Makes twenty accounts with an endpoint each, the first at the sink that can be slow. */
export async function openIsolated({ platform, sink }: OpenedWebhooks, slowSink: WebhookSink): Promise<bigint[]> {
  const accountIds = Array.from({ length: 1 + healthyEndpoints }, (_, number) => firstAccountId + BigInt(number));
  await createEndpoints(
    platform,
    accountIds.map((accountId, number) => ({
      accountId,
      url: `${number === 0 ? slowSink.url : sink.url}/isolated/${number}`,
    })),
  );
  return accountIds;
}

/** Accounts in the order of their events. */
function turnsOf(slow: bigint, healthy: readonly bigint[]): bigint[] {
  const length = everySlow * healthy.length;
  let turn = 0;
  return Array.from({ length }, (_, number) => {
    if (number % everySlow === 0) return slow;
    turn += 1;
    return healthy[turn % healthy.length] ?? slow;
  });
}

/** The latencies on the healthy endpoints, with and without the slow one, at one rate. */
export async function measureIsolation(
  bench: Bench,
  opened: OpenedWebhooks,
  isolated: { readonly accountIds: readonly bigint[]; readonly slowSink: WebhookSink },
  perSecond: number,
): Promise<Figure[]> {
  const { accountIds, slowSink } = isolated;
  const ratios: number[] = [];
  const tails = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round <= bench.options.rounds; round += 1) {
    const order = round % 2 === 1 ? (['without', 'with'] as const) : (['with', 'without'] as const);
    const p99: Record<string, number> = {};
    for (const side of order) {
      slowSink.answerAfter(side === 'with' ? slowMs : 0);
      const latencies = await measureSide(opened, accountIds, slowSink, perSecond, bench.options.seconds);
      p99[side] = percentile(latencies, 0.99);
    }
    const [withSlow = 0, without = 1] = [p99.with, p99.without];
    bench.progress(
      `${perSecond}/s round ${round}: p99 of the others ${withSlow.toFixed(2)} ms with the slow one, ${without.toFixed(2)} without`,
    );
    if (round === 0) continue;
    tails.with.push(withSlow);
    tails.without.push(without);
    ratios.push(withSlow / without);
  }
  return [
    ofRounds(`${perSecond}/s: p99 of the others, with the slow one to without`, 'ratio', ratios, atMost(ratioMax)),
    ofRounds(`${perSecond}/s: p99 of the others with the slow one`, 'ms', tails.with),
    ofRounds(`${perSecond}/s: p99 of the others without it`, 'ms', tails.without),
  ];
}

/**
 * Events of twenty accounts, one endpoint each, a fifth of them the slow one's: from their commit to their arrival at
 * the others. Some seconds of the same load come first and are not measured.
 */
async function measureSide(
  { platform, pool, sink }: OpenedWebhooks,
  accountIds: readonly bigint[],
  slowSink: WebhookSink,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  await pool.query('delete from delivery');
  sink.forget();
  slowSink.forget();
  const publisherUrl = platform.site.databaseUrl('reviews');
  const [slow, ...healthy] = accountIds;
  const totalSeconds = seconds + settleMs / 1_000;
  const total = Math.round(perSecond * totalSeconds);
  const startedMs = performance.timeOrigin + performance.now();
  await query(publisherUrl, 'insert into stretch (account_ids, events_per_second, events_max) values ($1, $2, $3)', [
    turnsOf(slow ?? 0n, healthy).map(String),
    perSecond,
    total,
  ]);
  const expected = total - Math.ceil(total / everySlow);
  const committed = new Map<string, number>();
  let last = '0';
  const deadline = performance.now() + totalSeconds * 1_000 + arrivalMaxMs;
  const read = async () => {
    const { rows } = await pool.query<{ id: string; event_id: string; at_ms: number }>(
      `select event_copy_id::text as id, event_id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1e3 as at_ms
       from event_copy where event_copy_id > $1 and account_id = any($2::bigint[]) order by event_copy_id`,
      [last, healthy.map(String)],
    );
    for (const row of rows) committed.set(row.event_id, row.at_ms);
    last = rows.at(-1)?.id ?? last;
  };
  while (sink.arrived < expected) {
    if (performance.now() > deadline) throw new Error(`${sink.arrived} of ${expected} events arrived.`);
    await delay(250);
    await read();
  }
  await read();
  return [...sink.arrivals].flatMap(([key, atMs]) => {
    const from = committed.get(/^evt_(\S+)/.exec(key)?.[1] ?? '');
    return from === undefined || from < startedMs + settleMs ? [] : [atMs - from];
  });
}
