-- How far this service has read each partition, by the broker's offsets. Written before the broker is told: when the
-- broker knows of more, the database was set back, and what is between was never handled by it.
create table if not exists consumed_position (
  consumer text not null,
  topic text not null,
  partition integer not null,
  -- The first offset that is not handled.
  next_offset bigint not null,
  -- Offsets that were passed over, until they are read; and real time at which that was seen last.
  passed_over int8range,
  passed_over_at timestamptz,
  primary key (consumer, topic, partition)
);
