import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseWork, readDatabaseWork, workPerUnit } from '../measure/database-work.ts';
import type { Side } from '../measure/rounds.ts';
import { query } from '../platform/servers.ts';
import { type OpenedWebhooks, untilSettled } from '../webhooks/platform.ts';
import { type Delivered, readCommits, readDelivered, type Way } from './lags.ts';

const pollMs = 20;
const readEveryMs = 250;
const arrivalMaxMs = 120_000;

/** One round of a rate. */
export interface Stretch {
  readonly work: DatabaseWork;
  /** Of the receiver, in milliseconds of processor time an event; what measures is part of it. */
  readonly receiverCpuMs: number;
  readonly firstToLastMs: number;
  /** When the events arrived, by their public ids, and what is known of their deliveries. */
  readonly arrivals: ReadonlyMap<string, number>;
  readonly delivered: ReadonlyMap<string, Delivered>;
  readonly commits: ReadonlyMap<string, number>;
}

export interface Rate {
  readonly name: string;
  readonly perSecond: number;
  readonly events: number;
  /** Whether the way of each event is read, which itself costs the database something. */
  readonly followed: boolean;
}

/** One rate as a side, and the rounds that it did, the one that warms up left out. */
export function stretchesAt(
  opened: OpenedWebhooks,
  accountIds: readonly bigint[],
  rate: Rate,
): { side: Side; rounds: Stretch[] } {
  const { servers, platform, pool, sink } = opened;
  const rounds: Stretch[] = [];
  const side: Side = {
    name: rate.name,
    participants: () => ({
      processes: { publisher: platform.process('reviews').pid, webhooks: platform.process('webhooks').pid },
      families: { Postgres: servers.postgres.pid, Kafka: servers.kafka.pid },
    }),
    run: async (measure, isWarmUp) => {
      sink.forget();
      const delivered = new Map<string, Delivered>();
      const before = await readDatabaseWork(pool);
      const receiver = process.cpuUsage();
      let stretchId = '';
      await measure(async () => {
        stretchId = await publish(opened, accountIds, rate, delivered);
        return { units: rate.events };
      });
      const { user, system } = process.cpuUsage(receiver);
      const after = await readDatabaseWork(pool);
      if (isWarmUp) return;
      const arrivals = new Map(sink.arrivals);
      rounds.push({
        work: workPerUnit(before, after, rate.events),
        receiverCpuMs: (user + system) / 1_000 / rate.events,
        firstToLastMs: Math.max(...arrivals.values()) - Math.min(...arrivals.values()),
        arrivals: rate.followed ? arrivals : new Map(),
        delivered,
        commits: rate.followed ? await readCommits(opened, stretchId) : new Map(),
      });
    },
  };
  return { side, rounds };
}

/** Lets events be published and waits until each has arrived and its result is written. */
async function publish(
  { platform, pool, sink }: OpenedWebhooks,
  accountIds: readonly bigint[],
  { perSecond, events, followed }: Rate,
  delivered: Map<string, Delivered>,
): Promise<string> {
  const [stretch] = await query<{ id: string }>(
    platform.site.databaseUrl('reviews'),
    `insert into stretch (account_ids, events_per_second, events_max) values ($1, $2, $3)
     returning stretch_id::text as id`,
    [accountIds.map(String), perSecond, events],
  );
  const deadline = performance.now() + (events * 1_000) / perSecond + arrivalMaxMs;
  let copyId = '0';
  while (sink.arrived < events) {
    if (performance.now() > deadline) throw new Error(`${sink.arrived} of ${events} events arrived.`);
    await delay(followed ? readEveryMs : pollMs);
    // Deliveries are not written in the order of their ids: what is read again is read of the last ones alone.
    if (followed) copyId = String(Math.max(0, Number(await readDelivered(pool, delivered, copyId)) - perSecond));
  }
  await untilSettled(pool, pollMs);
  if (followed) await readDelivered(pool, delivered, copyId);
  return stretch?.id ?? '';
}

/** The events of a round of which every stage is known. */
export function waysOf({ arrivals, delivered, commits }: Stretch, appended: ReadonlyMap<string, number>): Way[] {
  return [...arrivals].flatMap(([key, arrivedMs]) => {
    const found = delivered.get(/^evt_(\S+)/.exec(key)?.[1] ?? '');
    if (found === undefined) return [];
    const { reviewId, consumedMs, handedOverMs } = found;
    const [committedMs, inKafkaMs] = [commits.get(reviewId), appended.get(reviewId)];
    if (committedMs === undefined || inKafkaMs === undefined) return [];
    return [{ committedMs, inKafkaMs, consumedMs, handedOverMs, arrivedMs }];
  });
}
