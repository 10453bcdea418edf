-- Live listings are looked at again and again, so that their accounts hear what happened to them.

alter table source
  -- Business time of the next look; a place that has just been connected is not hurried.
  add column watch_due_at timestamptz not null default now() + interval '6 hours',
  -- Real time until which one process has the look.
  add column watch_lease_until timestamptz,
  -- What was seen at the last look, so that each cause is told once.
  add column watch_state jsonb not null default '{}';
create index source_watch on source (watch_due_at) where connection_id is not null;
