-- A client account that left its partner: its events go to nobody until it is attached again. Business time.
alter table account_partner add column detached_at timestamptz;

-- Accounts of which nothing may be kept, as keyed hashes of their ids: later events of them are dropped. For as long as a
-- topic may hold one, in real time.
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
