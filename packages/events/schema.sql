-- The tables of the events package. A service that publishes or consumes copies them into its first migration.

-- Events on their way to Kafka. Written by use cases with the state they tell of; read and emptied by the relay.
create table outbox (
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
  -- Who it is due to (CloudEvents' auth context): api_key or system, the key or the service, and for whom.
  auth_type text,
  auth_id text,
  auth_claims text,
  -- Real time, for the age shown to operators.
  written_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

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
