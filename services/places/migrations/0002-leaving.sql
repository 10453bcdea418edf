-- Formerly 4b911bf62a7dcfc0cbdfa3ce340619540eecd2ad78832a2a9fc7fafd426bb319: it made tables of packages too.
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
