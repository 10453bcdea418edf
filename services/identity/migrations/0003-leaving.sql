-- Formerly 103e29bb7081872e1b5c45ac996351d23a699b89f71adf45da76f50442b4afc2: it made tables of packages too.
-- A client account that its partner detached is listed until it is erased, unless it is attached again before.
-- Business time.
alter table attachment
  add column detached_at timestamptz,
  add column delete_after timestamptz,
  add constraint attachment_detached check ((detached_at is null) = (delete_after is null));
create index attachment_delete_after on attachment (delete_after) where delete_after is not null;

-- Erasures that not every service has answered. What identity itself had of the account is gone by then; what stands
-- here is repeated to the services that are missing, and goes with the last answer.
create table erasure (
  account_id bigint primary key,
  partner_account_id bigint not null,
  enrollment_ids bigint[] not null,
  -- Services that have not answered.
  missing text[] not null check (cardinality(missing) > 0),
  -- Business time.
  due_since timestamptz not null
);
