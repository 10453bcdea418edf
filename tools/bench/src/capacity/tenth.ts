import { setTimeout as delay } from 'node:timers/promises';
import { advanceClock } from '@review-reply/clock';
import type { Servers } from '@review-reply/infra';
import { openControl } from '@review-reply/platform-simulator';
import pg from 'pg';
import type { Bench } from '../benchmark.ts';
import { openWebhookSink } from '../load/webhook-sink.ts';
import { type CpuReading, cpuBetween, readCpu } from '../measure/processor-time.ts';
import { until } from '../measure/until.ts';
import { createAccounts } from '../platform/accounts.ts';
import { connectLogin } from '../platform/places.ts';
import { type BenchPlatform, openPlatform, ownParticipants } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';
import { createEndpoints } from '../webhooks/platform.ts';
import type { SimulatedPlace } from './simulate.ts';

const placesPerAccount = 100;
/** Business time runs so many times as fast: an hour of it says more of waits than ten minutes do. */
export const timesFaster = 6;
const firstReadsMaxMs = 1_200_000;
const settleMs = 20_000;
const secondMs = 1_000;
const hourS = 3_600;

export interface Tenth {
  /** Of business time. */
  readonly seconds: number;
  readonly reads: number;
  readonly reviews: number;
  /** Seconds from a review to its row, of those that had an hour to be found, shortest first. */
  readonly delaysS: readonly number[];
  readonly cpu: CpuReading | null;
}

/**
 * Has a platform read places that are as a simulation left them, while customers write as often as it says.
 * @param reviewsPerSecond of business time
 * @param wallS how long, by a clock on the wall
 */
export async function measureTenth(
  bench: Bench,
  { places, reviewsPerSecond, wallS }: { places: readonly SimulatedPlace[]; reviewsPerSecond: number; wallS: number },
): Promise<Tenth> {
  const servers = await openServers(bench);
  const sink = await openWebhookSink(bench);
  // Endpoints on this machine are refused in production, and time that moves faster needs a clock that can.
  const settings = { NODE_ENV: 'development', SYNC_INTERVAL_MS: '300000', SYNC_INTERVAL_MAX_MS: '3600000' };
  const opened = await openPlatform(bench, servers, { settings });
  const reviews = new pg.Pool({ connectionString: opened.platform.site.databaseUrl('reviews'), max: 2 });
  bench.onEnd(() => reviews.end());
  await connectPlaces(bench, opened, { count: places.length, hookUrl: sink.url, reviews });
  await resume(reviews, places);
  const readsSoFar = async () => Number((await reviews.query('select sum(lease_no) as n from sync_cursor')).rows[0].n);
  const participants = ownParticipants(opened, servers);
  const write = writer(opened, places);
  await passTime(servers, opened, { wallS: settleMs / secondMs, reviewsPerSecond, write });
  const [readsBefore, cpuBefore] = [await readsSoFar(), readCpu(participants)];
  const [{ began }] = (await reviews.query('select max(created_at) as began from review')).rows;
  const seconds = await passTime(servers, opened, { wallS, reviewsPerSecond, write, progress: bench.progress });
  const cpu = cpuBetween(cpuBefore, readCpu(participants));
  const reads = (await readsSoFar()) - readsBefore;
  const found = await reviews.query<{ delay: number }>(
    `select extract(epoch from first_seen_at - created_at)::float as delay from review
     where created_at > $1::timestamptz and created_at < $1::timestamptz + ($2::float - ${hourS}) * interval '1 s' order by 1`,
    [began, seconds],
  );
  const [counted] = (await reviews.query('select count(*) as n from review where first_seen_at > $1', [began])).rows;
  return { seconds, reads, reviews: Number(counted.n), delaysS: found.rows.map((row) => row.delay), cpu };
}

const placeIdOf = (at: number) => `place-capacity-${at}`;

