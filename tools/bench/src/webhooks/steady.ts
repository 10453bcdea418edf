import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../benchmark.ts';
import { atMost, type Figure, ofRounds } from '../measure/figures.ts';
import { percentile } from '../measure/statistics.ts';
import { query } from '../platform/servers.ts';
import type { OpenedWebhooks } from './platform.ts';

export const steadyPerSecond = 100;
const p50MaxMs = 3;
const p99MaxMs = 10;
/** Copies go with their deliveries, of which an endpoint keeps the last hundred: they are read before that. */
const readEveryMs = 250;
const arrivalMaxMs = 30_000;

/**
 * Events at a steady rate, published by another process. The copy of an event is written in the transaction of its
 * delivery and never changed, so its commit's time is the delivery's.
 */
export async function measureSteady(bench: Bench, opened: OpenedWebhooks): Promise<Figure[]> {
  const p50: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round <= bench.options.rounds; round += 1) {
    const events = steadyPerSecond * bench.options.seconds;
    const latencies = await measureLatencies(opened, { perSecond: steadyPerSecond, events });
    const [middle, tail] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    bench.progress(`steady round ${round}: p50 ${middle.toFixed(2)} ms, p99 ${tail.toFixed(2)} ms`);
    if (round === 0) continue;
    p50.push(middle);
    p99.push(tail);
  }
  return [
    ofRounds(`${steadyPerSecond}/s: commit to arrival, p50`, 'ms', p50, atMost(p50MaxMs)),
    ofRounds(`${steadyPerSecond}/s: commit to arrival, p99`, 'ms', p99, atMost(p99MaxMs)),
  ];
}

/** @returns of each event the milliseconds from its commit to its arrival @throws Error when one does not arrive */
export async function measureLatencies(
  { platform, pool, sink, firstAccountId }: OpenedWebhooks,
  { perSecond, events }: { readonly perSecond: number; readonly events: number },
): Promise<number[]> {
  sink.forget();
  const committed = new Map<string, number>();
  const publisherUrl = platform.site.databaseUrl('reviews');
  await query(publisherUrl, 'insert into stretch (account_id, events_per_second, events_max) values ($1, $2, $3)', [
    firstAccountId,
    perSecond,
    events,
  ]);
  const deadline = performance.now() + (events * 1_000) / perSecond + arrivalMaxMs;
  let last = '0';
  while (sink.arrived < events || committed.size < events) {
    if (performance.now() > deadline) throw new Error(`${sink.arrived} of ${events} events arrived.`);
    await delay(readEveryMs);
    const { rows } = await pool.query<{ id: string; event_id: string; at_ms: number }>(
      `select event_copy_id::text as id, event_id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1e3 as at_ms
       from event_copy where event_copy_id > $1 and account_id = $2 order by event_copy_id`,
      [last, firstAccountId],
    );
    for (const row of rows) committed.set(row.event_id, row.at_ms);
    last = rows.at(-1)?.id ?? last;
    if (sink.arrived >= events && rows.length === 0) break;
  }
  return [...sink.arrivals].flatMap(([key, atMs]) => {
    const eventId = /^evt_(\S+)/.exec(key)?.[1] ?? '';
    const from = committed.get(eventId);
    return from === undefined ? [] : [atMs - from];
  });
}
