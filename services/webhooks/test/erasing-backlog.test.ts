import type { Database } from '@review-reply/postgres';
import { AccountErasedSchema, AccountErasureDueSchema } from '@review-reply/proto/identity/events/v1/events';
import { collectEvents, type Events, eventually, startProcess } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceCreated } from './support/events.ts';
import { openPlatform, type Platform, startWebhooks } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';
import { countRowsRead } from './support/rows-read.ts';

const main = new URL('../src/main.ts', import.meta.url);
/** Of the client, at its partner and at itself; and of another client of the partner. */
const counts = { partners: 200_000, own: 5_000, others: 12_000 };
/** Rows that one statement may delete, and a transaction read that an erasure is noted in. */
const rowsMax = 1_000;
const withinMs = 60_000;

let platform: Platform;
let database: Database;
let published: Events;
beforeAll(async () => {
  platform = await openPlatform();
  database = platform.stack.openDatabase(platform.env);
  published = await collectEvents(platform.stack, 'webhooks');
});
afterAll(() => platform?.stack.close());

it('a client that a long backlog is kept of is erased in slices, and once, whatever is killed meanwhile', async () => {
  const { stack, env, newAccount, subscribe, publisher, life } = platform;
  const [accountId, partnerId, otherId] = [newAccount(), newAccount(), newAccount()];
  const receiver = await openReceiver(stack);
  const ownEndpoint = await subscribe(accountId, receiver.url, 'review.created');
  const endpoint = await subscribe(partnerId, receiver.url, 'billing.invoice_created');
  await publisher.publish('billing', invoiceCreated(partnerId, accountId, otherId));
  await eventually(() => expect(receiver.received).toHaveLength(1));
  await life.stop();
  await fill(endpoint.webhookId, { receiverId: partnerId, subjectId: accountId, count: counts.partners });
  await fill(endpoint.webhookId, { receiverId: partnerId, subjectId: otherId, count: counts.others });
  await fill(ownEndpoint.webhookId, { receiverId: accountId, subjectId: accountId, count: counts.own });
  await limitErasing();
  const rowsRead = await countRowsRead(database, 'insert or update on erased_account');
  const erase = () =>
    publisher.publish('identity', {
      ...{ key: accountId, subject: `account/${accountId}`, schema: AccountErasureDueSchema },
      message: { accountId, partnerAccountId: partnerId, enrollmentIds: [] },
    });
  const erased = () => published(AccountErasedSchema).filter((event) => event.accountId === accountId);

  const dying = await startProcess(stack, main, { ...env, KILL_POINT: 'webhooks.after-erasure-slice:20' });
  await erase();
  expect((await dying.exited)[1]).toBe('SIGKILL');
  expect(await rowsRead()).toBeLessThan(rowsMax);
  const left = await countOf(accountId);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(counts.partners + counts.own);
  expect(erased()).toEqual([]);
  await database.pool.query('update account_erasure set lease_until = null');

  await Promise.all([startWebhooks(stack, env), startWebhooks(stack, env)]);
  await eventually(() => expect(erased()).toMatchObject([{ service: 'webhooks' }]), { timeoutMs: withinMs });
  expect(await countOf(accountId)).toBe(0);
  expect(await countOf(otherId)).toBe(counts.others);
  const { rows } = await database.pool.query(`select body from event_copy where type = 'billing.invoice_created'`);
  const annexes = rows.map(({ body }) => JSON.parse(String(body)).data.invoice.annex);
  expect(annexes).toMatchObject([[{ account_id: null }, { account_id: Number(otherId) }]]);

  await erase();
  await eventually(() => expect(erased()).toHaveLength(2), { timeoutMs: withinMs });
  expect(await countOf(otherId)).toBe(counts.others);
  for (const table of ['account_erasure', 'account_partner'])
    expect((await database.pool.query(`select from ${table} where account_id = $1`, [accountId])).rowCount).toBe(0);
}, 240_000);

/** What an account received and is to receive about another. */
async function fill(
  webhookId: bigint,
  { receiverId, subjectId, count }: { receiverId: bigint; subjectId: bigint; count: number },
): Promise<void> {
  await database.pool.query(
    `with copy as (
       insert into event_copy (event_id, account_id, type, subject_account_id, body)
       select gen_random_uuid(), $2, 'review.created', $3, '{}' from generate_series(1, $4::int)
       returning event_copy_id)
     insert into delivery (webhook_id, event_copy_id, attempts, status, due_at, created_at)
     select $1, event_copy_id, 1, 'pending', now() + interval '300 days', now() from copy`,
    [webhookId, receiverId, subjectId, count],
  );
}

/** Events about an account that are kept, with a delivery or without. */
async function countOf(subjectId: bigint): Promise<number> {
  const { rows } = await database.pool.query<{ kept: number }>(
    `select count(*)::int as kept from event_copy full join delivery using (event_copy_id)
     where subject_account_id = $1 or (subject_account_id is null and enrollment_id is null)`,
    [subjectId],
  );
  return rows[0]?.kept ?? 0;
}

async function limitErasing(): Promise<void> {
  await database.pool.query(`
    create function limit_rows() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${rowsMax} then raise 'Too many rows at once.'; end if;
      return null;
    end $$`);
  await database.pool.query(`
    create trigger limit_rows after delete on delivery referencing old table as gone
    for each statement execute function limit_rows()`);
}
