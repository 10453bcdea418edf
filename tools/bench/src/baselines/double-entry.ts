import type pg from 'pg';

/**
 * A double-entry ledger in SQL as pgledger's documentation describes it (https://github.com/pgr0ss/pgledger): accounts
 * with a balance and a version, a transfer, and an entry a side with the balance before and after. Both accounts are
 * locked, the smaller id first. It has no holds and no keys against repetition.
 */
export async function createDoubleEntry(
  pool: pg.Pool,
  { accounts, balance }: { accounts: number; balance: number },
): Promise<void> {
  await pool.query(`
    create table double_account (
      id bigint primary key, balance numeric not null default 0, version bigint not null default 0,
      allow_negative boolean not null, updated_at timestamptz not null default now());
    create table double_transfer (
      id uuid primary key default gen_random_uuid(), from_account_id bigint not null references double_account,
      to_account_id bigint not null references double_account, amount numeric not null check (amount > 0),
      created_at timestamptz not null default now());
    create index on double_transfer (from_account_id);
    create index on double_transfer (to_account_id);
    create table double_entry (
      id uuid primary key default gen_random_uuid(), account_id bigint not null references double_account,
      transfer_id uuid not null references double_transfer, amount numeric not null,
      previous_balance numeric not null, current_balance numeric not null, account_version bigint not null,
      created_at timestamptz not null default now());
    create index on double_entry (account_id);
    create index on double_entry (transfer_id);
    create function double_transfer(p_from bigint, p_to bigint, p_amount numeric) returns uuid language plpgsql as $$
    declare
      transfer uuid;
      payer double_account;
      payee double_account;
    begin
      perform from double_account where id in (p_from, p_to) order by id for update;
      insert into double_transfer (from_account_id, to_account_id, amount) values (p_from, p_to, p_amount)
      returning id into transfer;
      update double_account set balance = balance - p_amount, version = version + 1, updated_at = now()
      where id = p_from and (allow_negative or balance >= p_amount) returning * into strict payer;
      update double_account set balance = balance + p_amount, version = version + 1, updated_at = now()
      where id = p_to returning * into strict payee;
      insert into double_entry (account_id, transfer_id, amount, previous_balance, current_balance, account_version)
      values
        (p_from, transfer, -p_amount, payer.balance + p_amount, payer.balance, payer.version),
        (p_to, transfer, p_amount, payee.balance - p_amount, payee.balance, payee.version);
      return transfer;
    end $$`);
  await pool.query(
    `insert into double_account (id, balance, allow_negative)
     select account, case when account = 0 then 0 else $1::bigint end, account = 0 from generate_series(0, $2::bigint) account`,
    [balance, accounts],
  );
}

/** To the account of what was earned, which every charge locks. */
export async function transfer(pool: pg.Pool, accountId: number, amount: number): Promise<void> {
  await pool.query({ name: 'transfer', text: 'select double_transfer($1, 0, $2)', values: [accountId, amount] });
}
