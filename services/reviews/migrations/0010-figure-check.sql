-- One row: when the figures of all places are counted anew and compared with those that places holds, and how far the
-- comparison that is under way has come.
create table figure_check (
  is_only boolean primary key default true check (is_only),
  -- Business time.
  due_at timestamptz not null,
  -- Places up to this one are done.
  after_place_ref bigint not null default 0,
  -- Real time until which the worker that holds lease_no is believed to live.
  lease_until timestamptz,
  lease_no bigint not null default 0
);
insert into figure_check (due_at) values ('2000-01-01Z');
