import { afterAll, beforeAll, expect, it } from 'vitest';
import { canFollow, type PublicationStatus } from '../src/domain/publication.ts';
import { canBecome, type ReplyStatus } from '../src/domain/reply.ts';
import { startReviews, type TestReviews } from './start-reviews.ts';

let test: TestReviews;
beforeAll(async () => {
  test = await startReviews();
});
afterAll(() => test?.stack.close());

const replies = ['draft', 'validated', 'publishing', 'failed_retryable', 'published', 'online', 'failed'] as const;
const publications = ['queued', 'publishing', 'retrying', 'published', 'failed', 'canceled'] as const;

/** Whether the database lets a row of a copy of the table, with its triggers, go from one state to the other. */
async function allows(table: 'reply' | 'publication', from: string, to: string): Promise<boolean> {
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: bigint }>(
      table === 'reply'
        ? `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at)
           select account_id, review_id, place_ref, 'Thank you.', $1, 'service', now() from review limit 1
           returning reply_id as id`
        : `insert into publication (account_id, review_id, reply_id, place_ref, source, status, created_at, updated_at)
           values (1, 1, 1, 1, 'google', $1, now(), now()) returning publication_id as id`,
      [from],
    );
    await client.query(`update ${table} set status = $1 where ${table}_id = $2`, [to, rows[0]?.id]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23514') throw error;
    return false;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('the database lets replies and publications go where the tables in code do, and nowhere else', async () => {
  await test.review(await test.place());
  const isSaid = {
    reply: (from: string, to: string) => canBecome(from as ReplyStatus, to as ReplyStatus),
    publication: (from: string, to: string) => canFollow(from as PublicationStatus, to as PublicationStatus),
  };
  // What stays as it is is no transition to the database.
  for (const [table, statuses] of [
    ['reply', replies],
    ['publication', publications],
  ] as const)
    for (const from of statuses)
      for (const to of statuses)
        if (from !== to)
          expect([table, from, to, await allows(table, from, to)]).toEqual([table, from, to, isSaid[table](from, to)]);
});
