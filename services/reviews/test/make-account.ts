import { randomInt } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { type Timestamp, TimestampSchema } from '@bufbuild/protobuf/wkt';
import type { ReplyStatus } from '../src/domain/reply.ts';
import type { TestReviews } from './start-reviews.ts';

export const sources = ['google', 'tripadvisor', 'trustpilot', 'appstore', 'googleplay'] as const;
const replyStatuses = [
  null,
  'validated',
  'publishing',
  'failed_retryable',
  'published',
  'online',
  'failed',
  'draft',
] as const;
export const epochMs = Date.UTC(2026, 0, 1);

export interface Row {
  readonly reviewId: bigint;
  readonly placeId: string;
  readonly source: string;
  readonly rating: number;
  readonly createdAtUs: bigint;
  readonly replyStatus: ReplyStatus | null;
}

export interface Account {
  readonly accountId: bigint;
  readonly placeIds: readonly string[];
  /** Newest first. */
  readonly rows: readonly Row[];
}

/** An account whose reviews share microseconds, days, places, ratings and sources in all ways. */
export async function makeAccount(test: TestReviews, count: number): Promise<Account> {
  const accountId = BigInt(randomInt(1_000_000, 2 ** 40));
  const { pool } = test.database;
  const placeRefs = [accountId * 10n, accountId * 10n + 1n];
  const placeIds = placeRefs.map((placeRef) => `demo-place-${placeRef}`);
  for (const [i, placeRef] of placeRefs.entries())
    await pool.query(
      `insert into place (place_ref, account_id, place_id, name, active, version) values ($1, $2, $3, 'Demo', true, 1)`,
      [placeRef, accountId, placeIds[i]],
    );
  const rows: Row[] = [];
  for (let i = 0; i < count; i++) {
    const createdAtUs = BigInt(epochMs + randomInt(20)) * 1_000n + BigInt(randomInt(3));
    const place = randomInt(2);
    const source = sources[randomInt(sources.length)] ?? 'google';
    const rating = randomInt(1, 6);
    const replyStatus = replyStatuses[randomInt(replyStatuses.length)] ?? null;
    const inserted = await pool.query(
      `insert into review (account_id, place_ref, source, platform_review_id, rating, text, author_anonymous, created_at, updated_at, first_seen_at)
       values ($1, $2, $3, $4, $5, 'Demo text.', true, $6::timestamptz, $6::timestamptz, now()) returning review_id`,
      [accountId, placeRefs[place], source, `demo-${i}`, rating, toText(createdAtUs)],
    );
    const reviewId: bigint = inserted.rows[0].review_id;
    if (replyStatus !== null)
      await pool.query(
        `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at)
         values ($1, $2, $3, 'Demo reply.', $4, 'service', now())`,
        [accountId, reviewId, placeRefs[place], replyStatus],
      );
    await test.render(accountId, reviewId);
    rows.push({ reviewId, placeId: placeIds[place] ?? '', source, rating, createdAtUs, replyStatus });
  }
  rows.sort((a, b) => Number(b.createdAtUs - a.createdAtUs || b.reviewId - a.reviewId));
  return { accountId, placeIds, rows };
}

const toText = (us: bigint) =>
  `${new Date(Number(us / 1_000n)).toISOString().slice(0, -1)}${String(us % 1_000n).padStart(3, '0')}Z`;
export const fromUs = (us: bigint): Timestamp =>
  create(TimestampSchema, { seconds: us / 1_000_000n, nanos: Number(us % 1_000_000n) * 1_000 });
export const toUs = ({ seconds, nanos }: Timestamp) => seconds * 1_000_000n + BigInt(nanos / 1_000);
