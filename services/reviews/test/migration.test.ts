import { openOlderDatabase } from '@review-reply/testing';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

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

it('replies that wait to be sent once more may have been taken, as far as anybody knows', async () => {
  const { query, migrateAll, close } = await openOlderDatabase(
    inject('postgresUrl'),
    new URL('../migrations', import.meta.url),
    '0021',
  );
  onTestFinished(close);
  const publications = [
    ['retrying', 1, 'now()'],
    // Never sent, since its account is suspended.
    ['retrying', 0, 'now()'],
    ['queued', 0, 'now()'],
    ['publishing', 1, 'now()'],
    ['failed', 7, 'null'],
  ] as const;
  for (const [status, attempts, dueAt] of publications)
    await query(
      `insert into publication (account_id, review_id, reply_id, place_ref, source, status, attempts, due_at, created_at,
         updated_at) values (1, 1, 1, 1, 'google', $1, $2, ${dueAt}, now(), '2026-01-31Z')`,
      [status, attempts],
    );
  await migrateAll();
  const { rows } = await query('select unknown_since from publication order by publication_id');
  const at = new Date('2026-01-31Z');
  expect(rows.map((row) => row.unknown_since)).toEqual([at, null, null, null, null]);
});

describe('since when autopilot is on', () => {
  const places = ([ref, active, enabled]: readonly [ref: number, active: boolean, enabled: boolean]) =>
    `insert into place (place_ref, account_id, place_id, name, active, version, autopilot_enabled)
     values (${ref}, 1, 'demo-${ref}', 'Demo', ${active}, 1, ${enabled})`;
  const older = async () => {
    const opened = await openOlderDatabase(inject('postgresUrl'), new URL('../migrations', import.meta.url), '0018');
    onTestFinished(opened.close);
    const isSince = async (placeRef: number, condition: string) => {
      const { rows } = await opened.query(`select ${condition} as so from place where place_ref = $1`, [placeRef]);
      return rows[0].so;
    };
    return { ...opened, isSince };
  };

  it('is early enough for what it has in hand, and else no earlier than its being kept', async () => {
    const { query, migrateAll, isSince } = await older();
    for (const one of [
      [1, true, true],
      [2, true, true],
      [3, true, false],
      [4, false, true],
    ] as const)
      await query(places(one));
    const seenAt = new Date(Date.now() - 50 * 3_600_000);
    for (const [id, at] of [
      [1, seenAt],
      [2, new Date()],
      [3, new Date(0)],
    ] as const)
      await query(
        `insert into review (account_id, review_id, place_ref, source, platform_review_id, rating, text,
           author_anonymous, created_at, updated_at, first_seen_at, document)
         overriding system value values (1, $1, 1, 'google', 'demo-' || $2::text, 5, '', true, now(), now(), $2::text::timestamptz, '{}')`,
        [id, at.toISOString()],
      );
    await query(`insert into autopilot_task (account_id, review_id, place_ref, work_id, seen_at)
      select 1, review_id, 1, gen_random_uuid(), now() from review where review_id < 3`);
    const { rows } = await query('select now()');
    await migrateAll();
    expect(await isSince(1, `autopilot_since = '${new Date(seenAt.getTime() - 1).toISOString()}'`)).toBe(true);
    expect(await isSince(2, `autopilot_since >= '${rows[0].now.toISOString()}'`)).toBe(true);
    for (const off of [3, 4]) expect(await isSince(off, 'autopilot_since is null')).toBe(true);
  });

  it('is kept for the version before too, which does not write it', async () => {
    const { query, migrateAll, isSince } = await older();
    await migrateAll();
    await query(places([1, true, true]));
    expect(await isSince(1, 'autopilot_since <= now()')).toBe(true);
    await query(`update place set autopilot_since = '2000-01-01Z'`);
    await query('update place set active = true, autopilot_enabled = true, autopilot_min_rating = 1');
    expect(await isSince(1, `autopilot_since = '2000-01-01Z'`)).toBe(true);
    await query('update place set active = true, autopilot_enabled = false');
    expect(await isSince(1, 'autopilot_since is null')).toBe(true);
    await query('update place set active = true, autopilot_enabled = true');
    expect(await isSince(1, `autopilot_since > '2001-01-01Z'`)).toBe(true);
  });
});
