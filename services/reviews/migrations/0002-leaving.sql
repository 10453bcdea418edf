-- Client accounts that left their partner: nothing is written for them until they are attached again.
create table detached_account (
  account_id bigint primary key
);

-- Accounts that are being erased, a batch of rows at a time; the row goes with the last batch.
create table account_erasure (
  account_id bigint primary key,
  -- Business time.
  due_at timestamptz not null,
  -- Real time until which a worker is believed to be at it.
  lease_until timestamptz
);

-- Accounts of which nothing may be kept, as keyed hashes of their ids: later events of them are dropped. For as long as a
-- topic may hold one, in real time.
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
