-- Platforms tell of a location by its own id, whoever manages it.
create index source_location on source (source, substring(location from '[^/]*$'));

-- What platforms push is arranged when a login is connected, and looked at again and again, since others may take the
-- arrangement over.
alter table connection
  -- Business time of the next look.
  add column pushes_due_at timestamptz not null default now(),
  -- Real time until which one process has it.
  add column pushes_lease_until timestamptz;
create index connection_pushes on connection (pushes_due_at) where status = 'granted';
