import { createServer } from 'node:http';
import { PlaceStatsChangedSchema, ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { eventually, freePort, listen, readResidentMemory, startProcess } from '@review-reply/testing';
import { expect, it, onTestFinished } from 'vitest';
import { operator, startReviews } from './start-reviews.ts';

const main = new URL('../src/main.ts', import.meta.url);
/** Of the place. */
const total = Number(process.env.FIRST_READ_REVIEWS ?? 200_000);
const pageSize = 50;
const minuteMs = 60_000;
const withinMs = 120 * minuteMs;
/** The heap that compose gives a service, and what the process may take with all that is beside it. */
const heap = ['--max-semi-space-size=2', '--max-old-space-size=384'];
const residentMaxMb = 448;

/** Google's reviews of any location, of which there are none until they are `shown`. */
async function startGoogle() {
  let shown = 0;
  const server = createServer((request, response) => {
    const from = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('pageToken') ?? 0);
    const reviews = Array.from({ length: Math.min(pageSize, shown - from) }, (_, i) => review(from + i));
    const next = from + pageSize < shown ? { nextPageToken: String(from + pageSize) } : {};
    const page = shown === 0 ? {} : { reviews, averageRating: 4, totalReviewCount: shown, ...next };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const url = `http://127.0.0.1:${await listen(server)}`;
  const show = (count: number) => {
    shown = count;
  };
  return { url, close, show };
}

function review(number: number) {
  const createTime = new Date(Date.parse('2026-01-31T00:00:00Z') - number * 1_000).toISOString();
  return {
    ...{ reviewId: `review-${number}`, reviewer: { displayName: 'Demo Guest' }, starRating: 'FOUR', createTime },
    ...{ comment: `A calm lounge with attentive staff, number ${number}.`, updateTime: createTime },
  };
}

/** The most memory that a process had so far, in MB. */
const residentPeakMb = (pid: number) => (readResidentMemory(pid)?.peakBytes ?? Number.NaN) / 1_024 ** 2;

it(
  'a first read of very many reviews shows how far it has come, goes on where it was killed, and stays within its memory',
  async () => {
    const google = await startGoogle();
    const test = await startReviews({ GOOGLE_REVIEWS_URL: google.url, SYNC_LEASE_MS: '2000' });
    onTestFinished(async () => {
      await test.stack.close();
      google.close();
    });
    const { pool } = test.database;
    const { clock } = test.stack;
    const place = await test.place();
    for (const life of test.lives) await life.stop();
    google.show(total);
    await pool.query(
      `update sync_cursor set imported_at = null, watermark = null, next_read_at = '2000-01-01Z' where place_ref = $1`,
      [place.placeRef],
    );
    const cursorOf = async () =>
      (await pool.query('select * from sync_cursor where place_ref = $1', [place.placeRef])).rows[0];

    async function startReader() {
      const port = await freePort();
      const env = { ...test.env, GRPC_PORT: String(port), SYNC_PAGES_PER_TURN: '100' };
      const child = await startProcess(test.stack, main, env, heap);
      const client = test.stack.client(ReviewsService, port);
      /** As an operator is shown it. */
      const status = async () => {
        const { reads } = await client.listReads({}, operator);
        return reads.find(({ placeId }) => placeId === place.placeId);
      };
      return { child, status };
    }
    /** Lets the minutes pass that a login has to wait once it has asked as often as Google allows. */
    const letRead = (isDone: () => Promise<void>) =>
      eventually(
        async () => {
          const { lease_until: lease, next_read_at: next } = await cursorOf();
          if (lease === null && next > clock.now()) await clock.advance(minuteMs);
          await isDone();
        },
        { timeoutMs: withinMs },
      );

    const startedAt = performance.now();
    const first = await startReader();
    const half = BigInt(total) / 2n;
    await letRead(async () => {
      const underWay = (await first.status())?.underWay;
      expect(underWay).toMatchObject({ complete: true, total: BigInt(total) });
      expect(underWay?.reviews).toBeGreaterThanOrEqual(half);
    });
    const peaks = [residentPeakMb(first.child.pid)];
    await first.child.end('SIGKILL');
    const { read_pages: pagesBefore } = await cursorOf();

    const second = await startReader();
    await eventually(async () => expect((await second.status())?.underWay?.pages).toBeGreaterThan(pagesBefore), {
      timeoutMs: withinMs,
    });
    expect((await second.status())?.underWay?.reviews).toBeGreaterThan(half);
    await letRead(async () => expect((await cursorOf()).imported_at).not.toBeNull());
    peaks.push(residentPeakMb(second.child.pid));
    // A place's events are told in their order: what the read had told would be before its figures.
    await eventually(
      () => expect(test.events(PlaceStatsChangedSchema).at(-1)).toMatchObject({ reviewsCount: BigInt(total) }),
      { timeoutMs: withinMs },
    );
    expect(test.events(ReviewCreatedSchema)).toEqual([]);
    await second.child.end('SIGTERM');

    const { rows } = await pool.query('select count(*) as count from review where place_ref = $1', [place.placeRef]);
    expect(rows).toEqual([{ count: BigInt(total) }]);
    const tookMs = performance.now() - startedAt;
    process.stderr.write(`${total} reviews, ${tookMs / 1_000} s, ${peaks.join(' and ')} MB at most\n`);
    expect(Math.max(...peaks)).toBeLessThan(residentMaxMb);
  },
  2 * withinMs,
);