/** Places of many accounts, each account with an endpoint, all of them read once. */
async function connectPlaces(
  bench: Bench,
  opened: BenchPlatform,
  { count, hookUrl, reviews }: { count: number; hookUrl: string; reviews: pg.Pool },
): Promise<void> {
  const accounts = await createAccounts(opened.services, Math.ceil(count / placesPerAccount));
  await createEndpoints(
    opened.platform,
    accounts.map(({ accountId }, at) => ({ accountId, url: `${hookUrl}/hook/${at}` })),
  );
  for (const [number, { accountId }] of accounts.entries()) {
    const [from, to] = [number * placesPerAccount, Math.min(count, (number + 1) * placesPerAccount)];
    const placeIds = Array.from({ length: to - from }, (_, at) => placeIdOf(from + at));
    await connectLogin(opened, { accountId, name: `capacity-${number}`, placeIds });
    if ((number + 1) % 10 === 0) bench.progress(`${to} of ${count} places connected`);
  }
  const allRead = async () => {
    const [row] = (await reviews.query('select count(*) as n from sync_cursor where imported_at is not null')).rows;
    bench.progress(`${row.n} of ${count} places read for the first time`);
    return Number(row.n) === count;
  };
  await until('first reads of all places', allRead, { pollMs: 5 * secondMs, withinMs: firstReadsMaxMs });
}

/** Every place is as the simulation left it: when its newest change was, and when it is due. */
async function resume(reviews: pg.Pool, places: readonly SimulatedPlace[]): Promise<void> {
  await reviews.query(
    `with now as (select max(imported_at) as at from sync_cursor)
     update sync_cursor set watermark = now.at - state.since * interval '1 s',
       next_read_at = now.at + state.due * interval '1 s', full_read_at = now.at + random() * interval '12 h'
     from now, place, unnest($1::text[], $2::float[], $3::float[]) as state (place_id, since, due)
     where place.place_ref = sync_cursor.place_ref and place.place_id = state.place_id`,
    [
      places.map((_, at) => placeIdOf(at)),
      places.map(({ sinceNewestS }) => sinceNewestS),
      places.map(({ dueInS }) => dueInS),
    ],
  );
}

/** Writes so many reviews, each at a place that is drawn by its share. */
function writer({ platform }: BenchPlatform, places: readonly SimulatedPlace[]) {
  const control = openControl(platform.site.simulatorUrl);
  let sum = 0;
  const upTo = places.map(({ share }) => {
    sum += share;
    return sum;
  });
  const draw = () => {
    const drawn = Math.random() * sum;
    let [from, to] = [0, upTo.length - 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((upTo[middle] ?? 0) < drawn) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return async (count: number) => {
    const review = () => ({ source: 'google', place_id: placeIdOf(draw()), rating: 4, author: 'Demo Customer' });
    const text = 'A calm lounge with attentive staff; we stayed for two hours before our flight.';
    const written = Array.from({ length: count }, () => ({ ...review(), text }));
    if (count > 0) await control('POST', '/reviews', written);
  };
}

/**
 * Lets business time run faster than the wall's for so many seconds of the wall's. @returns seconds of business time
 */
async function passTime(
  servers: Servers,
  { platform }: BenchPlatform,
  options: {
    readonly wallS: number;
    readonly reviewsPerSecond: number;
    readonly write: (count: number) => Promise<void>;
    readonly progress?: (line: string) => void;
  },
): Promise<number> {
  const { wallS, reviewsPerSecond, write, progress } = options;
  const clock = { redisUrl: servers.redis.url, prefix: platform.site.names.redisPrefix };
  const startedAt = performance.now();
  let movedMs = 0;
  let written = 0;
  for (let second = 1; second <= wallS; second += 1) {
    await delay(Math.max(0, startedAt + second * secondMs - performance.now()));
    const byMs = Math.round((performance.now() - startedAt) * (timesFaster - 1) - movedMs);
    await advanceClock({ ...clock, byMs });
    movedMs += byMs;
    const owed = Math.floor((movedMs / secondMs + second) * reviewsPerSecond) - written;
    await write(owed);
    written += owed;
    if (second % 60 === 0) progress?.(`${second} of ${wallS} s`);
  }
  return (performance.now() - startedAt + movedMs) / secondMs;
}
