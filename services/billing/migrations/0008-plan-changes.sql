-- Plans may change or end at a moment to come: a span's end, and the beginning of the one after it, may lie ahead. The span
-- in force is the one that a moment lies in.
alter table plan_span
  -- The end of the plan was told to other services; a span that another plan follows tells nothing.
  add column end_told boolean not null default false;
update plan_span set end_told = true where ended_at is not null;
create index plan_span_to_tell on plan_span (ended_at) where ended_at is not null and not end_told;

-- Plans that nobody has paid for: they serve until the day is over, and then end. Set and lifted by operators.
create table past_due (
  place_ref bigint primary key,
  account_id bigint not null,
  since timestamptz not null,
  until timestamptz not null
);
create index past_due_until on past_due (until);
