-- How many ends of its plan a place has heard of: who enables autopilot on the word of billing sees by it that the plan
-- has ended since.
alter table place add column plan_ends bigint not null default 0;
