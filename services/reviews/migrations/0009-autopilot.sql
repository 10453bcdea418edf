-- What places tells of a place's autopilot, which is off until it does.
alter table place
  add column autopilot_enabled boolean not null default false,
  add column autopilot_delay_hours integer not null default 24,
  add column autopilot_min_rating integer not null default 5,
  -- When its holder was last told that there is nothing to pay with. Business time.
  add column unpaid_told_at timestamptz;
create index place_public on place (place_id);

-- Why a draft waits for a person, as codes; empty when nobody needs to look.
alter table reply add column hold_reasons text[] not null default '{}';
-- Replies show it. A quotation mark within a text is escaped, so that only the field's own name is met.
update review set document = replace(document, ',"failure":', ',"hold_reasons":[],"failure":')
  where strpos(document, ',"failure":') > 0;

-- Reviews that autopilot has in hand: to be answered by a draft, or with a draft that it will publish or that waits
-- for a person. Whoever answers or loses the review deletes its row; a changed review is a new judgement.
create table autopilot_task (
  account_id bigint not null,
  review_id bigint not null,
  place_ref bigint not null,
  -- One for each judgement: what names its suggestion to billing goes by it.
  work_id uuid not null,
  -- When the review was first seen as it is now; the delay counts from here. Business time.
  seen_at timestamptz not null,
  -- When the worker looks at it next; null while a person must look. Business time.
  due_at timestamptz,
  -- The delay by which the draft was given its time; null while there is no draft.
  delay_hours integer,
  -- Real time until which the worker that holds lease_no is believed to live.
  lease_until timestamptz,
  lease_no integer not null default 0,
  primary key (account_id, review_id)
);
create index autopilot_task_due on autopilot_task (due_at);
create index autopilot_task_place on autopilot_task (place_ref, due_at);
