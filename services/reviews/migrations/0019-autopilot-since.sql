-- Since when a place is active with autopilot on: what was first seen before is not answered by it. Business time.
alter table place add column autopilot_since timestamptz;

-- Null while it is off. The version before does not write it: what that switches on is on from then on.
create function keep_autopilot_since() returns trigger language plpgsql as $$
begin
  new.autopilot_since := case when new.active and new.autopilot_enabled then coalesce(new.autopilot_since, now()) end;
  return new;
end
$$;
create trigger place_autopilot_since before insert or update of active, autopilot_enabled, autopilot_since on place
  for each row execute function keep_autopilot_since();

-- Where it is on already, nobody wrote down since when: from now on, or early enough for what it has in hand.
update place p set autopilot_since = least(now(), (
  select min(r.first_seen_at) - interval '1 millisecond'
  from autopilot_task t join review r using (account_id, review_id) where t.place_ref = p.place_ref))
where active and autopilot_enabled;
