-- Formerly 0230a2bef04f68c896238d269e1552c28d994d8c51fc1ab4e231aeafc33a6a7e: it made tables of packages too.
-- Subscribers' endpoints. Written by their accounts' calls and by the results of attempts; read at every event and claim.
create table webhook_endpoint (
  webhook_id bigint generated always as identity primary key,
  account_id bigint not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Sealed with the environment's data key; empty once the endpoint is deleted.
  secret_sealed bytea not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('consecutive_failures', 'gone', 'operator')),
  disabled_at timestamptz,
  consecutive_failures integer not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((status = 'disabled') = (disabled_at is not null and disabled_reason is not null))
);
create index webhook_endpoint_account on webhook_endpoint (account_id, webhook_id) where deleted_at is null;
-- Endpoints that nothing is sent to: what waits for them is canceled in time.
create index webhook_endpoint_inactive on webhook_endpoint (webhook_id) where disabled_at is not null or deleted_at is not null;

-- Which partner a client account belongs to, as identity tells it by event. Read at every event of an account.
create table account_partner (
  account_id bigint primary key,
  partner_account_id bigint not null,
  external_ref text,
  -- When it happened: an older event never replaces a newer one.
  attached_at timestamptz not null
);

-- An event as one account receives it: the bytes of the body, rendered once, the same in every attempt. An event has one
-- row for its own account and one for the partner, who sees external_ref in it. Deleted with its last delivery.
create table event_copy (
  event_copy_id bigint generated always as identity primary key,
  event_id uuid not null,
  account_id bigint not null,
  type text not null,
  body bytea not null,
  -- The trace of what happened, which the attempts continue.
  traceparent text,
  tracestate text,
  unique (event_id, account_id)
);

-- What is to be sent, or was, to one endpoint: the only truth about it. Written by the consumer, claimed and settled by
-- the dispatchers of all replicas.
create table delivery (
  delivery_id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook_endpoint,
  event_copy_id bigint not null references event_copy,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'canceled')),
  attempts integer not null default 0,
  -- Business time of the next attempt; null once finished.
  due_at timestamptz,
  -- Real time until which a replica is believed to work on it.
  lease_until timestamptz,
  response_status integer,
  response_time_ms integer,
  error text,
  response_excerpt text,
  last_attempt_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'pending') = (due_at is not null))
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
-- Claims: the due deliveries of one endpoint, and the endpoints that have any.
create index delivery_due on delivery (webhook_id, due_at) where due_at is not null;
-- The list of an endpoint's last deliveries.
create index delivery_history on delivery (webhook_id, delivery_id);
-- Pruning: what lies beyond the last finished ones.
create index delivery_finished on delivery (webhook_id, delivery_id) where due_at is null;
-- Whether an event's copy is still needed.
create index delivery_event_copy on delivery (event_copy_id);
