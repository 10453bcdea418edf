-- What each login may still ask of its platform, over all of its places and all replicas. Business time.
create table platform_budget (
  source text not null,
  connection_id bigint not null,
  account_id bigint not null,
  window_start timestamptz not null,
  -- Reads since then.
  calls integer not null,
  -- The platform has asked to be left alone until then.
  paused_until timestamptz,
  primary key (source, connection_id)
);
create index platform_budget_account on platform_budget (account_id);
