-- How often an account reads live listings, over all replicas and places: a platform allows all accounts together so
-- many calls a minute. A partner's row is of what it reads of all its clients.

create table listing_budget (
  account_id bigint primary key,
  -- Business time.
  window_start timestamptz not null,
  -- Since then, with those that were refused.
  reads integer not null
);
create index listing_budget_window on listing_budget (window_start);
