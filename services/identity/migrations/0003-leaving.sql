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

-- Events this service has handled, so that a redelivery changes nothing. Pruned after eight days, a day longer than
-- the topics keep their events.
create table inbox (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
create index inbox_handled_at on inbox (handled_at);

-- Events that could not be handled. Later events of the same key wait here behind them, in the order of id.
create table parked_event (
  id bigint generated always as identity primary key,
  consumer text not null,
  topic text not null,
  key text not null,
  event_id uuid not null,
  type text not null,
  headers jsonb not null,
  payload bytea not null,
  error text not null,
  parked_at timestamptz not null default now(),
  unique (consumer, event_id)
);
create index parked_event_key on parked_event (consumer, topic, key, id);

-- Accounts of which nothing may be kept, as keyed hashes of their ids: later events of them are dropped. For as long as a
-- topic may hold one, in real time.
create table erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
