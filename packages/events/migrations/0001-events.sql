-- Where a table stands already, made by the service itself before this package brought its own, it is taken over as it is.

-- Events on their way to Kafka. Written by use cases with the state they tell of; read and emptied by the relay.
create table if not exists outbox (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  topic text not null,
  key text not null,
  type text not null,
  subject text not null,
  occurred_at timestamptz not null,
  payload bytea not null,
  traceparent text,
  tracestate text,
  -- Real time, for the age shown to operators.
  written_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- Events this service has handled, so that a redelivery changes nothing. Pruned after eight days, a day longer than
-- the topics keep their events.
create table if not exists inbox (
  consumer text not null,
  event_id uuid not null,
  handled_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
create index if not exists inbox_handled_at on inbox (handled_at);

-- Events that could not be handled. Later events of the same key wait here behind them, in the order of id.
create table if not exists parked_event (
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
create index if not exists parked_event_key on parked_event (consumer, topic, key, id);

-- Accounts of which nothing may be kept, as keyed hashes of their ids: later events of them are dropped. For as long as a
-- topic may hold one, in real time.
create table if not exists erased_account (
  account_hash text primary key,
  erased_at timestamptz not null default now()
);
