-- Formerly 85616d6327cc088e387a37c7a3841e2e5789cdaa240a861aca04c28fb9b8fad5: it made tables of packages too.
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
