import { bigints, type Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';

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

/** A new one is told of by the answer to one that is under way. */
export async function insertErasure(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.execute(sql`insert into account_erasure (account_id) values (${accountId}) on conflict do nothing`);
}

/** Accounts to be erased, at most so many, that nobody else works on; locked until the transaction ends. */
export async function lockErasures(tx: Transaction, limit: number): Promise<bigint[]> {
  const { rows } = await tx.execute<{ account_id: bigint }>(
    sql`select account_id from account_erasure order by account_id limit ${limit} for update skip locked`,
  );
  return rows.map((row) => row.account_id);
}

export async function deleteErasures(tx: Transaction, accountIds: readonly bigint[]): Promise<void> {
  await tx.execute(sql`delete from account_erasure where account_id = any(${bigints(accountIds)})`);
}

type PlaceOf = { account_id: bigint; place_ref: bigint };

/** Every number that stands for one of the accounts' places in any record, with its account. */
async function listPlacesOf(tx: Transaction, accountIds: readonly bigint[]): Promise<PlaceOf[]> {
  const theirs = sql`where account_id = any(${bigints(accountIds)})`;
  const { rows } = await tx.execute<PlaceOf>(sql`
    select account_id, place_ref from place ${theirs}
    union select account_id, place_ref from plan_span ${theirs}
    union select account_id, place_ref from hold ${theirs}`);
  return rows;
}

/** A number that stands nowhere else, for each of these. */
async function drawAliases(tx: Transaction, numbers: Iterable<bigint>): Promise<(number: bigint) => bigint> {
  const distinct = [...new Set(numbers)];
  const { rows } = await tx.execute<{ alias: bigint }>(
    sql`select nextval('anonymous_id') as alias from generate_series(1, ${distinct.length})`,
  );
  const aliases = new Map(distinct.map((number, index) => [number, rows[index]?.alias]));
  return (number) => {
    const alias = aliases.get(number);
    if (alias === undefined) throw new Error('No anonymous number was drawn.');
    return alias;
  };
}

/**
 * Makes the money records of accounts anonymous: the ledger, holds, plans and times of activity stay whole and go on
 * adding up, but each account and its places are numbers that stand nowhere else, its reviews are 0, and every text is
 * gone. What pays, the partner, stays: its open month is billed by these records. There is no index for the holds of an
 * account, since every suggestion would have to write it: they are read all, twice for however many accounts.
 */
export async function makeAnonymous(tx: Transaction, accountIds: readonly bigint[]): Promise<void> {
  const places = await listPlacesOf(tx, accountIds);
  const ofAccount = await drawAliases(tx, accountIds);
  const ofPlace = await drawAliases(
    tx,
    places.map((place) => place.place_ref),
  );
  const [accounts, refs] = [places.map((place) => place.account_id), places.map((place) => place.place_ref)];
  const gone = sql`
    unnest(${bigints(accountIds)}, ${bigints(accountIds.map(ofAccount))}) as gone (account_id, alias)`;
  const renamed = sql`
    unnest(${bigints(accounts)}, ${bigints(accounts.map(ofAccount))},
      ${bigints(refs)}, ${bigints(refs.map(ofPlace))})
      as renamed (account_id, account_alias, place_ref, place_alias)`;
  const run = (statement: SQL) => tx.execute(statement);
  await run(sql`
    update hold set account_id = account_alias, place_ref = place_alias, review_id = 0, external_ref = null
    from ${renamed} where hold.account_id = renamed.account_id and hold.place_ref = renamed.place_ref`);
  await run(sql`
    update plan_span set account_id = account_alias, place_ref = place_alias
    from ${renamed} where plan_span.account_id = renamed.account_id and plan_span.place_ref = renamed.place_ref`);
  await run(sql`delete from past_due using ${gone} where past_due.account_id = gone.account_id`);
  for (const table of ['quota_month', 'place_activity', 'invoiced_place'])
    await run(sql`
      update ${sql.identifier(table)} as record set place_ref = place_alias
      from ${renamed} where record.place_ref = renamed.place_ref`);
  await run(sql`
    update place set account_id = account_alias, place_ref = place_alias, place_id = '', name = ''
    from ${renamed} where place.account_id = renamed.account_id and place.place_ref = renamed.place_ref`);
  for (const [table, changes] of accountRecords)
    await run(sql`
      update ${sql.identifier(table)} as record set account_id = alias ${changes}
      from ${gone} where record.account_id = gone.account_id`);
  await run(sql`
    update ledger_account set owner_account_id = alias from ${gone} where owner_account_id = gone.account_id`);
  await run(sql`
    update invoice_annex_line as line set account_id = null, external_ref = null
    from ${gone} where line.account_id = gone.account_id`);
  await run(sql`delete from account using ${gone} where account.account_id = gone.account_id`);
}

/** Records by account alone, and what else of them goes. */
const accountRecords: ReadonlyArray<readonly [table: string, changes: SQL]> = [
  ['suns_expiry', sql``],
  ['wallet', sql``],
  ['suns_grant', sql`, reason = '', idempotency_key = transfer_id::text`],
  ['attachment', sql`, external_ref = null`],
  ['client_month', sql`, external_ref = null`],
];
