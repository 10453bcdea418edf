-- A stretch of publishing that the benchmark asked for; the publisher marks its end.
create table stretch (
  stretch_id bigint generated always as identity primary key,
  -- Whom the events are about.
  account_id bigint not null default 1,
  -- Instead of it, accounts that take turns.
  account_ids bigint[],
  events_per_second integer not null,
  events_max integer not null,
  ended_at timestamptz
);

-- The state that an event tells of: it stays when the outbox row is gone, and with it the time of the commit.
create table published (
  stretch_id bigint not null,
  number bigint not null,
  primary key (stretch_id, number)
);

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
  auth_type text,
  auth_id text,
  auth_claims text,
  -- Real time, for the age shown to operators.
  written_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);
