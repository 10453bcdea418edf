-- Grants that are to be ended at the platform, after the account they were given for left. Whose they were is not told
-- here: a row outlives the account's erasure while the platform is away. Deleted once the platform has ended the grant,
-- or when the login grants access anew.
create table revocation (
  connection_id bigint primary key,
  refresh_token_sealed bytea not null,
  -- Business time of the next try.
  due_at timestamptz not null,
  failures integer not null default 0,
  -- Real time until which a worker is believed to be at it.
  lease_until timestamptz
);
create index revocation_due on revocation (due_at);

-- Accounts of which nothing may be kept, as keyed hashes of their ids: later events of them are dropped. For as long as a
-- topic may hold one, in real time.
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
