import { openOlderDatabase } from '@review-reply/testing';
import { expect, inject, it, onTestFinished } from 'vitest';

it('failures that were kept as sentences are kept as codes and reasons, in rendered reviews too', async () => {
  const { query, migrateAll, close } = await openOlderDatabase(
    inject('postgresUrl'),
    new URL('../migrations', import.meta.url),
    '0006',
  );
  onTestFinished(close);
  const kept = [
    ['canceled', 'The review is gone from its platform.', 'review_gone'],
    ['canceled', 'The place is inactive or no longer connected to the platform.', 'not_connected'],
    ['platform_refused', 'The platform refused the reply (INVALID_ARGUMENT).', 'INVALID_ARGUMENT'],
    ['platform_refused', 'The platform refused the reply.', null],
    ['OFF_TOPIC', 'The platform rejected the reply: OFF_TOPIC.', 'rejected'],
    ['moderation_timeout', 'The platform gave no verdict on the reply within seven days.', null],
  ] as const;
  const shown = (failures: readonly object[]) => JSON.stringify({ replies: failures.map((failure) => ({ failure })) });
  const document = shown(kept.map(([code, message]) => ({ code, message })));
  await query(
    `insert into review (account_id, review_id, place_ref, source, platform_review_id, rating, text, author_anonymous,
       created_at, updated_at, first_seen_at, document)
     overriding system value values (1, 1, 1, 'google', 'demo', 5, '', true, now(), now(), now(), $1)`,
    [document],
  );
  for (const [code, message] of kept)
    await query(
      `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at, failure_code, failure_message)
       values (1, 1, 1, 'Demo.', 'failed', 'service', now(), $1, $2)`,
      [code, message],
    );
  await migrateAll();
  const { rows } = await query('select failure_reason from reply order by reply_id');
  expect(rows.map((row) => row.failure_reason)).toEqual(kept.map(([, , reason]) => reason));
  const [review] = (await query('select document from review')).rows;
  expect(review.document).toBe(shown(kept.map(([code, , reason]) => ({ code, reason }))));
});
