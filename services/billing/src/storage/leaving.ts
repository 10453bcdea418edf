import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/**
 * Places of an account with a plan in force or to come, by place. @param begunBefore those alone whose plan began
 * before
 */
export async function listPlacesWithPlan(
  tx: Transaction,
  { accountId, begunBefore, now }: { accountId: bigint; begunBefore: Date | null; now: Date },
): Promise<bigint[]> {
  const earlier = begunBefore === null ? sql`` : sql`and started_at < ${begunBefore.toISOString()}`;
  const { rows } = await tx.execute<{ place_ref: bigint }>(sql`
    select distinct place_ref from plan_span
    where account_id = ${accountId} and (ended_at is null or ended_at > ${now.toISOString()}) ${earlier}
    order by place_ref`);
  return rows.map((row) => row.place_ref);
}

/** Every number that stands for one of an account's places in any record. */
async function listPlaceRefs(tx: Transaction, accountId: bigint): Promise<bigint[]> {
  const { rows } = await tx.execute<{ place_ref: bigint }>(sql`
    select place_ref from place where account_id = ${accountId}
    union select place_ref from plan_span where account_id = ${accountId}
    union select place_ref from hold where account_id = ${accountId}`);
  return rows.map((row) => row.place_ref);
}

async function drawAnonymousIds(tx: Transaction, count: number): Promise<bigint[]> {
  const { rows } = await tx.execute<{ id: bigint }>(
    sql`select nextval('anonymous_id') as id from generate_series(1, ${count})`,
  );
  return rows.map((row) => row.id);
}

/**
 * Makes an account's money records anonymous: the ledger, holds, plans and times of activity stay whole and go on
 * adding up, but the account and its places are numbers that stand nowhere else, its reviews are 0, and every text is
 * gone. What pays, the partner, stays: its open month is billed by these records. There is no index for the holds of an
 * account, since every suggestion would have to write it; an erasure reads them all instead.
 */
export async function makeAnonymous(tx: Transaction, accountId: bigint): Promise<void> {
  const places = await listPlaceRefs(tx, accountId);
  const [alias, ...placeAliases] = await drawAnonymousIds(tx, places.length + 1);
  if (alias === undefined) throw new Error('No anonymous number was drawn.');
  const [refs, aliases] = [sql.param(places.map(String)), sql.param(placeAliases.map(String))];
  const renamed = sql`unnest(${refs}::bigint[], ${aliases}::bigint[]) as renamed (place_ref, alias)`;
  const run = (statement: ReturnType<typeof sql>) => tx.execute(statement);
  await run(sql`
    update hold set account_id = ${alias}, place_ref = renamed.alias, review_id = 0, external_ref = null
    from ${renamed} where hold.account_id = ${accountId} and hold.place_ref = renamed.place_ref`);
  await run(sql`
    update plan_span set account_id = ${alias}, place_ref = renamed.alias
    from ${renamed} where plan_span.account_id = ${accountId} and plan_span.place_ref = renamed.place_ref`);
  await run(sql`delete from past_due where account_id = ${accountId}`);
  for (const table of ['quota_month', 'place_activity', 'invoiced_place'])
    await run(sql`
      update ${sql.identifier(table)} as record set place_ref = renamed.alias
      from ${renamed} where record.place_ref = renamed.place_ref`);
  await run(sql`
    update place set account_id = ${alias}, place_ref = renamed.alias, place_id = '', name = ''
    from ${renamed} where place.account_id = ${accountId} and place.place_ref = renamed.place_ref`);
  await run(sql`update suns_expiry set account_id = ${alias} where account_id = ${accountId}`);
  await run(sql`update wallet set account_id = ${alias} where account_id = ${accountId}`);
  await run(sql`update ledger_account set owner_account_id = ${alias} where owner_account_id = ${accountId}`);
  await run(sql`
    update suns_grant set account_id = ${alias}, reason = '', idempotency_key = transfer_id::text
    where account_id = ${accountId}`);
  await run(sql`update attachment set account_id = ${alias}, external_ref = null where account_id = ${accountId}`);
  await run(sql`update client_month set account_id = ${alias}, external_ref = null where account_id = ${accountId}`);
  await run(sql`
    update invoice_annex_line set account_id = null, external_ref = null where account_id = ${accountId}`);
  await run(sql`delete from account where account_id = ${accountId}`);
}
