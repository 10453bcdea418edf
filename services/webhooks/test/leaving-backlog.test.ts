import type { Database } from '@review-reply/postgres';
import { AccountDetachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelRowsMax } from '../src/storage/leaving.ts';
import { accountAttached, reviewCreated } from './support/events.ts';
import { openPlatform, type Platform } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';
import { countRowsRead } from './support/rows-read.ts';

const deliveredBefore = 200_000;
/** Of the client, and of another: first attempts and retries, more of each than one statement looks through. */
const waiting = 2 * cancelRowsMax + 2_000;

let platform: Platform;
let database: Database;
beforeAll(async () => {
  platform = await openPlatform();
  database = platform.stack.openDatabase(platform.env);
});
afterAll(() => platform?.stack.close());

it('a client leaves a partner that a long backlog is kept of, and what it does then reaches nobody', async () => {
  const { stack, newAccount, subscribe, publisher, deliveriesOf } = platform;
  const [accountId, partnerId, otherId] = [newAccount(), newAccount(), newAccount()];
  const [own, partners, probe] = [await openReceiver(stack), await openReceiver(stack), await openReceiver(stack)];
  await subscribe(accountId, own.url, 'review.created');
  const { webhookId, ...endpoint } = await subscribe(partnerId, partners.url, 'review.created');
  await subscribe(otherId, probe.url, 'review.created');
  const review = (id = accountId) => publisher.publish('reviews', reviewCreated(id));
  await publisher.publish('identity', accountAttached(accountId, partnerId, 'demo-ref'));
  await eventually(async () => {
    await review();
    expect(partners.received.length).toBeGreaterThan(0);
  });
  await eventually(async () => {
    const states = (await deliveriesOf({ webhookId, ...endpoint }, partnerId)).map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(['delivered']));
  });
  await fill(webhookId, { accountId, partnerId, otherId });
  const left = 'for each row when (new.detached_at is not null)';
  const rowsRead = await countRowsRead(database, 'update on account_partner', left);

  await publisher.publish('identity', {
    ...{ key: accountId, subject: `account/${accountId}`, schema: AccountDetachedSchema },
    message: { accountId, partnerAccountId: partnerId },
    occurredAt: stack.clock.now(),
  });
  await eventually(async () => {
    const text = 'select from account_partner where account_id = $1 and detached_at is not null';
    expect((await database.pool.query(text, [accountId])).rowCount).toBe(1);
  });
  expect(await rowsRead()).toBeLessThan(deliveredBefore);
  const before = { own: own.received.length, partners: partners.received.length };
  await review();
  await review(otherId);
  await eventually(() => expect(probe.received).toHaveLength(1));
  expect({ own: own.received.length, partners: partners.received.length }).toEqual(before);
  const { rows } = await database.pool.query(
    `select subject_account_id, count(*)::int as waiting from delivery join event_copy using (event_copy_id)
     where webhook_id = $1 and status = 'pending' group by subject_account_id`,
    [webhookId],
  );
  expect(rows).toEqual([{ subject_account_id: otherId, waiting }]);
});

/** What the partner received of the client, and what it is to receive of it and of another. */
async function fill(
  webhookId: bigint,
  { accountId, partnerId, otherId }: Record<'accountId' | 'partnerId' | 'otherId', bigint>,
): Promise<void> {
  const text = `
    with copy as (
      insert into event_copy (event_id, account_id, type, subject_account_id, body)
      values (gen_random_uuid(), $2, 'review.created', $3, '{}') returning event_copy_id)
    insert into delivery (webhook_id, event_copy_id, attempts, status, due_at, created_at)
    select $1, event_copy_id, number % 2, case when $5 then 'pending' else 'delivered' end,
      case when $5 then now() + interval '300 days' end, now()
    from copy cross join generate_series(1, $4::int) number`;
  for (const subject of [accountId, otherId])
    await database.pool.query(text, [webhookId, partnerId, subject, waiting, true]);
  await database.pool.query(text, [webhookId, partnerId, accountId, deliveredBefore, false]);
}
