-- Numbers that stand in money records for what was erased: below zero, and told nowhere else.
create sequence anonymous_id as bigint increment -1 minvalue -9223372036854775808 maxvalue -1 start -1;

-- Accounts of which nothing may be kept, as keyed hashes of their ids: later events of them are dropped. For as long as a
-- topic may hold one, in real time.
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
