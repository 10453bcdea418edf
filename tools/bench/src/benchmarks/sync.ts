import type { Platform } from '@review-reply/infra';
import pg from 'pg';
import type { Bench, Benchmark } from '../benchmark.ts';
import { openWebhookSink } from '../load/webhook-sink.ts';
import { atLeast, ofRounds, perSecond, sideFigures } from '../measure/figures.ts';
import { alternate, type Measure, type Side } from '../measure/rounds.ts';
import { until } from '../measure/until.ts';
import { createAccounts } from '../platform/accounts.ts';
import { connectLogin, writeReviews } from '../platform/places.ts';
import { type BenchPlatform, openPlatform } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';
import { createEndpoints } from '../webhooks/platform.ts';

/** A round's reviews: 100 pages of Google's, which is one turn of a read. */
const reviewsPerRound = 5_000;
const perSecondMin = 2_000;
const often = { pollMs: 10 };
const side = 'page to queued webhooks';
const dayMs = 86_400_000;

export const sync: Benchmark = {
  about: 'reviews a second from a platform’s page to rows, events and queued webhooks',
  run: async (bench) => {
    const samples = await alternate([await openSync(bench)], bench.options.rounds, bench.progress);
    const ours = samples.get(side) ?? [];
    return {
      benchmark: 'sync',
      conditions: [
        `${reviewsPerRound.toLocaleString('en')} new reviews a round, at one place, 50 a page, from the simulated Google on this machine.`,
        'From when the read begins to the last delivery’s row: page, row, event, Kafka, the delivery of one endpoint.',
        'Processor time of reviews, webhooks and Postgres; the simulator, Kafka and the receiver are not counted.',
      ],
      figures: [
        ofRounds('reviews a second', '1/s', ours.map(perSecond), atLeast(perSecondMin)),
        ...sideFigures(samples, 'review'),
      ],
    };
  },
};

/** Starts the platform with an account whose one endpoint hears of reviews; a round has a place of its own. */
async function openSync(bench: Bench): Promise<Side> {
  const servers = await openServers(bench);
  const sink = await openWebhookSink(bench);
  // Endpoints on this machine are refused in production; nothing is read but what a round asks for.
  const settings = { NODE_ENV: 'development', CLOCK: 'system', SYNC_INTERVAL_MS: String(dayMs) };
  const opened = await openPlatform(bench, servers, { settings });
  const { platform, services } = opened;
  const [reviews, webhooks] = [openPool(bench, platform, 'reviews'), openPool(bench, platform, 'webhooks')];
  const [account] = await createAccounts(services, 1);
  const accountId = account?.accountId ?? 0n;
  await createEndpoints(platform, [{ accountId, url: `${sink.url}/hook/0` }]);
  let round = 0;
  return {
    name: side,
    participants: () => ({
      processes: { reviews: platform.process('reviews').pid, webhooks: platform.process('webhooks').pid },
      families: { Postgres: servers.postgres.pid },
    }),
    run: async (measure) => {
      const placeRef = await openPlace(opened, { accountId, name: `bench-sync-${round++}` }, reviews);
      await readAll(measure, { reviews, webhooks, placeRef });
    },
  };
}

function openPool(bench: Bench, platform: Platform, service: 'reviews' | 'webhooks'): pg.Pool {
  const pool = new pg.Pool({ connectionString: platform.site.databaseUrl(service), max: 2 });
  bench.onEnd(() => pool.end());
  return pool;
}

/** A place that was read while it had no reviews, and has them now. */
async function openPlace(
  opened: BenchPlatform,
  { accountId, name }: { accountId: bigint; name: string },
  reviews: pg.Pool,
): Promise<bigint> {
  const placeId = `place-${name}`;
  const [place] = await connectLogin(opened, { accountId, name, placeIds: [placeId] });
  const placeRef = place?.placeRef ?? 0n;
  const imported = 'select from sync_cursor where place_ref = $1 and imported_at is not null and lease_until is null';
  await until('the first read', async () => (await reviews.query(imported, [placeRef])).rowCount === 1, often);
  const texts = Array.from(
    { length: reviewsPerRound },
    (_, at) => `A calm lounge with attentive staff, number ${at}; we stayed for two hours before our flight.`,
  );
  await writeReviews(opened.platform.site.simulatorUrl, placeId, texts);
  return placeRef;
}

async function readAll(
  measure: Measure,
  { reviews, webhooks, placeRef }: { reviews: pg.Pool; webhooks: pg.Pool; placeRef: bigint },
): Promise<void> {
  // Delivered ones are forgotten but for the last hundred: ids tell how many there were.
  const count = async () =>
    Number((await webhooks.query('select max(delivery_id) as count from delivery')).rows[0].count);
  const before = await count();
  await reviews.query('update sync_cursor set next_read_at = now() where place_ref = $1', [placeRef]);
  const leased = 'select from sync_cursor where place_ref = $1 and lease_until is not null';
  // A worker looks for what has fallen due twice a second.
  await until('the read', async () => (await reviews.query(leased, [placeRef])).rowCount === 1, often);
  await measure(async () => {
    await until('the deliveries', async () => (await count()) >= before + reviewsPerRound, often);
    return { units: reviewsPerRound };
  });
}
