import {
  AccountAttachedSchema,
  AccountDetachedSchema,
  AccountErasedSchema,
  AccountErasureDueSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { ReplyFailedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from './make-account.ts';
import { logins } from './platform-logins.ts';
import { keyed, operator, readEvery, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const withinMs = 30_000;

let test: TestReviews;
beforeAll(async () => {
  test = await startReviews();
});
afterAll(() => test?.stack.close());

const byIdentity = (key: bigint) => ({ from: 'identity', key });
const tellOf = (accountId: bigint) => ({
  detach: (at = test.stack.clock.now()) =>
    test.publish(AccountDetachedSchema, { accountId, partnerAccountId: 1n }, { ...byIdentity(accountId), at }),
  attach: () =>
    test.publish(AccountAttachedSchema, { accountId, partnerAccountId: 1n, service: 'pro' }, byIdentity(accountId)),
  erase: () => test.publish(AccountErasureDueSchema, { accountId, partnerAccountId: 1n }, byIdentity(accountId)),
});
const answers = (accountId: bigint) =>
  test.events(AccountErasedSchema).filter((event) => event.accountId === accountId);

const suggest = (place: TestPlace, reviewId: number) => {
  const request = { reviewId: BigInt(reviewId), tone: 5 };
  return test.reviews.createSuggestion({ ...request, idempotency: keyed(request) }, place.as);
};
const reply = (place: TestPlace, reviewId: number, text = 'Thank you for your visit.') => {
  const request = { reviewId: BigInt(reviewId), text };
  return test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as);
};
const isDetached = async ({ accountId }: TestPlace) =>
  (await test.database.pool.query('select from detached_account where account_id = $1', [accountId])).rowCount === 1;
/** Readings that were begun, whether or not they came as far as the platform. */
const readingsOf = async ({ placeRef }: TestPlace): Promise<bigint> =>
  (await test.database.pool.query('select lease_no from sync_cursor where place_ref = $1', [placeRef])).rows[0]
    .lease_no;
const readsOf = async ({ placeId }: TestPlace) =>
  (await test.control<unknown[]>('GET', `/calls?target=google.reviews.list&place_id=${placeId}`)).length;

describe('an account that left its partner', () => {
  it('writes nothing more, is read no more, and what is on its way to the platform is canceled', async () => {
    const place = await test.place({ suns: 5n });
    const first = await test.review(place);
    const second = await test.review(place, { text: 'Friendly.' });
    await test.control('POST', '/faults', { target: 'google.reviews.reply', status: 503, place_id: place.placeId });
    const { publication } = await reply(place, first.review_id);
    const publicationId = publication?.publicationId ?? 0n;
    const status = async () => (await test.reviews.getPublication({ publicationId }, place.as)).status;
    await eventually(async () => expect(await status()).toBe('retrying'), { timeoutMs: withinMs });
    await tellOf(place.accountId).detach();
    await eventually(async () => expect(await status()).toBe('canceled'), { timeoutMs: withinMs });
    await eventually(() => {
      const failed = test.events(ReplyFailedSchema).filter((event) => event.accountId === place.accountId);
      expect(failed).toMatchObject([{ publication: { failure: { code: 'canceled' } } }]);
    });
    expect(await isDetached(place)).toBe(true);
    for (const write of [suggest, reply])
      await expect(write(place, second.review_id)).rejects.toMatchObject({ code: 'account_not_found' });
    const reads = await readsOf(place);
    await test.stack.clock.advance(readEvery.maxMs);
    const other = await test.place();
    await test.read(other);
    expect(await readsOf(place)).toBe(reads);
    // It is attached again: what was read is there, and suggestions are written.
    await tellOf(place.accountId).attach();
    expect(await isDetached(place)).toBe(false);
    expect(await test.list(place)).toHaveLength(2);
    expect((await suggest(place, second.review_id)).suggestion).toBeDefined();
  });
});

describe('an account that left while its places are still said to be active', () => {
  const hourMs = 3_600_000;
  const ask = (statement: string, of: unknown) => test.database.pool.query(statement, [of]);
  /** Unlike word of it by identity, which places would hear too. */
  const leave = async ({ accountId }: TestPlace) => {
    await ask(`insert into detached_account (account_id, detached_at) values ($1, '2000-01-01Z')`, accountId);
    await ask('delete from suspended_account where account_id = $1', accountId);
  };
  const suspend = ({ accountId }: TestPlace) => ask('insert into suspended_account values ($1)', accountId);
  const openPlace = async () => {
    const place = await test.place({ suns: 5n });
    await test.changePlace(place, { autopilot: { enabled: true, delayHours: 1, minRating: 4 } });
    return place;
  };
  const balance = async ({ accountId }: TestPlace) =>
    (await test.billing.getAccountBalance({ accountId }, operator)).balanceMilliSuns;
  const generations = async (reviewId: number) =>
    (await ask('select status from generation where review_id = $1', reviewId)).rows.map(({ status }) => status);
  const tasksOf = async ({ placeRef }: TestPlace) =>
    (await ask('select from autopilot_task where place_ref = $1', placeRef)).rowCount;

  it('has nothing sent, published or written: what is on its way is canceled, and drafts go', async () => {
    const place = await openPlace();
    const drafted = await test.review(place);
    const drafts = async () => (await test.get(place, drafted.review_id)).replies;
    await eventually(async () => expect(await drafts()).toMatchObject([{ status: 'draft' }]));
    await suspend(place);
    const unwritten = await test.review(place);
    const answered = await test.review(place, { rating: 2 });
    const { publication } = await reply(place, answered.review_id);
    const publicationId = publication?.publicationId ?? 0n;
    const seen = () => test.reviews.getPublication({ publicationId }, place.as);
    await eventually(async () => expect((await seen()).status).toBe('retrying'));
    await leave(place);
    await test.stack.clock.advance(2 * hourMs);
    const canceled = { status: 'canceled', failure: { code: 'canceled', reason: 'not_connected' } };
    await eventually(async () => expect(await seen()).toMatchObject({ ...canceled, attempts: 0 }));
    await eventually(async () => expect(await tasksOf(place)).toBe(0));
    expect(await drafts()).toEqual([]);
    expect(await generations(unwritten.review_id)).toEqual([]);
    expect(await balance(place)).toBe(4_000n);
    expect(await test.control('GET', `/calls?target=google.reviews.reply&place_id=${place.placeId}`)).toEqual([]);
  });

  it('has nothing sent again that may have been sent before, and is told nothing of it until it is back', async () => {
    const place = await openPlace();
    const { review_id: reviewId } = await test.review(place, { rating: 2 });
    const late = { delay_ms: 1_500, after_effect: true };
    await test.control('POST', '/faults', { target: 'google.reviews.reply', ...late, place_id: place.placeId });
    const { publication } = await reply(place, reviewId);
    const publicationId = publication?.publicationId ?? 0n;
    const seen = () => test.reviews.getPublication({ publicationId }, place.as);
    await eventually(async () => expect((await seen()).status).toBe('publishing'));
    await leave(place);
    // As when the worker that sends it dies: another takes over.
    await ask(
      `update publication set lease_until = '2000-01-01Z', due_at = '2000-01-01Z' where publication_id = $1`,
      publicationId,
    );
    const dueAt = async () =>
      (await ask('select due_at from publication where publication_id = $1', publicationId)).rows[0].due_at.getTime();
    for (let look = 0; look < 2; look++) {
      await eventually(async () => expect(await dueAt()).toBeGreaterThan(test.stack.clock.now().getTime()));
      expect((await seen()).status).toBe('publishing');
      await test.stack.clock.advance(hourMs);
    }
    const told = () => test.events(ReplyFailedSchema).filter((event) => event.accountId === place.accountId);
    expect(told()).toEqual([]);
    await ask('delete from detached_account where account_id = $1', place.accountId);
    await test.stack.clock.advance(hourMs);
    await eventually(async () => expect((await seen()).status).toBe('published'));
    const sent = `/calls?target=google.reviews.reply&place_id=${place.placeId}`;
    expect(await test.control('GET', sent)).toHaveLength(1);
  });

  it('is charged nothing for a draft that was being written as it left, and has none', async () => {
    const place = await openPlace();
    await suspend(place);
    const { review_id: reviewId } = await test.review(place);
    const holder = await test.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table suggestion in access exclusive mode');
    await ask('delete from suspended_account where account_id = $1', place.accountId);
    await test.stack.clock.advance(hourMs);
    await eventually(async () => expect(await generations(reviewId)).toEqual(['running']));
    await leave(place);
    await holder.query('rollback');
    holder.release();
    await eventually(async () => expect(await generations(reviewId)).toEqual(['abandoned']));
    expect((await test.get(place, reviewId)).replies).toEqual([]);
    await eventually(async () => expect(await balance(place)).toBe(5_000n));
    await test.stack.clock.advance(hourMs);
    await eventually(async () => expect(await tasksOf(place)).toBe(0));
    expect(await generations(reviewId)).toEqual(['abandoned']);
  });
});

describe('an account whose moves are heard of in another order', () => {
  it('is not read while it is detached, though a place of it becomes active, and is read when it is attached', async () => {
    const place = await test.place();
    const { detach, attach } = tellOf(place.accountId);
    await detach();
    expect(await isDetached(place)).toBe(true);
    // Unlike word of its places, which was on its way.
    await test.changePlace(place, { active: true });
    const before = await readingsOf(place);
    await test.stack.clock.advance(readEvery.maxMs);
    await test.read(await test.place());
    expect(await readingsOf(place)).toBe(before);
    await attach();
    await eventually(async () => expect(await readingsOf(place)).toBeGreaterThan(before), { timeoutMs: withinMs });
  });

  it('gives back a place that was being read as it left, so that it need not wait for the lease when it is back', async () => {
    const place = await test.place();
    const { attach } = tellOf(place.accountId);
    const ask = (statement: string, of: bigint) => test.database.pool.query(statement, [of]);
    await test.control('POST', '/faults', { target: 'google.reviews.list', delay_ms: 1_000, place_id: place.placeId });
    const before = await readingsOf(place);
    await ask(`update sync_cursor set next_read_at = '2000-01-01Z' where place_ref = $1`, place.placeRef);
    await eventually(async () => expect(await readingsOf(place)).toBeGreaterThan(before));
    // Unlike word of its places, which would end the login that the page is read with.
    await ask(`insert into detached_account (account_id, detached_at) values ($1, '2000-01-01Z')`, place.accountId);
    await eventually(async () => {
      const { rows } = await ask('select lease_until from sync_cursor where place_ref = $1', place.placeRef);
      expect(rows).toEqual([{ lease_until: null }]);
    });
    const during = await readingsOf(place);
    await attach();
    await eventually(async () => expect(await readingsOf(place)).toBeGreaterThan(during));
  });

  it('stays attached after a late word of an earlier leaving', async () => {
    const place = await test.place();
    const { detach, attach } = tellOf(place.accountId);
    const leftAt = test.stack.clock.now();
    await detach(leftAt);
    expect(await isDetached(place)).toBe(true);
    await test.stack.clock.advance(1_000);
    await attach();
    expect(await isDetached(place)).toBe(false);
    await detach(leftAt);
    expect(await isDetached(place)).toBe(false);
  });
});

describe('an account that is erased', () => {
  it('is so only when identity itself says that it is due', async () => {
    const place = await test.place({ reviews: [{}] });
    test.notDue.add(place.accountId);
    await tellOf(place.accountId).erase();
    const noted = 'select from account_erasure where account_id = $1';
    expect((await test.database.pool.query(noted, [place.accountId])).rowCount).toBe(0);
    expect(answers(place.accountId)).toEqual([]);
    expect(await test.list(place)).toHaveLength(1);
  });

  it('leaves no row, whatever was done with it, while others keep theirs, and it is answered each time', async () => {
    const place = await test.place({ suns: 5n });
    const { review_id } = await test.review(place, { text: 'A sentence that nobody else wrote: xylograph.' });
    await suggest(place, review_id);
    await reply(place, review_id, 'Thank you, xylograph.');
    const voice = { snippets: [], samples: [{ rating: 5, text: 'The owner, too, says xylograph.' }] };
    await test.reviews.setVoice({ placeId: place.placeId, voice }, operator);
    await test.moveTo(place, await logins.googleplay(test.control));
    await test.read(place, { source: 'googleplay' });
    const other = await test.place({ reviews: [{}] });
    const { attach, detach, erase } = tellOf(place.accountId);
    await detach();
    expect(await isDetached(place)).toBe(true);
    expect(await rowsHolding(String(place.accountId), 'xylograph', place.placeId)).not.toEqual([]);
    await erase();
    await eventually(() => expect(answers(place.accountId)).toMatchObject([{ service: 'reviews' }]), {
      timeoutMs: withinMs,
    });
    // A place that is heard of late is dropped, also while another account's is kept.
    const state = { accountId: place.accountId, placeRef: place.placeRef, placeId: place.placeId, name: 'Demo' };
    await test.publish(
      PlaceChangedSchema,
      { ...state, active: true, version: 1_000n },
      { from: 'places', key: place.accountId },
    );
    await detach();
    await attach();
    await erase();
    await eventually(() => expect(answers(place.accountId)).toHaveLength(2), { timeoutMs: withinMs });
    await test.changePlace(other, {});
    expect(await rowsHolding(String(place.accountId), 'xylograph', place.placeId)).toEqual([]);
    expect(await test.list(other)).toHaveLength(1);
  });

  it('has its rows found by an index in every table, however much others have', async () => {
    const { rows } = await test.database.pool.query(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum and i.indpred is null)`,
    );
    expect(rows).toEqual([]);
  });

  it('goes in batches, however large it is', async () => {
    const account = await makeAccount(test, 40);
    await test.database.pool.query(
      `insert into review (account_id, place_ref, source, platform_review_id, rating, text, author_anonymous, created_at,
         updated_at, first_seen_at)
       select $1, $2, 'google', 'demo-many-' || n, 5, 'Demo text.', true, now(), now(), now()
       from generate_series(1, 3500) n`,
      [account.accountId, account.accountId * 10n],
    );
    await tellOf(account.accountId).erase();
    await eventually(() => expect(answers(account.accountId)).toHaveLength(1), { timeoutMs: withinMs });
    expect(await rowsHolding(String(account.accountId))).toEqual([]);
  });
});

/** Tables with a row that holds one of these texts. */
async function rowsHolding(...wanted: string[]): Promise<string[]> {
  const { pool } = test.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name <> 'outbox'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    if (rows.some(({ row }) => wanted.some((text) => row.includes(text)))) found.push(name);
  }
  return found;
}
