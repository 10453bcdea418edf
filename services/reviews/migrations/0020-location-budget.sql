-- What may still be asked of a platform about a location, by whichever login, where that is what it counts. Business
-- time.
create table location_budget (
  source text not null,
  location text not null,
  -- Of the login that asked last.
  account_id bigint not null,
  window_start timestamptz not null,
  -- Reads since then.
  calls integer not null,
  -- The platform has asked to be left alone until then.
  paused_until timestamptz,
  primary key (source, location)
);
create index location_budget_account on location_budget (account_id);
